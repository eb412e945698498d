import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Refusal, Saved, SaveRequest } from '../message.ts';
import { useDropping } from './dropping.ts';
import { Frame } from './frame.tsx';
import { recall, remember } from './memory.ts';
import { drawnByPage } from './photograph-field.tsx';
import { acceptPreview, type PageText } from './page-texts.ts';
import { usePicking } from './picking.ts';
import { type Answer, colours, redo, replace, save, undo } from './server.ts';
import { sheet } from './sheet.ts';
import { type Drafts, TextEditor } from './text-editor.tsx';
import { TextList } from './text-list.tsx';
import { usePageTexts } from './use-page-texts.ts';

const idOf = (text: PageText) => `${text.kind} ${text.places[0]!.id}`;

/** What the build says is wrong with the site, as the script of `npm run dev` hears it. */
function useFaults(): readonly Refusal[] {
  const [faults, setFaults] = useState<readonly Refusal[]>([]);
  useEffect(() => {
    const hear = ({ detail }: CustomEventInit<{ kind: string; faults?: readonly Refusal[] }>) =>
      setFaults(detail?.kind === 'failed' ? (detail.faults ?? []) : []);
    addEventListener('dev-news', hear as EventListener);
    return () => removeEventListener('dev-news', hear as EventListener);
  }, []);
  return faults;
}

function Panel() {
  const [memory] = useState(recall);
  const [open, setOpen] = useState(memory.open);
  const [picking, setPicking] = useState(memory.picking);
  const [chosen, setChosen] = useState(memory.chosen);
  const [drafts, setDrafts] = useState<Drafts>(memory.drafts ?? {});
  const [said, setSaid] = useState(memory.said ?? '');
  const [refusal, setRefusal] = useState<Refusal>();
  const { texts, refusal: unfound, refresh } = usePageTexts(open);
  const faults = useFaults();
  const [photograph, setPhotograph] = useState<File>();
  const [dropped, clearDropped] = useDropping();
  useEffect(
    () => remember({ open, picking, drafts, said, ...(chosen && { chosen }) }),
    [open, picking, chosen, drafts, said],
  );

  const text = texts.find((each) => idOf(each) === chosen);
  function choose(next: PageText | undefined): void {
    setChosen(next && idOf(next));
    setDrafts({});
    setPhotograph(undefined);
    setRefusal(undefined);
    setSaid('');
  }

  function refuse(reason: Refusal): void {
    setRefusal(reason);
    setSaid(reason.found);
  }

  /** Another picture shows something else: its texts begin empty. */
  function bring(brought: File | undefined, of: PageText): void {
    setPhotograph(brought);
    const [place] = of.places;
    setDrafts(brought ? Object.fromEntries(place!.languages.map(({ locale }) => [locale ?? 'all', ['']])) : {});
  }
  useEffect(() => {
    if (dropped && !open) return setOpen(true);
    if (!dropped || texts.length === 0) return;
    const picture = texts.find(({ element }) => element === dropped.picture);
    choose(picture);
    if (picture?.places[0]?.picture) bring(dropped.photograph, picture);
    else if (picture) setSaid(drawnByPage.found);
    else if (dropped.picture) refuse(drawnByPage);
    else setSaid('There is no picture there: drop the photograph on the one that it replaces.');
    clearDropped();
  }, [dropped, open, texts]);
  const pointed = usePicking(open && picking, texts, choose);

  /** Says what became of a wish to write; the page follows by itself. */
  async function follow(answer: Answer<Saved>, did: string): Promise<void> {
    if (answer.ok) {
      acceptPreview();
      setRefusal(undefined);
      setDrafts({});
      setPhotograph(undefined);
      setSaid(answer.value.file ? `${did} in ${answer.value.file}.` : 'There was nothing to change.');
    } else {
      refuse(answer.refusal);
    }
    // Offsets belong to a version of the file; what was typed stays.
    await refresh();
  }

  if (!open) {
    return (
      <button className="launch" type="button" onClick={() => setOpen(true)}>
        ✎ Edit words
      </button>
    );
  }
  return (
    <>
      <Frame element={pointed?.element} kind="pointed" />
      <Frame element={text?.element} kind="chosen" />
      <aside
        aria-label="Edit words"
        onKeyDown={(event) => {
          if (event.key === 'Escape') (text ? () => choose(undefined) : () => setOpen(false))();
        }}
      >
        <div className="row">
          <h2>Edit words</h2>
          <button type="button" aria-pressed={picking} onClick={() => setPicking(!picking)}>
            Point at the page
          </button>
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </div>
        <div className="row">
          <button type="button" onClick={async () => follow(await undo(), 'Taken back')}>
            Undo
          </button>
          <button type="button" onClick={async () => follow(await redo(), 'Done again')}>
            Redo
          </button>
          {/* Last: a version in which the text says something else takes it away, and no other button may move. */}
          {text && (
            <button type="button" onClick={() => choose(undefined)}>
              All texts
            </button>
          )}
        </div>
        <p className="said" role="status">
          {said}
        </p>
        {[...(unfound ? [unfound] : []), ...(refusal && !text ? [refusal] : []), ...faults].map(({ found, remedy }) => (
          <div className="refusal" role="alert" key={found}>
            <p>{found}</p>
            <p>{remedy}</p>
          </div>
        ))}
        {text ? (
          <TextEditor
            key={idOf(text)}
            text={text}
            drafts={drafts}
            onDraft={setDrafts}
            onSave={async (request: SaveRequest) =>
              follow(await (photograph ? replace(request, photograph) : save(request)), 'Saved')
            }
            photograph={photograph}
            onPhotograph={(brought) => bring(brought, text)}
            refusal={refusal}
          />
        ) : (
          <TextList texts={texts} onChoose={choose} />
        )}
      </aside>
    </>
  );
}

const host = document.createElement('site-editor');
const root = host.attachShadow({ mode: 'open' });
const styles = new CSSStyleSheet();
styles.replaceSync(`:host { ${colours} }${sheet}`);
root.adoptedStyleSheets = [styles];
document.documentElement.append(host);
// Above whatever the page lays over itself.
host.popover = 'manual';
host.showPopover();
createRoot(root).render(
  <StrictMode>
    <Panel />
  </StrictMode>,
);
