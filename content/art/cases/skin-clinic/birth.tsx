import { defineArt } from '../../art.ts';
import { dropPath } from './drop.ts';
import { Mark, markFills } from './mark.tsx';
import { skinClinicPalette as palette, skinClinicTheme } from './palette.ts';
import { Profile } from './profile.tsx';
import { Wordmark } from './wordmark.tsx';

const { lightBlue, blueGreen, darkBlue } = palette;
/** Between beige and the ground of the page, so that the face of the sign is seen on it. */
const paper = '#f2e8db';
const planes = [lightBlue, blueGreen, darkBlue] as const;

interface PlanesProps {
  /** Where the tips of the noses lie, from left to right, and how high. */
  readonly noses: readonly [number, number, number];
  readonly y: number;
  readonly scale: number;
}

/** The profile's outline as the edge of each colour. */
const Planes = ({ noses, y, scale }: PlanesProps) =>
  planes.map((fill, index) => <Profile key={fill} x={noses[index]!} y={y} scale={scale} fill={fill} edge />);

interface DropProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/** The drop of the name, on its way to the right. */
const Drop = ({ x, y, size, fill }: DropProps) => (
  <path transform={`translate(${x} ${y}) rotate(90) scale(${size})`} fill={fill} d={dropPath} />
);

interface StepsProps {
  /** Where the hyphen, the drop and the drop with its waves stand, and how high. */
  readonly at: readonly [number, number, number];
  readonly y: number;
}

/** The hyphen of the name, the drop it became, and the waves that go out from it. */
const Steps = ({ at: [hyphen, drop, waves], y }: StepsProps) => (
  <>
    <rect fill={darkBlue} x={hyphen - 24} y={y - 5} width="48" height="10" rx="5" />
    <Drop x={drop} y={y} size={26} fill={blueGreen} />
    <Drop x={waves} y={y} size={76} fill="#4f9a9f" />
    <Drop x={waves} y={y} size={57} fill="#8fc0c5" />
    <Drop x={waves} y={y} size={38} fill={lightBlue} />
  </>
);

/** How the mark came to be, from the logo on beige to the logo on dark blue: hyphen, drop, waves, profile, sign. */
export const birth = {
  wide: defineArt({
    name: 'cases/skin-clinic/birth',
    width: 2000,
    height: 660,
    draw: () => (
      <>
        <path fill={paper} d="M0 0H2000V660H0Z" />
        <Planes noses={[560, 850, 1230]} y={236} scale={1.3} />
        <Mark id="skin-clinic-birth-light" x={290} y={212} radius={124} />
        <Wordmark x={290} y={480} size={158} anchor="middle" fill={darkBlue} accent={blueGreen} />
        <Steps at={[722, 832, 1090]} y={330} />
        <Mark id="skin-clinic-birth-dark" x={1664} y={212} radius={124} fills={markFills.onDark} />
        <Wordmark x={1664} y={480} size={158} anchor="middle" fill={skinClinicTheme.ground} accent={lightBlue} />
      </>
    ),
  }),
  narrow: defineArt({
    name: 'cases/skin-clinic/birth-narrow',
    width: 720,
    height: 1480,
    draw: () => (
      <>
        <path fill={paper} d="M0 0H720V1480H0Z" />
        <clipPath id="skin-clinic-birth-strip">
          <path d="M0 520H720V960H0Z" />
        </clipPath>
        <g clipPath="url(#skin-clinic-birth-strip)">
          <Planes noses={[150, 340, 600]} y={612} scale={0.7} />
        </g>
        <Mark id="skin-clinic-birth-light" x={360} y={146} radius={112} />
        <Wordmark x={360} y={406} size={186} anchor="middle" fill={darkBlue} accent={blueGreen} />
        <Steps at={[76, 268, 470]} y={790} />
        <path fill={darkBlue} d="M0 924C140 955 300 936 420 904S620 856 720 886V1480H0Z" />
        <Mark id="skin-clinic-birth-dark" x={360} y={1060} radius={112} fills={markFills.onDark} />
        <Wordmark x={360} y={1320} size={186} anchor="middle" fill={skinClinicTheme.ground} accent={lightBlue} />
      </>
    ),
  }),
};
