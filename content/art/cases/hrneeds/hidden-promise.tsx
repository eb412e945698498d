import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { oldPortal } from './old-portal.ts';
import { hrneedsPalette } from './palette.ts';

const entries = ['Payroll', 'Payroll Plus', 'Time sheets', 'Expenses', 'Pensions', 'Archive', 'Downloads'];
const further = ['Overview', 'All vendors', 'Price lists', 'Webinars', 'White papers'];

interface ListProps {
  readonly x: number;
  readonly y: number;
  readonly entries: readonly string[];
  /** The entry the pointer is on. */
  readonly open?: number;
}

/** A list of the old menu, opened. */
function List({ x, y, entries, open }: ListProps) {
  return (
    <>
      <rect fill="#0a1245" fillOpacity="0.16" x={x + 8} y={y + 12} width="330" height={entries.length * 62 + 20} />
      <rect fill="#fff" stroke={oldPortal.line} x={x} y={y} width="330" height={entries.length * 62 + 20} />
      {entries.map((entry, index) => (
        <g key={entry} transform={`translate(${x} ${y + 10 + index * 62})`}>
          {index === open && <path fill={oldPortal.blue} d="M1 0H329V62H1Z" />}
          {index > 0 && index !== open && index - 1 !== open && <path stroke="#e3e6e9" d="M20 0H310" />}
          <Outline face="mulish" size={25} x={26} y={40} fill={index === open ? '#fff' : oldPortal.text}>
            {entry}
          </Outline>
          <path fill={index === open ? '#fff' : oldPortal.bar} d="M296 23l9 8-9 8z" />
        </g>
      ))}
    </>
  );
}

/** What the platform promises, as large as it was worth, under the menu that lay over it. */
export const hiddenPromise = defineArt({
  name: 'cases/hrneeds/hidden-promise',
  width: 1320,
  height: 640,
  draw: () => (
    <>
      <defs>
        <linearGradient id="hrneeds-hidden-bar" x2="0" y2="1">
          <stop stopColor="#fbfbfb" />
          <stop offset="1" stopColor="#d5d9dd" />
        </linearGradient>
      </defs>
      <path fill="#fff" d="M0 0H1320V640H0Z" />
      {['4 to 6 weeks', 'sooner.'].map((line, index) => (
        <Outline
          key={line}
          face="jakarta-bold"
          size={222}
          x={44}
          y={330 + index * 216}
          tracking={-0.045}
          fill={hrneedsPalette.cobalt}
        >
          {line}
        </Outline>
      ))}
      <path fill="url(#hrneeds-hidden-bar)" stroke={oldPortal.line} d="M-1-1H1321V76H-1Z" />
      {oldPortal.menu.slice(0, 7).map((item, index) => (
        <g key={item}>
          {index === 2 && <path fill={oldPortal.blue} d="M377 0H563V76H377Z" />}
          <Outline
            face="mulish"
            size={27}
            x={94 + index * 188}
            y={48}
            anchor="middle"
            fill={index === 2 ? '#fff' : oldPortal.text}
          >
            {item}
          </Outline>
        </g>
      ))}
      <List x={377} y={76} entries={entries} open={1} />
      <List x={707} y={138} entries={further} />
      <path
        fill="#fff"
        stroke="#1a1a1a"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M812 246v54l12-11 9 20 10-5-9-19h17z"
      />
    </>
  ),
});
