import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { budgets as limits, roomyWidgets } from '../../content/budgets.ts';
import type { Page } from '../../pages/page.ts';
import type { PageAddress } from '../rendering/address.ts';
import { embedFolder } from '../js/embeds.tsx';
import { pinnedEmbed } from '../asset.ts';
import { Fault } from '../fault.ts';
import { digestOf } from '../kept/cache-entry.js';
import { type KeptTable, openKeptTable } from '../kept/kept-table.ts';
import type { Inspection } from './inspect.ts';
import type { OutputFile } from '../output.ts';
import type { Settings } from '../settings.ts';

const file = 'content/budgets.ts';

/** The other way out, which every refusal names. */
const orRaise = (name: keyof typeof limits) => `or raise \`${name}\` in ${file}`;

/** What React leaves in every bundle it is part of, in each of its builds. */
const react = /react\.(?:transitional\.)?element|Minified React error|__(?:SECRET|CLIENT)_INTERNALS/;

export interface Budgets {
  /** Takes note of a finished page. */
  readonly note: (page: Pick<Page, 'widgets'>, address: PageAddress, seen: Pick<Inspection, 'scripts'>) => void;
  /** What is heavier than it may be, among the pages noted and the files given. */
  readonly faults: (files: readonly OutputFile[], weights: Weights) => readonly Fault[];
}

const pinned = new RegExp(`^${pinnedEmbed}`);

/** Fonts of characters that the words of the site do not hold (build/faces/site-faces.ts): no page asks for them. */
const rareFont = /-rare-[^/]+$/;

const figure = (bytes: number) => bytes.toLocaleString('en-GB');
const overBy = (bytes: number, budget: number) =>
  `${figure(bytes)} bytes, ${figure(bytes - budget)} more than the ${figure(budget)} it may have`;

/** Bytes as brotli sends them, of each script, by path. */
export type Weights = ReadonlyMap<string, number>;

const compress = promisify(brotliCompress);

let opened: KeptTable<number> | undefined;
const table = () => (opened ??= openKeptTable('script-weights', process.versions.brotli ?? ''));

/** Keeps the weights in the repository, for the first build of a fresh clone. */
export const keepWeights = (): void => table().keep();

/** Weighs every script among the files that no earlier build has weighed, beside whatever else the process does. */
export async function weighScripts(files: readonly OutputFile[]): Promise<Weights> {
  // The pinned form of an embed has the bytes of the other.
  const scripts = files.filter(({ path }) => path.endsWith('.js') && !pinned.test(path));
  const weights = scripts.map(async ({ path, contents }) => {
    const key = digestOf(contents).toString('hex');
    return [path, await table().ofLater(key, async () => (await compress(contents)).length)] as const;
  });
  const weighed = new Map(await Promise.all(weights));
  await table().save();
  return weighed;
}

/** Pages that load the same scripts and may load as much. */
interface Alike {
  readonly budget: 'scripts' | 'roomyScripts';
  readonly scripts: ReadonlySet<string>;
  /** The first of them. */
  readonly address: PageAddress;
  readonly pages: number;
}

/** Weighs what visitors load: a site that grew too heavy is not published. */
export function openBudgets({ basePath }: Pick<Settings, 'basePath'>): Budgets {
  /** Pages with the same scripts weigh the same: the first of them stands for all. */
  const noted = new Map<string, Alike>();

  function* ofPages(weightOf: (path: string) => number): Generator<Fault> {
    for (const { budget: name, scripts, address, pages } of noted.values()) {
      const budget = limits[name];
      const paths = [...scripts].map((src) => src.slice(basePath.length));
      const weights = paths.map((path) => ({ path, weight: weightOf(path) }));
      const weight = weights.reduce((sum, script) => sum + script.weight, 0);
      if (weight <= budget) continue;
      const fault = new Fault(
        `The scripts of a page have ${overBy(weight, budget)}: ${weights.map((script) => `${script.path} ${figure(script.weight)}`).join(', ')}.`,
        { file: 'widgets', page: `${address.route} (${address.href})`, language: address.locale },
        `Make the widgets say the same in less, link fewer of them (\`widgets\` of definePage), ${orRaise(name)}.`,
      );
      // For each page by itself: the message says how many have it.
      yield* Array.from({ length: pages }, () => fault);
    }
  }

  function* ofFiles(files: readonly OutputFile[], weightOf: (path: string) => number): Generator<Fault> {
    for (const { path, contents } of files) {
      if (path.startsWith(`${embedFolder}/`) && weightOf(path) > limits.embed) {
        yield new Fault(
          `The embed ${path} has ${overBy(weightOf(path), limits.embed)}.`,
          { file: 'build/js/embeds.tsx' },
          `Shorten its markup or its styles, let the widget say the same in less, ${orRaise('embed')}.`,
        );
      }
      if (path.endsWith('.js') && react.test(Buffer.from(contents).toString())) {
        yield new Fault(
          `React is part of the script ${path}.`,
          { file: 'build/js/scripts.ts' },
          'Import only signals in widgets/ (`@preact/signals-react`), nothing of React or of pages/.',
        );
      }
    }
    const fonts = files.filter(({ path }) => path.endsWith('.woff2') && !rareFont.test(path));
    const weight = fonts.reduce((sum, { contents }) => sum + contents.length, 0);
    if (weight > limits.fonts) {
      yield new Fault(
        `The fonts have ${overBy(weight, limits.fonts)}: ${fonts.map(({ path, contents }) => `${path} ${figure(contents.length)}`).join(', ')}.`,
        { file: 'content/look.ts, content/cases' },
        `Choose lighter typefaces in content/look.ts, set the headlines of a case in a face of the site (\`typeface\`), ${orRaise('fonts')}.`,
      );
    }
  }

  return {
    note({ widgets }, address, { scripts }) {
      const budget = widgets.some((widget) => roomyWidgets.includes(widget)) ? 'roomyScripts' : 'scripts';
      const key = [budget, ...scripts].join(' ');
      const alike = noted.get(key) ?? { budget, scripts, address, pages: 0 };
      noted.set(key, { ...alike, pages: alike.pages + 1 });
    },
    faults(files, weights) {
      // A script that is no file of the site is a fault of its own (check.ts).
      const weightOf = (path: string) => weights.get(path) ?? 0;
      return [...ofPages(weightOf), ...ofFiles(files, weightOf)];
    },
  };
}
