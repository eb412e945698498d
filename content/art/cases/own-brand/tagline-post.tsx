import { blend } from '../../blend.ts';
import { useContext } from 'react';
import { type Locale, wordsIn } from '../../../locale.ts';
import { site } from '../../../site.ts';
import { type Art, defineArt } from '../../art.ts';
import { Outline, OutlinerContext } from '../../outline.tsx';
import { ownBrandPalette as palette } from './palette.ts';
import { Sign } from './sign.tsx';

const size = 92;
const widest = 460;

/** The tagline, one word after the other on as few lines as it needs; the last line in italics. */
function Tagline({ locale }: { readonly locale: Locale }) {
  const outline = useContext(OutlinerContext);
  const lines = wordsIn(site.tagline, locale)
    .split(' ')
    .reduce<string[]>((done, word) => {
      const longer = [...done.slice(-1), word].join(' ');
      const fits = done.length > 0 && outline(longer, 'serif', size, -0.02).width <= widest;
      return fits ? [...done.slice(0, -1), longer] : [...done, word];
    }, []);
  return lines.map((line, index) => (
    <Outline
      key={line}
      face={index === lines.length - 1 ? 'serif-italic' : 'serif'}
      size={size}
      x={38}
      y={640 - (lines.length - 1 - index) * size}
      tracking={-0.02}
      fill={palette.darkPrimary}
    >
      {line}
    </Outline>
  ));
}

const promise = (locale: Locale): Art =>
  defineArt({
    name: `cases/own-brand/post-tagline-${locale}`,
    width: 540,
    height: 675,
    draw: () => (
      <>
        <rect width="540" height="675" fill={palette.lightGold} />
        <path fill={blend({ goldLight: 68, goldDeep: 40, ink: -8 })} d="M0 0H280L0 675Z" />
        <path fill={blend({ goldDeep: 69, goldLight: 44, ink: -13 })} d="M280 0H540V280L404 338Z" opacity="0.7" />
        <Sign x={414} y={134} size={164} colour={palette.darkPrimary} />
        <Tagline locale={locale} />
      </>
    ),
  });

/** The promise, on gold, as each language puts it. */
export const taglinePost = { en: promise('en'), nl: promise('nl') } as const;
