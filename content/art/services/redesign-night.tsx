import { colours } from '../../look.ts';
import { Column } from '../cases/hrneeds/column.tsx';
import { Lockup } from '../cases/hrneeds/lockup.tsx';
import { hrneedsPalette } from '../cases/hrneeds/palette.ts';
import { productSign } from '../cases/hrneeds/product-sign.ts';
import { Outline } from '../outline.tsx';

const { cobalt, cobaltShade, ice, midnight, mint, sky } = hrneedsPalette;

/** Columns of the comparison in the dark: the one that is chosen is the light. */
const others = { fill: cobaltShade, cell: midnight, yes: sky, no: cobalt } as const;
const chosen = { fill: ice, cell: colours.paper, yes: cobalt, no: mint } as const;

interface NightProps {
  readonly lines: readonly string[];
  /** How many of them are said in white. */
  readonly white: number;
  readonly size: number;
}

/** Its sign, its promise and its button, at night. */
const Promise = ({ lines, white, size }: NightProps) => {
  const top = 96 + size;
  const below = top + (lines.length - 1) * size * 1.1 + size * 0.7;
  return (
    <>
      <Lockup x={0} y={0} size={34} columns={sky} words={colours.paper} />
      {lines.map((line, index) => (
        <Outline
          key={line}
          face="jakarta-bold"
          size={size}
          x={-2}
          y={top + index * size * 1.1}
          tracking={-0.035}
          fill={index < white ? colours.paper : sky}
        >
          {line}
        </Outline>
      ))}
      <rect fill={colours.paper} y={below} width="264" height="68" rx="34" />
      <Outline face="jakarta-bold" size={23} x={132} y={below + 42} anchor="middle" fill={cobalt}>
        Start comparing
      </Outline>
    </>
  );
};

/** The columns, from their left: they stand on one line. */
export const Columns = () => (
  <>
    <Column x={0} y={99} width={130} offers={['yes', 'no', 40, 'yes']} sign={productSign.ring} {...others} />
    <Column x={310} y={99} width={130} offers={['no', 'yes', 60, 'no']} sign={productSign.wave} {...others} />
    <Column x={138} y={0} width={164} offers={['yes', 'yes', 88, 'yes']} sign={productSign.drop} {...chosen} />
  </>
);

/** The client's new page at night, side by side. */
export const nightWide = (
  <>
    <Promise lines={['Your HR platform,', '4 to 6 weeks sooner.']} white={1} size={60} />
    <g transform="translate(680 8) scale(1.04)">
      <Columns />
    </g>
  </>
);

/** The same where it is narrow, one below the other. */
export const nightNarrow = (
  <>
    <Promise lines={['Your HR', 'platform,', '4 to 6 weeks', 'sooner.']} white={2} size={58} />
    <g transform="translate(0 496) scale(.84)">
      <Columns />
    </g>
  </>
);
