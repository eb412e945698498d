import * as assert from 'uvu/assert';
import { paletteStyles } from '../../build/css/palettes.ts';
import { describeFailure } from '../../build/fault.ts';
import type { CaseStudy } from '../../content/cases/case-types.ts';
import { cases } from '../../content/cases/index.ts';
import { none } from '../support/none.ts';
import { suite } from '../support/suite.ts';

const palettes = suite('colours of the cases');

const studies = Object.values(cases);
const css = paletteStyles(studies);

/** Contrast by the formula of WCAG 2.2, apart from the one that the build uses. */
function contrast(one: string, other: string): number {
  const light = (hex: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
      const share = Number(`0x${hex.slice(1 + at * 2, 3 + at * 2)}`) / 255;
      return sum + weight * (share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4));
    }, 0);
  const [a, b] = [light(one) + 0.05, light(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

/** The properties of every ground of every case. */
const grounds = [...css.matchAll(/case-([a-z0-9-]+) \[data-tone=(\w+)\]\{([^}]*)\}/g)].map(([, id, tone, body]) => ({
  place: `${id} on ${tone}`,
  colours: Object.fromEntries(body!.split(';').map((line) => line.slice(2).split(':') as [string, string])),
}));

const tooFaint = (names: readonly string[], onto: readonly string[], least: number) =>
  grounds.flatMap(({ place, colours }) =>
    names.flatMap((name) =>
      onto.flatMap((ground) => {
        const found = contrast(colours[name]!, colours[ground]!);
        return found >= least ? [] : [`${place}: --${name} on --${ground} has ${found.toFixed(2)}`];
      }),
    ),
  );

palettes('every case has four grounds', () => {
  assert.is(grounds.length, studies.length * 4);
});

palettes('text, quiet text and coloured text can be read on every ground', () => {
  none(tooFaint(['text', 'quiet', 'accent'], ['ground'], 4.5));
});

palettes('text on cards can be read too', () => {
  none(tooFaint(['text', 'quiet'], ['raised'], 4.5));
});

palettes('lines, marks and focus rings can be seen on every ground', () => {
  none(tooFaint(['mark', 'focus'], ['ground'], 3));
});

palettes('the words on every swatch can be read', () => {
  const swatches = [...css.matchAll(/--swatch:(#\w+);--on-swatch:(#\w+)/g)];
  const shown = studies.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      const coloured = block.kind === 'swatches' ? block.swatches : block.kind === 'section' ? (block.items ?? []) : [];
      return coloured.flatMap(({ hex }) => hex ?? []);
    }),
  );
  assert.equal(
    new Set(swatches.map(([, ground]) => ground!.toLowerCase())),
    new Set(shown.map((hex) => hex.toLowerCase())),
  );
  none(swatches.flatMap(([, ground, text]) => (contrast(ground!, text!) >= 4.5 ? [] : [`${text} on ${ground}`])));
});

palettes('a colour that is none, and text that cannot be read on its ground, are refused with file and remedy', () => {
  const [one, other] = studies as [CaseStudy, CaseStudy];
  const wrong = { ...one, palette: { ...one.palette, ground: 'green' } };
  const dim = { ...other, palette: { ...other.palette, ink: '#20463e', ground: '#10302a' } };
  const told = (given: readonly CaseStudy[]) => {
    try {
      return paletteStyles(given);
    } catch (error) {
      return describeFailure(error);
    }
  };
  const [first, second, ...others] = told([wrong, dim]).split('\n\n');
  assert.match(first!, `The colour 'ground' of the palette of case '${one.id}' is "green".`);
  assert.match(second!, /#20463e on #10302a has a contrast of 1\.\d\d/);
  assert.equal(others, []);
  for (const [message, { id }] of [
    [first, one],
    [second, other],
  ] as const)
    assert.match(message!, new RegExp(`file: +content/cases/${id}\\.ts[^]*remedy: +\\S`));
});

palettes.run();
