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

/**
 * Reads markup and answers for selectors. `mayAppear` names attributes that scripts write, with any value. Where it cannot tell,
 * the answer is yes: a rule too many costs bytes, one too few a look.
 */
export function matchMarkup(html: string, mayAppear: (attribute: string) => boolean): MarkupMatch {
  const elements = readElements(html);

  function fits(compound: string, { tag, classes, attributes }: Element): boolean {
    const every = (pattern: RegExp, has: (match: RegExpExecArray) => boolean) =>
      [...compound.matchAll(pattern)].every(has);
    return (
      every(/^[a-z][\w-]*/gi, ([name]) => name!.toLowerCase() === tag) &&
      every(/\.([\w-]+)/g, ([, name]) => classes.has(name!)) &&
      every(/\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g, ([, name, value]) => {
        if (mayAppear(name!)) return true;
        return value === undefined ? name! in attributes : attributes[name!] === value;
      })
    );
  }

  /** From the last compound to the first; neighbours are not looked at. */
  function reaches(compounds: readonly string[], element: Element | undefined): boolean {
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
    const plain = sure.replace(choice, '').replace(/::?[\w-]+/g, '');
    const [last, ...before] = plain
      .split(/\s*>\s*|\s+(?![+~])/)
      .map((part) => part.split(/\s*[+~]\s*/).at(-1)!)
      .reverse();
    return elements.some((element) => fits(last!, element) && reaches(before, element.parent));
  };
}
