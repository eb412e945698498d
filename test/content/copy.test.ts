import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { aboutWords } from '../../content/about.ts';
import { locales } from '../../content/locale.ts';
import { planIds, priceOf } from '../../content/prices.ts';
import { websiteConfiguratorWords } from '../../content/services/website-configurator.ts';
import { projectFolder } from '../support/build/built-site.ts';
import { none } from '../support/none.ts';
import { suite } from '../support/suite.ts';
import { everythingSaid, type Line, linesIn, linesOf } from '../support/words.ts';

const copy = suite('copy');

// What exists in English only stands in no pair of languages.
const lines = [
  ...linesOf(await everythingSaid()),
  ...linesIn(aboutWords, 'content/about.ts', 'en'),
  ...linesIn(websiteConfiguratorWords, 'content/services/website-configurator.ts', 'en'),
];
const where = ({ place, locale, text }: Line) => `${place} (${locale}): ${text}`;
const sweep = (pattern: RegExp, among: (line: Line) => boolean = () => true) =>
  none(lines.filter((line) => among(line) && pattern.test(line.text)).map(where));

copy('Dutch addresses the reader as u', () => {
  // An Instagram post of a client speaks in the client's own voice.
  sweep(
    /(?<![\p{L}’])(?:je|jij|jou|jouw|jouwe|jullie)(?![\p{L}’])/iu,
    ({ locale, place }) => locale === 'nl' && !/posts/.test(place),
  );
});

copy('quotes, apostrophes and dashes are typographic', () => {
  // A code (12 x 4, JSON) may stand in an example; none does so far.
  sweep(/['"]|\.\.\.|\s-\s/u, ({ place }) => !/contactFormWords\.sending|head\.title$/.test(place));
});

copy('no text starts, ends or is filled with stray spaces', () => {
  sweep(/^\s|\s$| {2}/u);
});

copy('no amount is written into a sentence: prices come from the price table', () => {
  const content = join(projectFolder, 'content');
  // In the sources, since a sentence that takes its amount from the table reads the same; budgets are ranges and no prices.
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  assert.ok(files.length > 50);
  none(
    files.flatMap((file) =>
      readFileSync(join(content, file), 'utf8')
        .split('\n')
        .filter(
          (line) => /€\s?\d/u.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line) && !/value: '[\w-]+', label:/.test(line),
        )
        .map((line) => `content/${file}: ${line.trim()}`),
    ),
  );
});

copy('every amount in a sentence is one of the price table', () => {
  const amounts = new Set(planIds.flatMap((id) => locales.map((locale) => priceOf(id, locale).amount)));
  none(
    lines.flatMap((line) =>
      /fields\.budget/.test(line.place)
        ? []
        : [...line.text.matchAll(/€\s?\d[\d.,]*\d/gu)].flatMap(([amount]) =>
            amounts.has(amount) ? [] : [where(line)],
          ),
    ),
  );
});

copy('no stock phrase of agencies', () => {
  sweep(
    /in today’s|\bunlock|\bseamless|cutting-edge|we are passionate|\bsynerg|game.chang|naadloze|baanbrekend|wij zijn gepassioneerd/iu,
  );
  sweep(/\belevate\b/iu, ({ place }) => !/^content\/layout\/footer\.ts/.test(place));
});

/** Labels that are given in American spelling. */
const literalLabels = new Set(['SEO optimized', 'Mobile optimized', 'Monthly hashtag optimization', 'Kickoff']);

copy('English is British', () => {
  sweep(
    /\b(?:colors?|behaviors?|centers?|favorites?|licenses?|catalogs?|gray|fulfill|judgment|kickoff|\w*(?:analy|organi|optimi|custom|recogni|reali|special|speciali|summari|emphasi|utili|personal|personali|minimi|maximi|visuali|prioriti)z(?:e[ds]?|ing|ations?))\b/iu,
    ({ locale, text }) => locale === 'en' && !literalLabels.has(text),
  );
});

copy('nothing was left unfinished, and no placeholder stands for a word', () => {
  sweep(/lorem ipsum|\bTODO\b|\bTBD\b|\bXXX\b|\{(?:product|email|token|slug)\}|undefined|\[object/iu);
});

copy.run();
