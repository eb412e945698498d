import { readFileSync } from 'node:fs';
import { type CaseFace, caseFaces, isCaseFace } from '../../content/cases/case-faces.ts';
import type { CaseBlock, CaseStudy } from '../../content/cases/case-types.ts';
import type { Localized } from '../../content/locale.ts';
import { assetPath, fingerprint } from '../asset.ts';
import { cached, sourceText } from '../kept/cache.ts';
import { openKeptFiles, versionsOf } from '../kept/kept-files.ts';
import type { OutputFile } from '../output.ts';
import { cutFace } from './cut-face.ts';
import { faceFile } from './face-files.ts';

/** A client's face, cut down to the words set in it. */
export interface CaseFont {
  readonly face: CaseFace;
  readonly file: OutputFile;
}

const textsOf = (text: Localized<string>) => Object.values(text);

/** What a block says in the client's face: its headline and the numbers of its steps, the bars of its week, or a sentence set large. */
function headlinesOf(block: CaseBlock): readonly string[] {
  if (block.kind === 'testimonial') return [];
  if (block.kind === 'statement') return textsOf(block.text);
  if (block.kind === 'doors') return [block.heading, block.sentence].flatMap(textsOf);
  if (block.kind === 'horizon') return [block.heading, ...block.sunken].flatMap(textsOf);
  if (block.kind === 'week')
    return [block.heading, block.free, ...block.items.map(({ title }) => title)].flatMap(textsOf);
  const steps = block.kind === 'section' && block.ordered ? (block.items ?? []) : [];
  return [...textsOf(block.heading), ...steps.map((_, index) => String(index + 1))];
}

/** The client's name, the figure of its result and every headline, in all languages. */
const wordsOf = ({ title, result, blocks, closing }: CaseStudy) =>
  [
    title,
    ...textsOf(result).map((text) => /^\d+%/.exec(text)?.[0] ?? ''),
    ...blocks.flatMap(headlinesOf),
    ...textsOf(closing.title),
  ].join('');

/** All that a case says, its drawings' names and colours with it. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
};

/** Every character once, in one order: the same words make the same file. */
const charactersOf = (words: string) => [...new Set(words)].sort().join('');

const kept = openKeptFiles('case-fonts');

/** Keeps the fonts in the repository, for the first build of a fresh clone. */
export const keepCaseFonts = kept.save;

async function cutFont(face: CaseFace, words: string): Promise<CaseFont> {
  const { family, weight, capitals } = caseFaces[face];
  const source = faceFile(family, weight);
  const characters = charactersOf(capitals ? words + words.toUpperCase() : words);
  const method = `${versionsOf('subset-font', source.package)}|${sourceText('build/faces/case-fonts.ts', 'build/faces/cut-face.ts')}`;
  const key = fingerprint(`${method}|${face} ${weight}|${characters}`);
  const contents = await kept.of(`${face}.woff2`, key, () =>
    cached('case-fonts', `${key} ${face}`, () =>
      cutFace(readFileSync(source.path), characters, { keepFeatures: ['lnum'] }),
    ),
  );
  return { face, file: { path: assetPath(face, 'woff2', contents), contents, source: 'content/cases' } };
}

/** The fonts of all clients that have one of their own, each with the characters it needs and no more. */
export async function makeCaseFonts(cases: readonly CaseStudy[]): Promise<readonly CaseFont[]> {
  const words = new Map<CaseFace, string>();
  for (const study of cases) {
    const { typeface } = study.look;
    if (isCaseFace(typeface))
      words.set(
        typeface,
        (words.get(typeface) ?? '') + (caseFaces[typeface].titles ? textsIn(study).join('') : wordsOf(study)),
      );
  }
  return Promise.all([...words].map(([face, text]) => cutFont(face, text)));
}

/** The rule that makes a font known under its name; a page that does not name it goes without (page-sheets.ts). */
export const caseFontRule = ({ face, file }: CaseFont, basePath: string): string =>
  `@font-face{font-family:case-${face};font-weight:400 800;font-display:optional;src:url(${basePath}${file.path})format("woff2")}`;
