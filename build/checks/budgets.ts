import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Page } from '../../pages/page.ts';
import type { PageWidget } from '../../widgets/names.ts';
import type { PageAddress } from '../rendering/address.ts';
import { embedFolder } from '../js/embeds.tsx';
import { Fault } from '../fault.ts';
import type { Inspection } from './inspect.ts';
import type { OutputFile } from '../output.ts';
import type { Settings } from '../settings.ts';

/** Bytes as brotli sends them, for all scripts that a page links. */
const ordinaryBudget = 4096;
/** The same for a page whose own widget is large. */
const roomyBudget = 6144;
const roomyWidgets: readonly PageWidget[] = ['contact-form', 'portfolio-filter', 'configurator'];
/** Bytes as brotli sends them, for one embed with its markup and styles. */
const embedBudget = 12_288;
/** Bytes of all fonts, those of the clients included, which are compressed already: 60 KB. */
const fontBudget = 61_440;

/** What React leaves in every bundle it is part of, in each of its builds. */
const react = /react\.(?:transitional\.)?element|Minified React error|__(?:SECRET|CLIENT)_INTERNALS/;

export interface Budgets {
  /** Takes note of a finished page. */
  readonly note: (page: Pick<Page, 'widgets'>, address: PageAddress, seen: Pick<Inspection, 'scripts'>) => void;
  /** What is heavier than it may be, among the pages noted and the files given. */
  readonly faults: (files: readonly OutputFile[], weights: Weights) => readonly Fault[];
}

const figure = (bytes: number) => bytes.toLocaleString('en-GB');
const overBy = (bytes: number, budget: number) =>
  `${figure(bytes)} bytes, ${figure(bytes - budget)} more than the ${figure(budget)} it may have`;

/** Bytes as brotli sends them, of each script, by path. */
export type Weights = ReadonlyMap<string, number>;

const compress = promisify(brotliCompress);

/** Weighs every script among the files, beside whatever else the process does. */
export async function weighScripts(files: readonly OutputFile[]): Promise<Weights> {
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  return new Map(
    await Promise.all(scripts.map(async ({ path, contents }) => [path, (await compress(contents)).length] as const)),
  );
}

/** Weighs what visitors load: a site that grew too heavy is not published. */
export function openBudgets({ basePath }: Pick<Settings, 'basePath'>): Budgets {
  const noted: { page: Pick<Page, 'widgets'>; address: PageAddress; scripts: ReadonlySet<string> }[] = [];

  function* ofPages(weightOf: (path: string) => number): Generator<Fault> {
    for (const { page, address, scripts } of noted) {
      const budget = page.widgets.some((name) => roomyWidgets.includes(name)) ? roomyBudget : ordinaryBudget;
      const paths = [...scripts].map((src) => src.slice(basePath.length));
      const weights = paths.map((path) => ({ path, weight: weightOf(path) }));
      const weight = weights.reduce((sum, script) => sum + script.weight, 0);
      if (weight <= budget) continue;
      yield new Fault(
        `The scripts of a page have ${overBy(weight, budget)}: ${weights.map((script) => `${script.path} ${figure(script.weight)}`).join(', ')}.`,
        { file: 'widgets', page: `${address.route} (${address.href})`, language: address.locale },
        'Make the widgets say the same in less, or link fewer of them (`widgets` of definePage).',
      );
    }
  }

  function* ofFiles(files: readonly OutputFile[], weightOf: (path: string) => number): Generator<Fault> {
    for (const { path, contents } of files) {
      if (path.startsWith(`${embedFolder}/`) && weightOf(path) > embedBudget) {
        yield new Fault(
          `The embed ${path} has ${overBy(weightOf(path), embedBudget)}.`,
          { file: 'build/js/embeds.tsx' },
          'Shorten its markup or its styles, or let the widget say the same in less.',
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
    const fonts = files.filter(({ path }) => path.endsWith('.woff2'));
    const weight = fonts.reduce((sum, { contents }) => sum + contents.length, 0);
    if (weight > fontBudget) {
      yield new Fault(
        `The fonts have ${overBy(weight, fontBudget)}: ${fonts.map(({ path, contents }) => `${path} ${figure(contents.length)}`).join(', ')}.`,
        { file: 'styles/fonts, content/cases' },
        'Subset them more closely (build/css/subset-fonts.ts), or set the headlines of a case in a face of the site (`typeface`).',
      );
    }
  }

  return {
    note: (page, address, { scripts }) => void noted.push({ page, address, scripts }),
    faults(files, weights) {
      // A script that is no file of the site is a fault of its own (check.ts).
      const weightOf = (path: string) => weights.get(path) ?? 0;
      return [...ofPages(weightOf), ...ofFiles(files, weightOf)];
    },
  };
}
