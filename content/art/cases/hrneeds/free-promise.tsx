import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { oldPortal } from './old-portal.ts';
import { hrneedsPalette } from './palette.ts';

const entries = oldPortal.menu.slice(0, 4);

/** What the first screen hid stands free, ticked; the menu that lay over it is shut, torn off and fallen to the floor. */
export const freePromise = defineArt({
  name: 'cases/hrneeds/free-promise',
  width: 700,
  height: 640,
  draw: () => (
    <>
      <path
        fill="none"
        stroke={hrneedsPalette.mint}
        strokeWidth="46"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M500 92L544 136 644 36"
      />
      {['4 to 6', 'weeks', 'sooner.'].map((line, index) => (
        <Outline
          key={line}
          face="jakarta-bold"
          size={176}
          x={0}
          y={140 + index * 158}
          tracking={-0.03}
          fill={hrneedsPalette.ice}
        >
          {line}
        </Outline>
      ))}
      <g transform="translate(10 536) rotate(-2.5)">
        <path fill={oldPortal.ground} d="M0 0H612L596 16 622 28 600 44 618 62H0L14 46-6 30 10 14Z" />
        {entries.map((entry, index) => (
          <Outline
            key={entry}
            face="mulish"
            size={28}
            x={82 + index * 138}
            y={41}
            anchor="middle"
            fill={oldPortal.text}
          >
            {entry}
          </Outline>
        ))}
      </g>
    </>
  ),
});
