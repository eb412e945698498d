import { defineArt } from '../../art.ts';
import { Lockup } from './lockup.tsx';
import { eLearningGroupPalette } from './palette.ts';

const { coral, cream, leaf, navy, sky, sun } = eLearningGroupPalette;

interface Hour {
  readonly wall: string;
  readonly road: string;
  readonly board: string;
  readonly frame: string;
  readonly shade: string;
  readonly pane: string;
  /** What is seen through the doorway: its two leaves, or the light of the house. */
  readonly doorway: string;
}

const day: Hour = {
  wall: sun,
  road: navy,
  board: cream,
  frame: navy,
  shade: coral,
  pane: sky,
  doorway: leaf,
};

const night: Hour = {
  wall: '#121c3c',
  road: '#0b1229',
  board: navy,
  frame: cream,
  shade: '#33457c',
  pane: sun,
  doorway: '#ffe6b0',
};

const windows = [48, 632] as const;

/** The house of the group: its sign over the door, and over the door, as its window, the book of the mark. */
function Facade({ hour }: { readonly hour: Hour }) {
  const { wall, road, board, frame, shade, pane, doorway } = hour;
  const open = hour === night;
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path fill={wall} d="M0 0H800V800H0Z" />
      <path fill={road} d="M0 716H800V800H0Z" />
      <path stroke={cream} strokeWidth="6" strokeDasharray="40 30" opacity={open ? 0.3 : 1} d="M15 760H800" />
      {open && <path fill={sun} d="M266 716H534L640 800H160Z" />}
      <path fill="none" stroke={frame} strokeWidth="8" d="M150 0V70M650 0V70" />
      <rect fill={shade} x="66" y="82" width="692" height="220" rx="34" />
      <rect fill={board} stroke={frame} strokeWidth="8" x="54" y="68" width="692" height="220" rx="34" />
      <Lockup x={122} y={104} size={148} line={frame} />
      <g stroke={navy} strokeWidth="8">
        {windows.map((x) => (
          <g key={x}>
            <path fill={pane} d={`M${x} 640V520A60 60 0 0 1 ${x + 120} 520V640Z`} />
            <path fill="none" d={`M${x + 60} 460V640M${x} 550H${x + 120}`} />
            <path fill={shade} d={`M${x - 14} 640H${x + 134}V662H${x - 14}Z`} />
          </g>
        ))}
        <path fill={pane} d="M262 490A138 138 0 0 1 538 490Z" />
        <path fill={doorway} d="M262 490H538V716H262Z" />
        {open ? (
          <path fill={leaf} d="M538 490 582 510V748L538 716ZM262 490 218 510V748L262 716Z" />
        ) : (
          <path fill="none" d="M400 490V716M292 524H370V690H292ZM430 524H508V690H430ZM386 600V624M414 600V624" />
        )}
        <path fill="none" d="M400 388V368M336 404 326 388M464 404 474 388" />
        <path
          fill={cream}
          d="M400 436C376 410 328 408 290 428V486C328 468 376 470 400 494C424 470 472 468 510 486V428C472 408 424 410 400 436ZM400 436V494"
        />
      </g>
    </g>
  );
}

/** The logo on cream: on its sign, by day. */
export const logo = defineArt({
  name: 'cases/e-learning-group/logo',
  width: 800,
  height: 800,
  draw: () => <Facade hour={day} />,
});

/** The logo on navy: the same house when its lights are on. */
export const logoOnDark = defineArt({
  name: 'cases/e-learning-group/logo-on-dark',
  width: 800,
  height: 800,
  draw: () => <Facade hour={night} />,
});
