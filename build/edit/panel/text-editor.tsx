import { useEffect, useRef, useState } from 'react';
import type { Part } from '../literal.ts';
import type { Change, EditableText, LanguageText, Refusal, SaveRequest } from '../message.ts';
import { HeadPreview } from './head-preview.tsx';
import { PhotographField } from './photograph-field.tsx';
import type { PageText } from './page-texts.ts';
import { show, wordsOf } from './preview.ts';
import { languageNames } from './server.ts';
import { TextFields } from './text-fields.tsx';

/** What was typed, by language. */
export type Drafts = Readonly<Record<string, readonly Part[]>>;

interface TextEditorProps {
  readonly text: PageText;
  readonly drafts: Drafts;
  readonly onDraft: (drafts: Drafts) => void;
  readonly onSave: (request: SaveRequest) => void;
  /** What takes the place of this picture. */
  readonly photograph: File | undefined;
  readonly onPhotograph: (photograph: File | undefined) => void;
  readonly refusal: Refusal | undefined;
}

const keyOf = ({ locale }: LanguageText) => locale ?? 'all';

const changeOf = ({ start, end, locale, lacking }: LanguageText, parts: readonly Part[]): Change => ({
  start,
  end,
  parts,
  ...(lacking && locale && { locale }),
});

const hasWords = (parts: readonly Part[]) => parts.some((part) => typeof part === 'string' && part.trim());

/** What is typed now as a request to write it; nothing where nothing was changed. */
function changesOf({ file, digest, languages }: EditableText, drafts: Drafts): SaveRequest | undefined {
  const changes = languages.flatMap((language) => {
    const parts = drafts[keyOf(language)];
    return parts && JSON.stringify(parts) !== JSON.stringify(language.parts) ? [changeOf(language, parts)] : [];
  });
  return changes.length > 0 ? { file, digest, changes } : undefined;
}

/** What is typed of another picture; nothing before every language that said what it shows does so again. */
function toldAnew({ file, digest, languages }: EditableText, drafts: Drafts): SaveRequest | undefined {
  const told = languages.map((language) => ({ language, parts: drafts[keyOf(language)] ?? [] }));
  if (told.some(({ language, parts }) => !language.lacking && !hasWords(parts))) return undefined;
  const changes = told.filter(({ parts }) => hasWords(parts)).map(({ language, parts }) => changeOf(language, parts));
  return { file, digest, changes };
}

/** One text in all languages, side by side, with what it looks like on the page while it is typed. */
export function TextEditor({ text, drafts, onDraft, onSave, photograph, onPhotograph, refusal }: TextEditorProps) {
  const [place, setPlace] = useState(text.places[0]!);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => setPlace((last) => text.places.find(({ id }) => id === last.id) ?? text.places[0]!), [text]);
  useEffect(() => {
    // Whoever goes through versions keeps the button; it is in the panel that the focus may stay.
    if (!(form.current?.getRootNode() as ShadowRoot).activeElement) form.current?.querySelector('textarea')?.focus();
  }, []);

  const pageLanguage = document.documentElement.lang;
  const here = place.languages.find(({ locale }) => !locale || locale === pageLanguage);
  const typed = here && drafts[keyOf(here)];
  const words = here && typed ? wordsOf(here.parts, typed, text.shown) : text.shown;
  // An amount is shown in the notation of the page, which the build knows.
  const follows = place.kind === 'text' && typed !== undefined;
  useEffect(() => {
    if (follows) show(text, words);
  }, [follows, words, text]);

  const request = photograph ? toldAnew(place, drafts) : changesOf(place, drafts);
  return (
    <form
      ref={form}
      className="editor"
      onSubmit={(event) => {
        event.preventDefault();
        if (request) onSave(request);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        if (request) onSave(request);
      }}
    >
      {text.places.length > 1 && (
        <label>
          <span className="quiet">These words are written in {text.places.length} places</span>
          <select
            value={place.id}
            onChange={({ target }) => setPlace(text.places.find(({ id }) => id === target.value) ?? place)}
          >
            {text.places.map(({ id, file, languages }) => (
              <option key={id} value={id}>
                {file}:{languages[0]!.line}
              </option>
            ))}
          </select>
        </label>
      )}
      {text.kind === 'alternative text' && (
        <PhotographField takes={place.picture ?? false} photograph={photograph} onPhotograph={onPhotograph} />
      )}
      {place.languages.map((language) => (
        <TextFields
          key={keyOf(language)}
          text={place}
          language={language}
          parts={drafts[keyOf(language)] ?? language.parts}
          onChange={(parts) => onDraft({ ...drafts, [keyOf(language)]: parts })}
        />
      ))}
      {place.lackingAround && (
        <p className="quiet" lang="en">
          {place.lackingAround.map((locale) => languageNames[locale]).join(', ')} says nothing here yet: all the words
          around this text are written together in {place.file}, beside those of the other languages.
        </p>
      )}
      {refusal && (
        <div className="refusal" role="alert">
          <p>{refusal.found}</p>
          <p>{refusal.remedy}</p>
        </div>
      )}
      {(text.kind === 'title' || text.kind === 'description') && (
        <HeadPreview
          title={text.kind === 'title' ? words : document.title}
          description={
            text.kind === 'description'
              ? words
              : (document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '')
          }
        />
      )}
      <button className="save" type="submit" disabled={!request}>
        Save
      </button>
    </form>
  );
}
