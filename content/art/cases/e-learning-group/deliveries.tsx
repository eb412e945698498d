import { defineArt } from '../../art.ts';
import { audiences } from './audience.ts';
import { Door } from './door.tsx';
import { eLearningGroupPalette } from './palette.ts';
import { Print } from './print.tsx';

const { coral, cream, leaf, navy, sun } = eLearningGroupPalette;
const { changers, leads, teachers, hr } = audiences;

const ground = 800;

const street = [
  { audience: changers, x: 670, height: 350 },
  { audience: leads, x: 892, height: 440 },
  { audience: teachers, x: 1114, height: 340, shut: true },
  { audience: hr, x: 1336, height: 480 },
];

/** The way a course took, from its plane back to the edge of the page: past the doors it is not for, and in two where it is told twice. */
const ways = [
  {
    colour: sun,
    d: 'M516 653C470 705 452 728 410 720 270 700 270 520 350 520 430 520 440 620 340 660 240 700 150 560-20 610',
    end: [536, 632, -47],
  },
  { colour: cream, d: 'M1270 84C1380 40 1500 40 1620 70' },
  { colour: leaf, d: 'M1003 258C1030 180 1110 104 1240 90', end: [992, 286, 112] },
  { colour: coral, d: 'M1416 194C1400 140 1350 104 1290 92', end: [1428, 222, 67] },
] as const;

/** The street at night: lessons fly to the doors they are meant for, one of them to two; at the door that is not meant nobody is woken. */
export const deliveries = defineArt({
  name: 'cases/e-learning-group/deliveries',
  width: 1600,
  height: ground,
  draw: () => (
    <>
      {street.map(({ audience, x, height, shut }) => (
        <g key={audience.name}>
          <Door
            x={x}
            y={ground}
            width={196}
            height={height}
            fill={shut ? '#33457c' : audience.ground}
            line={shut ? '#8f9cc4' : cream}
          />
          {!shut && (
            <Print x={x + 22} y={ground - 196} size={152}>
              {audience.motif(audience.inks)}
            </Print>
          )}
        </g>
      ))}
      {ways.map((way) => (
        <g key={way.d}>
          <path
            fill="none"
            stroke={way.colour}
            strokeWidth="7"
            strokeLinecap="round"
            strokeDasharray="26 22"
            d={way.d}
          />
          {'end' in way && (
            <g transform={`translate(${way.end[0]} ${way.end[1]}) rotate(${way.end[2]})`} strokeLinejoin="round">
              <path
                fill={cream}
                stroke={navy}
                strokeWidth="6"
                d="M60 0-44 46-26 8ZM60 0-44-46-26-8ZM60 0-26 8-30 0-26-8Z"
              />
            </g>
          )}
        </g>
      ))}
    </>
  ),
});
