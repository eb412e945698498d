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

/** The way a course takes: past the doors it is not for, and in two where it is told twice. */
const ways = [
  {
    colour: sun,
    d: 'M-20 610C150 560 240 700 340 660S430 520 350 520 270 700 410 720 462 712 502 668',
    end: [536, 632, -47],
  },
  { colour: cream, d: 'M800 -20C800 80 870 130 966 130' },
  { colour: leaf, d: 'M988 132C1046 138 1036 190 1012 240', end: [992, 286, 112] },
  { colour: coral, d: 'M1014 129C1150 122 1346 30 1408 176', end: [1428, 222, 67] },
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
