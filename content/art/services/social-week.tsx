import { defineArt } from '../art.ts';
import { Pieces, ring } from './cut/pieces.tsx';
import { closed } from './cut/point.ts';
import { gold } from './cut/tone.ts';

/** A post in a feed: 148 by 185, one corner cut off. */
const post = 'M0 0H124L148 24V185H0Z';

/** What seven posts show, in outline: a lock, a drop, the moon above a lake, a bottle, a cup, a gate of stones and, last, a cut stone. */
const subjects: readonly string[] = [
  'M34 84H48V62L64 46H84L100 62V84H114V138L98 154H50L34 138ZM62 84H86V68L80 60H68L62 68ZM74 102L64 116L74 130L84 116Z',
  'M74 30L110 96V120L90 146H58L38 120V96ZM54 102V116L66 132H74L62 114V96Z',
  `${closed(ring([74, 70], 36))}M28 120H120V128H28ZM44 136H104V144H44ZM60 152H88V160H60Z`,
  `M62 26H86V50H62ZM62 56H86L106 78V158H42V78Z${closed([...ring([74, 112], 19)].reverse())}`,
  'M30 70H100V84H114L124 94V120L114 130H100V138L84 154H46L30 138ZM100 96V118H108L112 114V100L108 96ZM46 28L56 42L46 56H54L64 42L54 28ZM70 28L80 42L70 56H78L88 42L78 28Z',
  'M24 64L40 48H108L124 64V76H24ZM36 84H60V158H30ZM88 84H112L118 158H88Z',
  'M46 50L24 72H52L68 50ZM74 50L58 72H90ZM80 50L96 72H124L102 50ZM24 79L67 122L52 79ZM124 79L81 122L96 79ZM59 79L74 136L89 79Z',
];

/** One week of posts, every one of which can be made out; the last is lit: a stone of light on the dark. */
export const weekArt = defineArt({
  name: 'services/social-week',
  width: 1120,
  height: 185,
  draw: () => (
    <>
      {subjects.map((subject, day) => {
        const last = day === subjects.length - 1;
        return (
          <g transform={`translate(${day * 162})`} key={subject}>
            <Pieces
              pieces={[
                [last ? gold.ink : gold.light, post],
                [last ? gold.light : gold.ink, subject],
              ]}
            />
          </g>
        );
      })}
    </>
  ),
});
