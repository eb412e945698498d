import { caseFaces } from '../../content/cases/case-faces.ts';
import { cases } from '../../content/cases/index.ts';
import type { CaseBlock, CasePalette, CaseStudy, CaseTone } from '../../content/cases/case-types.ts';
import { contrast, mix, openingClass, swatchClass } from '../../pages/colour.ts';
import { Fault, refuse } from '../fault.ts';
import { recall } from '../kept/results.ts';

/** What text needs on its ground, and what lines and marks need (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const MARK = 3;

const tones: readonly CaseTone[] = ['ground', 'soft', 'ink', 'accent'];

/** The mixture nearest to the wanted colour that can be told from every ground it may stand on. */
function legible(wanted: string, text: string, grounds: readonly string[], ratio: number): string {
  for (let share = 1; share > 0; share -= 0.05) {
    const colour = mix(wanted, text, share);
    if (grounds.every((ground) => contrast(colour, ground) >= ratio)) return colour;
  }
  return text;
}

const best = (colours: readonly string[], ground: string) =>
  colours.reduce((one, other) => (contrast(other, ground) > contrast(one, ground) ? other : one));

/** The client's own colour for text where one can be read there; black or white, one of which always can, where none can. */
function textOn(ground: string, palette: CasePalette): string {
  const own = best([palette.ink, palette.ground, palette.soft], ground);
  return contrast(own, ground) >= TEXT ? own : best([own, '#000000', '#ffffff'], ground);
}

/** The client's own colour for words on a swatch, deepened or paled as far as reading needs it. */
function wordsOn(hex: string, palette: CasePalette): string {
  const last = best(['#000000', '#ffffff'], hex);
  return legible(best(Object.values(palette), hex), last, [hex], TEXT);
}

/** The properties of a ground (styles/layout/section.css), all derived from four colours. */
function propertiesOf(palette: CasePalette, tone: CaseTone): Readonly<Record<string, string>> {
  const ground = palette[tone];
  const text = textOn(ground, palette);
  const raised = mix(text, ground, 0.06);
  const grounds = contrast(text, raised) >= TEXT ? [ground, raised] : [ground];
  const accents = [palette.accent, palette.soft, palette.ink, palette.ground].filter((colour) => colour !== ground);
  const accent = accents.find((colour) => contrast(colour, ground) >= TEXT && colour !== text) ?? accents[0]!;
  return {
    ground,
    text,
    quiet: legible(mix(text, ground, 0.78), text, grounds, TEXT),
    accent: legible(accent, text, grounds, TEXT),
    mark: legible(accents[0]!, text, grounds, MARK),
    rule: mix(text, ground, 0.28),
    raised: grounds[1] ?? ground,
    glint: palette.accent,
    focus: text,
  };
}

const declarations = (properties: Readonly<Record<string, string>> | CasePalette) =>
  Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const swatchesOf = (blocks: readonly CaseBlock[]) =>
  blocks.flatMap((block) => {
    if (block.kind === 'swatches') return block.swatches.map(({ hex }) => hex);
    return block.kind === 'section' ? (block.items ?? []).flatMap(({ hex }) => hex ?? []) : [];
  });

function* faultsOf({ id, palette, blocks }: CaseStudy): Generator<Fault> {
  const at = { file: `content/cases/${id}.ts`, page: `portfolio/${id}` };
  const values = [
    ...Object.entries(palette).map(([name, hex]) => [`The colour '${name}' of the palette`, hex] as const),
    ...swatchesOf(blocks).map((hex) => ['A swatch', hex] as const),
  ];
  const wrong = values.filter(([, hex]) => !/^#[0-9a-f]{6}$/i.test(hex));
  for (const [name, hex] of wrong) {
    yield new Fault(
      `${name} of case '${id}' is "${hex}".`,
      at,
      'Write it as # and six hexadecimal digits, such as #2f8388.',
    );
  }
  if (!/^[a-z][a-z0-9-]*$/.test(id)) {
    yield new Fault(
      `The case id '${id}' cannot name a class.`,
      at,
      'Use lower-case letters, digits and hyphens, a letter first.',
    );
  }
  if (wrong.length === 0 && contrast(palette.ink, palette.ground) < TEXT) {
    yield new Fault(
      `Text of case '${id}' cannot be read: ${palette.ink} on ${palette.ground} has a contrast of ${contrast(palette.ink, palette.ground).toFixed(2)}.`,
      at,
      `Choose ink and ground with a contrast of at least ${TEXT}.`,
    );
  }
}

/**
 * Each case's colours as classes, since the pages may carry no style attributes: `.case-<id>` around whatever stands on one of its tones,
 * `.opening-<id>` for what other pages show of it,
 * `.swatch-<hex>` in it for its colour swatches, the lettering of its client (`data-typeface`), and the names by which its cover (`.cover-<id>`) and card travel between two views.
 */
export function paletteStyles(cases: readonly CaseStudy[]): string {
  refuse(cases.flatMap((study) => [...faultsOf(study)]));
  const palettes = cases.flatMap(({ id, palette, look }) =>
    tones.map(
      (tone) =>
        `${tone === look.opening ? `.${openingClass(id)},` : ''}.case-${id} [data-tone=${tone}]{${declarations(propertiesOf(palette, tone))}}`,
    ),
  );
  const own = cases.map(
    ({ id, palette }) => `.case.case-${id}{${declarations(palette).replaceAll('--', '--client-')}}`,
  );
  const swatches = cases.flatMap(({ id, palette, blocks }) =>
    [...new Set(swatchesOf(blocks))].map(
      (hex) => `.case-${id} .${swatchClass(hex)}{--swatch:${hex};--on-swatch:${wordsOn(hex, palette)}}`,
    ),
  );
  const travels = cases.map(
    ({ id }) =>
      `.cover-${id}{view-transition-name:cover-${id}}` +
      `.portfolio__list[data-rearranging] .case-${id}{view-transition-name:card-${id}}`,
  );
  const faces = Object.entries(caseFaces).map(
    ([face, { like, weight }]) =>
      `[data-typeface=${face}]{--typeface:case-${face},var(--${like});--typeface-weight:${weight}}`,
  );
  return [
    ...palettes,
    ...own,
    ...faces,
    ...swatches,
    `@media (prefers-reduced-motion:no-preference){${travels.join('')}`,
    '.portfolio__list[data-rearranging] .case-cover{view-transition-name:none}}',
  ].join('\n');
}

/** Those of the cases on the site. */
export const caseStyles = (): string => recall('palettes', () => paletteStyles(Object.values(cases)));
