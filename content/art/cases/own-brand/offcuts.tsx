import { blend } from '../../blend.ts';
import { Outline } from '../../outline.tsx';
import { offcut } from './offcut.tsx';
import { ownBrandPalette as palette } from './palette.ts';

const tone = (share: number) => blend({ goldLight: share, goldDeep: 100 - share });

const gem = [
  ['M-270-60-170-180-90-60Z', 92],
  ['M-170-180H0L-90-60Z', 100],
  ['M0-180 90-60H-90Z', 82],
  ['M0-180H170L90-60Z', 60],
  ['M170-180 270-60H90Z', 30],
  ['M-270-60H-90L0 250Z', 66],
  ['M-90-60H90L0 250Z', 40],
  ['M90-60H270L0 250Z', 0],
] as const;

const Gem = () => (
  <g transform="translate(0 -30) scale(1.15)">
    {gem.map(([d, share]) => (
      <path key={d} fill={tone(share)} d={d} />
    ))}
  </g>
);

/** The gem over every jeweller's door. */
export const gemOffcut = offcut('offcut-gem', 22.5, <Gem />);

const star = 'M0-260C22-84 84-22 260 0 84 22 22 84 0 260-22 84-84 22-260 0-84-22-22-84 0-260Z';

/** The halves of its rays that turn from the light. */
const shaded = 'M0 0V-260C22-84 84-22 260 0ZM0 0H260C84 22 22 84 0 260ZM0 0H-260C-84 22-22 84 0 260Z';

const Spark = () => (
  <g transform="scale(1.24)">
    {['translate(-40 20) scale(0.86)', 'translate(180 -160) scale(0.38)'].map((place) => (
      <g key={place} transform={place}>
        <path fill={palette.lightGold} d={star} />
        <path fill={tone(50)} fillOpacity=".55" d={shaded} />
        <path fill={tone(0)} d="M0 0H260C84 22 22 84 0 260Z" />
      </g>
    ))}
  </g>
);

/** The spark that stands for artificial intelligence. */
export const sparkOffcut = offcut('offcut-spark', 67.5, <Spark />);

const corners = Array.from({ length: 8 }, (_, at) => {
  const turn = ((at + 0.5) * Math.PI) / 4;
  return `${Math.round(Math.cos(turn) * 100)} ${Math.round(Math.sin(turn) * 100)}`;
});

/** Every corner of the octagon to every other. */
const allLines = corners.flatMap((from, at) => corners.slice(at + 1).map((to) => `M${from}L${to}`)).join('');

/** The octagon with all its lines, and the dot that sixteen pixels leave of it. */
export const octagonOffcut = offcut(
  'offcut-octagon',
  45,
  <path fill="none" stroke={palette.lightGold} strokeWidth="1" transform="scale(2.9)" d={allLines} />,
  <>
    <circle cx="620" cy="600" r="12" fill={blend({ goldLight: 45, ink: 55 })} />
    <Outline face="serif-italic" size={56} x={620} y={690} anchor="middle" fill={palette.deepGold}>
      16
    </Outline>
  </>,
);
