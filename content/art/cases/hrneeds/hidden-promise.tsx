import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { oldPortal } from './old-portal.ts';
import { hrneedsPalette } from './palette.ts';

const entries = ['Payroll', 'Payroll Plus', 'Time sheets', 'Expenses'];
const further = ['Overview', 'All vendors', 'Price lists', 'Webinars'];

interface MenuSize {
  /** Width of an opened list, height of an entry, size of its letters. */
  readonly list: number;
  readonly row: number;
  readonly letters: number;
}

interface ListProps extends MenuSize {
  readonly x: number;
  readonly y: number;
  readonly entries: readonly string[];
  /** The entry the pointer is on. */
  readonly open?: number;
}

/** A list of the old menu, opened. */
function List({ x, y, list, row, letters, entries, open }: ListProps) {
  const height = entries.length * row + 20;
  return (
    <>
      <rect fill="#0a1245" fillOpacity="0.16" x={x + 8} y={y + 12} width={list} height={height} />
      <rect fill="#fff" stroke={oldPortal.line} x={x} y={y} width={list} height={height} />
      {entries.map((entry, index) => (
        <g key={entry} transform={`translate(${x} ${y + 10 + index * row})`}>
          {index === open && <path fill={oldPortal.blue} d={`M1 0H${list - 1}V${row}H1Z`} />}
          {index > 0 && index !== open && index - 1 !== open && <path stroke="#e3e6e9" d={`M20 0H${list - 20}`} />}
          <Outline
            face="mulish"
            size={letters}
            x={26}
            y={row / 2 + letters * 0.36}
            fill={index === open ? '#fff' : oldPortal.text}
          >
            {entry}
          </Outline>
          <path
            transform={`translate(${list - 34} ${row / 2})`}
            fill={index === open ? '#fff' : oldPortal.bar}
            d="M0-8L9 0 0 8Z"
          />
        </g>
      ))}
    </>
  );
}

interface Promise extends MenuSize {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  /** Size of their letters, and from line to line. */
  readonly size: number;
  readonly leading: number;
  readonly menu: readonly string[];
  /** The entry of the menu that is open. */
  readonly open: number;
  /** The corners of the lists that opened, from left and top. */
  readonly lists: readonly (readonly [x: number, y: number])[];
  readonly pointer: readonly [x: number, y: number];
}

const hidden = (drawn: Promise) => {
  const { name, width, height, lines, size, leading, menu, open, lists, pointer, letters } = drawn;
  const item = width / menu.length;
  return defineArt({
    name: `cases/hrneeds/hidden-promise${name}`,
    width,
    height,
    draw: () => (
      <>
        <defs>
          <linearGradient id={`hrneeds-hidden-bar${name}`} x2="0" y2="1">
            <stop stopColor="#fbfbfb" />
            <stop offset="1" stopColor="#d5d9dd" />
          </linearGradient>
        </defs>
        <path fill={hrneedsPalette.cobalt} d={`M0 0H${width}V${height}H0Z`} />
        {lines.map((line, index) => (
          <Outline
            key={line}
            face="jakarta-bold"
            size={size}
            x={0}
            y={76 + (index + 0.9) * leading}
            tracking={-0.03}
            fill={hrneedsPalette.ice}
          >
            {line}
          </Outline>
        ))}
        <path fill={`url(#hrneeds-hidden-bar${name})`} stroke={oldPortal.line} d={`M-1-1H${width + 1}V76H-1Z`} />
        {menu.map((entry, index) => (
          <g key={entry}>
            {index === open && <path fill={oldPortal.blue} d={`M${index * item} 0h${item}V76h-${item}Z`} />}
            <Outline
              face="mulish"
              size={letters + 2}
              x={(index + 0.5) * item}
              y={48}
              anchor="middle"
              fill={index === open ? '#fff' : oldPortal.text}
            >
              {entry}
            </Outline>
          </g>
        ))}
        {lists.map(([x, y], index) => (
          <List key={x} {...drawn} x={x} y={y} entries={index ? further : entries} open={index ? 1 : 3} />
        ))}
        <path
          transform={`translate(${pointer.join(' ')})`}
          fill="#fff"
          stroke="#1a1a1a"
          strokeWidth="3"
          strokeLinejoin="round"
          d="M0 0v54l12-11 9 20 10-5-9-19h17z"
        />
      </>
    ),
  });
};

/** What the platform promises, as large as it was worth, under the menu that lay over it; what is left of its words is just enough to guess. */
export const hiddenPromise = hidden({
  name: '',
  width: 1200,
  height: 900,
  lines: ['4 to 6', 'weeks', 'sooner.'],
  size: 296,
  leading: 262,
  menu: oldPortal.menu.slice(0, 4),
  open: 1,
  list: 430,
  row: 80,
  letters: 42,
  lists: [
    [300, 76],
    [730, 326],
  ],
  pointer: [1010, 446],
});
