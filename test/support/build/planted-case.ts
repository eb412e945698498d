import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The case that is planted: its id, and its address below `portfolio/`. */
export const plantedCase = { id: 'eighth', slug: 'the-eighth', title: 'Eighth & Sons' } as const;

export interface PlantedCase {
  /** Its ground, in place of a dark green. */
  readonly ground?: string;
  readonly ink?: string;
}

const source = ({ ground = '#10302a', ink = '#f4f0e2' }: PlantedCase) => `
import { kraftortreisenArt as art } from '../art/cases/kraftortreisen.ts';
import type { CaseStudy } from './case-types.ts';

const cover = { art: art.cover, alt: { en: 'A lake', nl: 'Een meer' } };

export const eighth: CaseStudy = {
  id: '${plantedCase.id}',
  title: '${plantedCase.title}',
  tags: ['Print'],
  category: 'Rebrand',
  result: { en: '12% more of it', nl: '12% meer ervan' },
  description: { en: 'An eighth case.', nl: 'Een achtste project.' },
  head: {
    en: { title: 'The eighth case of the portfolio', description: 'Shows that a case is one file, one address and one line in the list of cases, no more.' },
    nl: { title: 'Het achtste project van de lijst', description: 'Laat zien dat een project één bestand, één adres en één regel in de lijst van projecten is.' },
  },
  heroTags: [{ en: 'Stationery', nl: 'Huispapier' }],
  intro: { en: 'It was planted by a test.', nl: 'Een test heeft het geplant.' },
  cover,
  palette: { ground: '${ground}', ink: '${ink}', accent: '#e0763a', soft: '#1d4a40' },
  look: { hero: 'banner', typeface: 'sans', shape: 'round', opening: 'soft', tones: ['ground', 'accent'] },
  blocks: [
    { kind: 'statement', text: { en: 'An idea.', nl: 'Een idee.' } },
    { kind: 'gallery', heading: { en: 'Pictures', nl: 'Beelden' }, pictures: [cover] },
  ],
  closing: { title: { en: 'Who is the ninth?', nl: 'Wie is de negende?' }, text: { en: 'Write to us.', nl: 'Schrijf ons.' } },
};
`;

/** Puts a line before the words it is given in a file of a copy. */
function insert(copy: string, file: string, before: string, line: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(before)) throw new Error(`test/support: ${file} no longer says "${before}".`);
  writeFileSync(path, text.replace(before, `${line}\n${before}`));
}

/** Adds one more case to a copy of the project, by the recipe of the README: a file, an address, a line in the list. */
export function plantCase(copy: string, planted: PlantedCase = {}): void {
  const { id, slug } = plantedCase;
  writeFileSync(join(copy, `content/cases/${id}.ts`), source(planted));
  insert(copy, 'content/cases/slugs.ts', '} as const;', `  ${id}: '${slug}',`);
  insert(copy, 'content/cases/index.ts', '/** Every case study', `import { ${id} } from './${id}.ts';\n`);
  insert(copy, 'content/cases/index.ts', '};', `  ${id},`);
}
