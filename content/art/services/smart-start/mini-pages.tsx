import type { ReactElement } from 'react';
import { defineSheet } from '../../sheet.tsx';
import { brilliant, emerald, singleCut } from '../cut/cuts.ts';
import { plate } from '../cut/plate.ts';
import { closed } from '../cut/point.ts';
import { view } from '../cut/solid.ts';
import { Stone } from '../cut/stone.tsx';
import { gold } from '../cut/tone.ts';

/** A sheet with the head of a small page; its foot is below the picture. */
const page = (content: ReactElement) => () => (
  <>
    <path fill={gold.warm} d="M0 0H234L280 19V220H0z" />
    <path fill={gold.ink} d={closed(plate(22, 22, 40, 10, 3))} />
    <path fill={gold.deep} d={[130, 158, 186].map((x) => closed(plate(x, 25, 18, 4, 1))).join('')} />
    {content}
  </>
);

const bars = (x: number, y: number, widths: readonly number[]) =>
  widths.map((width, row) => closed(plate(x, y + row * 14, width, 6, 2))).join('');

/** Three things on offer, each a stone of another cut. */
const offer = (
  <>
    {[
      { y: 52, fill: gold.light },
      { y: 110, fill: gold.pale },
      { y: 168, fill: gold.light },
    ].map(({ y, fill }) => (
      <path key={y} fill={fill} d={closed(plate(22, y, 236, 50, 10))} />
    ))}
    <Stone facets={view(brilliant(), { x: 56, y: 77, size: 19 }).visible} scale={0.4} line={1} />
    <Stone facets={view(emerald(21, 15, 5), { x: 56, y: 135, size: 1 }).visible} scale={0.4} line={1} />
    <Stone facets={view(singleCut(), { x: 56, y: 193, size: 19 }).visible} scale={0.4} line={1} />
    <path
      fill={gold.ink}
      d={[70, 128, 186].map((y, row) => closed(plate(94, y, [104, 82, 118][row]!, 14, 4))).join('')}
    />
  </>
);

/** A portrait in planes, and two lines by whoever it shows. */
const portrait = (
  <>
    <path fill={gold.deep} d="M22 52H150V220H22z" />
    <path fill={gold.ink} d="M22 220 40 184 70 170H104L134 186 150 220z" />
    <path fill={gold.dim} d="M74 146H102V176L88 188 74 176z" />
    <path fill={gold.pale} d="M64 92 88 82V166L72 154 62 124z" />
    <path fill={gold.light} d="M88 82 112 92 114 124 104 154 88 166z" />
    <path fill={gold.ink} d="M56 122 58 88 76 68H102L118 84 120 122 112 124V104L92 92 64 104V124z" />
    <path fill={gold.ink} d={closed(plate(168, 58, 84, 14, 4)) + closed(plate(168, 80, 56, 14, 4))} />
    <path fill={gold.deep} d={bars(168, 116, [90, 82, 90, 60])} />
  </>
);

/** A form of three fields with its button. */
const form = (
  <>
    <path fill={gold.light} d="M0 44H280V220H0z" />
    <path
      fill={gold.gleam}
      stroke={gold.ink}
      strokeWidth="2"
      d={closed(plate(22, 60, 112, 30, 6)) + closed(plate(146, 60, 112, 30, 6)) + closed(plate(22, 102, 236, 56, 6))}
    />
    <path
      fill={gold.deep}
      d={closed(plate(34, 72, 52, 6, 2)) + closed(plate(158, 72, 70, 6, 2)) + bars(34, 116, [150, 96])}
    />
    <path fill={gold.ink} d={closed(plate(22, 172, 116, 34, 9))} />
    <path fill={gold.light} d={closed(plate(46, 186, 68, 6, 2))} />
  </>
);

/** A question, and the answer below it. */
const answer = (
  <>
    <path fill={gold.ink} d="M22 56H202L218 72V104H52L36 120V104H22z" />
    <path fill={gold.light} d={closed(plate(40, 72, 132, 7, 2)) + closed(plate(40, 86, 88, 7, 2))} />
    <path fill={gold.light} d="M62 134H242L258 150V220H62z" />
    <path fill={gold.ink} d={bars(82, 152, [136, 152, 120, 144, 90])} />
  </>
);

/** The pages below the first, each with what it is for: an offer, a portrait, a form, an answer. */
export const miniPagesArt = defineSheet({
  name: 'services/mini-pages',
  width: 280,
  height: 220,
  draws: [offer, portrait, form, answer].map(page),
});
