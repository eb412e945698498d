import { useContext } from 'react';
import { site } from '../../../site.ts';
import { defineArt } from '../../art.ts';
import { Outline, OutlinerContext } from '../../outline.tsx';
import { housePalette as palette } from './palette.ts';
import { Sign } from './sign.tsx';

const size = 92;
const widest = 460;

/** The tagline, one word after the other on as few lines as it needs; the last line in italics. */
function Tagline() {
  const outline = useContext(OutlinerContext);
  const lines = site.tagline.en.split(' ').reduce<string[]>((done, word) => {
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

/** The promise, on gold. */
export const taglinePost = defineArt({
  name: 'cases/house/post-tagline',
  width: 540,
  height: 675,
  draw: () => (
    <>
      <rect width="540" height="675" fill={palette.lightGold} />
      <path fill="#f3d37c" d="M0 0H280L0 675Z" />
      <path fill="#e6c266" d="M280 0H540V280L404 338Z" opacity="0.7" />
      <Sign x={414} y={134} size={164} colour={palette.darkPrimary} />
      <Tagline />
    </>
  ),
});
