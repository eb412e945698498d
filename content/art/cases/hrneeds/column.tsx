import { hrneedsPalette, hrneedsTheme } from './palette.ts';

const { cobalt, ice, sky } = hrneedsPalette;

/** What a product offers in one row of the comparison: yes, no, a share of the whole, or what a larger drawing over it says. */
export type Offer = 'yes' | 'no' | 'covered' | number;

/** The colours of a column: its own, that of its cells and of what they say. */
interface ColumnColours {
  readonly fill: string;
  readonly cell: string;
  readonly yes: string;
  readonly no: string;
}

/** A column among others, on ice. */
export const plainColumn: ColumnColours = { fill: '#fff', cell: ice, yes: sky, no: hrneedsTheme.soft };

/** The column of the product that is chosen. */
export const chosenColumn: ColumnColours = { fill: cobalt, cell: '#3d58f8', yes: '#fff', no: cobalt };

interface ColumnProps extends ColumnColours {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly offers: readonly Offer[];
  /** Path data of the product's sign, around 0 0 and about 60 units across. */
  readonly sign: string;
}

const head = 0.82;
const row = 0.5;

/** The height of a column of this width and number of rows. */
export const columnHeight = (width: number, rows: number) => width * (head + row * rows + 0.1);

/** One product of the comparison as a column of cells. */
export function Column({ x, y, width, offers, fill, cell, yes, no, sign }: ColumnProps) {
  const scale = width / 200;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect fill={fill} width="200" height={columnHeight(200, offers.length)} rx="34" />
      <path fill={yes} transform="translate(100 84)" d={sign} />
      {offers.map((offer, index) => (
        <g key={index} transform={`translate(20 ${head * 200 + index * row * 200})`}>
          <rect fill={cell} width="160" height="84" rx="20" />
          <Sign offer={offer} yes={yes} no={no} />
        </g>
      ))}
    </g>
  );
}

function Sign({ offer, yes, no }: { readonly offer: Offer; readonly yes: string; readonly no: string }) {
  if (offer === 'covered') return null;
  if (offer === 'yes')
    return (
      <path
        fill="none"
        stroke={yes}
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M60 42L75 57L102 26"
      />
    );
  if (offer === 'no') return <path fill="none" stroke={no} strokeWidth="10" strokeLinecap="round" d="M68 42H92" />;
  return (
    <g strokeWidth="14" strokeLinecap="round">
      <path stroke={no} d="M30 42H130" />
      <path stroke={yes} d={`M30 42H${30 + offer}`} />
    </g>
  );
}
