import type { EditableText } from '../message.ts';
import { type Answer, find } from './server.ts';

/** A text of the page that stands in a file of words. */
export interface PageText {
  /** As a reader sees it. */
  readonly shown: string;
  readonly kind: 'title' | 'description' | 'alternative text' | 'text';
  /** Where it shows, for what shows on the page. */
  readonly element: Element;
  /** The places that say just that; more than one where the same words are written twice. */
  readonly places: readonly EditableText[];
}

type Shown = Omit<PageText, 'places'>;

/** What shows no words of its own, or none that content holds. */
const silent = 'script, style, template, noscript, svg, site-editor, build-faults';
/** More than the longest paragraph: what is longer holds several texts. */
const longest = 1200;

const single = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

function headTexts(): readonly Shown[] {
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]');
  const title = document.querySelector('title');
  return [
    ...(title ? [{ shown: document.title, kind: 'title', element: title } as const] : []),
    ...(description ? [{ shown: description.content, kind: 'description', element: description } as const] : []),
  ];
}

function bodyTexts(): readonly Shown[] {
  return [...document.body.querySelectorAll('*')].flatMap((element): readonly Shown[] => {
    if (element.closest(silent)) return [];
    if (element instanceof HTMLImageElement)
      return element.alt ? [{ shown: element.alt, kind: 'alternative text', element }] : [];
    const shown = single(element.textContent);
    return shown && shown.length <= longest ? [{ shown, kind: 'text', element }] : [];
  });
}

/** What each element said when the page was loaded: what is typed shows on the page, and stands in no file yet. */
let loaded = new WeakMap<Element, string>();

/** From now on the page is what the files say. */
export const acceptPreview = (): void => void (loaded = new WeakMap());

function asLoaded(text: Shown): Shown {
  const shown = loaded.get(text.element) ?? text.shown;
  loaded.set(text.element, shown);
  return { ...text, shown };
}

/** The texts of this page that can be edited, in their order and each by its innermost element; or why the server refused. */
export async function findPageTexts(): Promise<Answer<readonly PageText[]>> {
  const shown = [...headTexts(), ...bodyTexts()].map(asLoaded);
  const answer = await find({ texts: shown.map((text) => text.shown), locale: document.documentElement.lang });
  if (!answer.ok) return answer;
  const texts = shown.flatMap((text, index): readonly PageText[] => {
    const places = answer.value[index]!;
    return places.length > 0 ? [{ ...text, places }] : [];
  });
  const isOuter = (text: PageText) =>
    texts.some(
      (other) => other.element !== text.element && other.shown === text.shown && text.element.contains(other.element),
    );
  return { ok: true, value: texts.filter((text) => !isOuter(text)) };
}
