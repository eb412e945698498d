import { Parser } from 'htmlparser2';
import postcss from 'postcss';

interface Element {
  readonly tag: string;
  readonly classes: ReadonlySet<string>;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: Element | undefined;
}

/** Whether a selector can match somewhere in a piece of markup. */
export type MarkupMatch = (selector: string) => boolean;

/** `( … )` with at most one more pair inside. */
const inner = String.raw`\(((?:[^()]|\([^()]*\))*)\)`;
/** What narrows a selector by something that is absent, or by a place: never a reason to say no. */
const narrowing = new RegExp(`:(?:not|has|nth-[\\w-]+)${inner}`, 'g');
const choice = new RegExp(`:(?:is|where)${inner}`, 'g');

function readElements(html: string): readonly Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const classes = new Set(attributes.class?.split(' '));
      const element = { tag: tag.toLowerCase(), classes, attributes, parent: open.at(-1) };
      elements.push(element);
      open.push(element);
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return elements;
}

/** What one compound of a selector asks of one element. */
interface Compound {
  readonly tag: string | undefined;
  readonly classes: readonly string[];
  readonly attributes: readonly (readonly [name: string, value: string | undefined])[];
}

function readCompound(text: string): Compound {
  return {
    tag: /^[a-z][\w-]*/i.exec(text)?.[0].toLowerCase(),
    classes: [...text.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!),
    attributes: [...text.matchAll(/\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g)].map(
      ([, name, value]) => [name!, value] as const,
    ),
  };
}

/** The compounds of a selector without functions, from the last to the first; neighbours are not looked at. */
const readCompounds = (selector: string): readonly Compound[] =>
  selector
    .split(/\s*>\s*|\s+(?![+~])/)
    .map((part) => readCompound(part.split(/\s*[+~]\s*/).at(-1)!))
    .reverse();

/**
 * Reads markup and answers for selectors. `mayAppear` names attributes that scripts write, with any value. Where it cannot tell,
 * the answer is yes: a rule too many costs bytes, one too few a look.
 */
export function matchMarkup(html: string, mayAppear: (attribute: string) => boolean): MarkupMatch {
  const elements = readElements(html);
  const present = new Set(elements.flatMap(({ classes }) => [...classes]));

  const fits = (compound: Compound, { tag, classes, attributes }: Element): boolean =>
    (compound.tag === undefined || compound.tag === tag) &&
    compound.classes.every((name) => classes.has(name)) &&
    compound.attributes.every(
      ([name, value]) => mayAppear(name) || (value === undefined ? name in attributes : attributes[name] === value),
    );

  function reaches(compounds: readonly Compound[], element: Element | undefined): boolean {
    const [last, ...before] = compounds;
    if (last === undefined) return true;
    for (let found = element; found; found = found.parent)
      if (fits(last, found) && reaches(before, found.parent)) return true;
    return false;
  }

  return function matches(selector) {
    const sure = selector.replace(narrowing, '');
    for (const [, choices] of sure.matchAll(choice)) {
      if (!postcss.list.comma(choices!).some(matches)) return false;
    }
    const compounds = readCompounds(sure.replace(choice, '').replace(/::?[\w-]+/g, ''));
    // Most rules are about other blocks; what is nowhere needs no search.
    if (!compounds.every(({ classes }) => classes.every((name) => present.has(name)))) return false;
    const [last, ...before] = compounds;
    return elements.some((element) => fits(last!, element) && reaches(before, element.parent));
  };
}
