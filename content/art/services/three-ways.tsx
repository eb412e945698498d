import type { ReactElement } from 'react';
import { b2bInsiderPalette } from '../cases/b2b-insider/palette.ts';
import { dataPost } from '../cases/b2b-insider/posts.tsx';
import { wall } from '../cases/b2b-insider/wall.tsx';
import { website as conference } from '../cases/b2b-insider/website.tsx';
import { chosenColumn, Column, plainColumn } from '../cases/hrneeds/column.tsx';
import { headerBefore } from '../cases/hrneeds/header-before.tsx';
import { headerPhone } from '../cases/hrneeds/header-phone.tsx';
import { oldPortal } from '../cases/hrneeds/old-portal.ts';
import { hrneedsPalette } from '../cases/hrneeds/palette.ts';
import { productSign } from '../cases/hrneeds/product-sign.ts';
import { SmallSeal } from '../cases/hrneeds/seal.tsx';
import { cover } from '../cases/kraftortreisen/cover.tsx';
import { kraftortreisenPalette } from '../cases/kraftortreisen/palette.ts';
import { Outline } from '../outline.tsx';
import { defineSheet } from '../sheet.tsx';
import { hatch } from './cut/hatch.ts';
import { closed, type Point, rightOf } from './cut/point.ts';
import type { Facet } from './cut/solid.ts';
import { slopes } from './cut/stone-facets.ts';
import { gold } from './cut/tone.ts';
import { Framed } from './framed.tsx';

const [width, height] = [480, 540];

/** One small frame with one page in it. */
const small = (
  <Framed id="way-small" x={70} y={100} width={340} height={438} step={18} ground={kraftortreisenPalette.ink}>
    <g transform="translate(-170 16) scale(.566)">{cover.draw()}</g>
    <Outline face="marcellus" size={34} x={170} y={106} anchor="middle" tracking={0.06} fill={gold.light}>
      KRAFTORT
    </Outline>
    <Outline face="marcellus" size={34} x={170} y={146} anchor="middle" tracking={0.06} fill={gold.light}>
      REISEN
    </Outline>
  </Framed>
);

/** One large frame, and two more that are fitted to it: a site with several parts. */
const large = (
  <>
    <Framed id="way-large" x={2} y={2} width={476} height={330} step={17} ground={b2bInsiderPalette.oxblood}>
      <g transform="translate(7 8) scale(.385)">{conference.draw()}</g>
    </Framed>
    <Framed id="way-days" x={2} y={338} width={235} height={200} step={14} ground={b2bInsiderPalette.cream}>
      <g transform="translate(14 -12) scale(.36)">{dataPost.draw()}</g>
    </Framed>
    <Framed id="way-wall" x={243} y={338} width={235} height={200} step={14} ground={b2bInsiderPalette.oxblood}>
      <g transform="translate(26 6) scale(.235)">{wall.draw()}</g>
    </Framed>
  </>
);

/** Where the saw stands at a height: at 67.5° through the middle. */
const saw = (y: number) => 250 - (y - 320) * slopes.flat;

/** What of a plane lies on the right of the saw. */
const right = ({ points, light }: Facet): Facet => ({ light, points: rightOf(points, saw) });

const rough: readonly Point[] = [
  [saw(110), 110],
  [saw(538), 538],
  [52, 538],
  [20, 470],
  [36, 400],
  [4, 330],
  [30, 240],
  [14, 190],
  [90, 110],
];

/** One frame, the right half cut anew, the left one rough as it came; in each the page of its time. */
const half = (
  <>
    <path fill={gold.deep} d={closed(rough)} />
    <path fill="none" stroke={gold.ink} d={hatch(rough, 45, 9) + hatch(rough, -45, 9)} />
    <clipPath id="way-old">
      <path
        d={closed([
          [saw(158), 158],
          [saw(488), 488],
          [66, 488],
          [66, 158],
        ])}
      />
    </clipPath>
    <g clipPath="url(#way-old)">
      <path fill={oldPortal.ground} d="M0 100H480V540H0Z" />
      <g transform="translate(66 158) scale(.66)">{headerBefore.wide.draw()}</g>
    </g>
    <Framed id="way-new" x={40} y={110} width={438} height={430} step={17} ground={hrneedsPalette.ice} kept={right}>
      <clipPath id="way-phone">
        <path d="M30 30H338V420H30Z" />
      </clipPath>
      <g transform="translate(262 40) scale(.43)">
        <g clipPath="url(#way-phone)">{headerPhone.draw()}</g>
        <path fill="none" stroke={hrneedsPalette.ice} strokeWidth="4" d="M30 420V30H338" />
        {/* Its proof goes on to the lower edge of the frame. */}
        <circle fill={hrneedsPalette.sky} opacity="0.5" cx="200" cy="650" r="210" />
        <Column
          x={36}
          y={470}
          width={112}
          offers={['yes', 'no', 40, 'yes', 'yes', 60]}
          sign={productSign.ring}
          {...plainColumn}
        />
        <Column
          x={156}
          y={434}
          width={140}
          offers={['yes', 'yes', 88, 'yes', 'yes']}
          sign={productSign.drop}
          {...chosenColumn}
        />
        <g transform="translate(206 560) scale(0.17)">
          <SmallSeal verdict="VERIFIED" />
        </g>
      </g>
    </Framed>
  </>
);

/** Three ways to a website as frames of one kind: a small one with one page, a large one with several parts, one that is half rough and half cut. */
export const threeWaysArt = defineSheet({
  name: 'services/three-ways',
  width,
  height,
  draws: [small, large, half].map((drawn) => (): ReactElement => drawn),
});
