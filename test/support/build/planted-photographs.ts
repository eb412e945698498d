import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { raster } from './photographs.ts';
import { plantCase, plantedCase } from './planted-case.ts';
import { plantPage } from './planted-page.ts';

const front = { art: 'front', alt: "{ en: 'A shop front', nl: 'Een winkelpui' }" };
const picture = (art: string) => `{ art: ${art}, alt: ${front.alt} }`;

const instagram = `{
  kind: 'instagram', avatar: sign, heading: { en: 'Posts', nl: 'Berichten' }, intro: { en: 'One post.', nl: 'Eén bericht.' },
  posts: [{ art: upright, alt: ${front.alt}, hashtags: ['#one'], words: {
    en: { heading: 'One', caption: 'a line', body: 'A body.' }, nl: { heading: 'Een', caption: 'een regel', body: 'Een tekst.' } } }],
}`;

const gallery = `{ kind: 'gallery', heading: { en: 'Rooms', nl: 'Kamers' }, pictures: [${picture('front')}, ${picture('upright')}, ${picture('clear')}] }`;

const imports = [
  "import front from '../../media/planted-front.jpg';",
  "import upright from '../../media/planted-upright.webp';",
  "import clear from '../../media/planted-clear.png';",
  "import sign from '../../media/planted-sign.avif';",
].join('\n');

/** Makes the planted case the fourth of the portfolio: there a card stands across both columns. */
function placeAcross(copy: string): void {
  const file = join(copy, 'content/cases/index.ts');
  const text = readFileSync(file, 'utf8');
  const planted = `  ${plantedCase.id},\n`;
  const [head = '', list = ''] = text.replace(planted, '').split(/(?<= = \{\n)/);
  const lines = list.split(/(?<=\n)/);
  writeFileSync(file, head + lines.toSpliced(3, 0, planted).join(''));
}

/**
 * A case and a page of real photographs in a copy of the project: a cover, a gallery, a post, the account's sign, a person, the
 * opening of a page, the share card.
 */
export async function plantPhotographs(copy: string): Promise<void> {
  const media = join(copy, 'media');
  // Held a quarter turn to the side.
  await raster(media, 'planted-front.jpg', { width: 1000, height: 1500, orientation: 6 });
  await raster(media, 'planted-upright.webp', { width: 900, height: 1200 });
  await raster(media, 'planted-clear.png', { width: 800, height: 600, clear: true });
  await raster(media, 'planted-sign.avif', { width: 128, height: 128 });
  await raster(media, 'planted-portrait.jpg', { width: 480, height: 480 });

  plantCase(copy);
  placeAcross(copy);
  const file = join(copy, 'content/cases/eighth.ts');
  const text = readFileSync(file, 'utf8')
    .replace(/import \{ \w+ as art \}.*/, imports)
    .replace(/const cover = .*/, `const cover = ${picture('front')};`)
    .replace("{ kind: 'gallery'", `${gallery},\n    ${instagram},\n    { kind: 'gallery'`);
  writeFileSync(file, text);

  plantPage(copy, {
    beside: [
      "import front from '../media/planted-front.jpg';",
      "import portrait from '../media/planted-portrait.jpg';",
      "import { Hero } from './parts/hero.tsx';",
      "import { Picture } from './parts/picture.tsx';",
      "import { picturePlaces } from './parts/picture-places.ts';",
      "import { People } from './sections/people.tsx';",
    ].join('\n'),
    markup: `
      <Hero title="Photographs" ground="paper" variant="split" aside={<Picture file={picture(front)} alt="A shop front" eager />} />
      <div className="wrapper"><People items={[{ name: 'Somebody', role: 'Here', picture: picture(portrait, picturePlaces.person) }]} /></div>`,
  });
  const page = join(copy, 'pages/planted.tsx');
  writeFileSync(
    page,
    readFileSync(page, 'utf8')
      .replace('{ words, link, locale }', '{ words, link, locale, picture }')
      .replace(/<h1 id=.*<\/h1>/, '<p id={locale}>{words.sentence}</p>'),
  );
}
