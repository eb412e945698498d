import { defineArt } from '../../art.ts';
import { dropPath } from './drop.ts';
import { Mark, markFills } from './mark.tsx';
import { skinClinicPalette as palette, skinClinicTheme } from './palette.ts';
import { Profile } from './profile.tsx';
import { Wordmark } from './wordmark.tsx';

const { lightBlue, blueGreen, darkBlue, beige } = palette;

/** From left to right, the first is the ground. */
const planes = [lightBlue, darkBlue, beige] as const;

/** On beige the face of the sign is paler than its ground. */
const onBeige = [darkBlue, blueGreen, lightBlue, skinClinicTheme.ground] as const;

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

/** What stands on each plane: its middle and how high. */
type At = readonly [x: number, y: number];

interface StepsProps {
  readonly first: At;
  readonly waves: At;
  readonly logos: readonly [dark: At, light: At];
  /** Size of the name in the logos. */
  readonly size: number;
}

/** The hyphen of the name and the drop it became, the waves that go out from it, and the logo on dark and on light. */
const Steps = ({ first: [x, y], waves, logos: [dark, light], size }: StepsProps) => (
  <>
    <rect fill={lightBlue} x={x - 130} y={y - 10} width="90" height="20" rx="10" />
    <Drop x={x + 40} y={y} size={48} fill={lightBlue} />
    {['#8fc0c5', '#4f9a9f', blueGreen].map((fill, index) => (
      <Drop key={fill} x={waves[0]} y={waves[1]} size={96 - index * 25} fill={fill} />
    ))}
    <Mark id="skin-clinic-birth-dark" x={dark[0]} y={dark[1]} radius={size * 0.72} fills={markFills.onDark} />
    <Wordmark
      x={dark[0]}
      y={dark[1] + size * 1.62}
      size={size}
      anchor="middle"
      fill={skinClinicTheme.ground}
      accent={lightBlue}
    />
    <Mark id="skin-clinic-birth-light" x={light[0]} y={light[1]} radius={size * 0.72} fills={onBeige} />
    <Wordmark x={light[0]} y={light[1] + size * 1.62} size={size} anchor="middle" fill={darkBlue} accent={blueGreen} />
  </>
);

/** How the mark came to be, each step on one of the four colours, whose edge is the profile of the sign, whole from brow to chin. */
export const birth = {
  wide: defineArt({
    name: 'cases/skin-clinic/birth',
    width: 2000,
    height: 820,
    draw: () => (
      <>
        <path fill={blueGreen} d="M0 0H2000V820H0Z" />
        {planes.map((fill, index) => (
          <Profile key={fill} x={430 + index * 500} y={160} scale={1.6} fill={fill} edge />
        ))}
        <Steps
          first={[250, 400]}
          waves={[740, 400]}
          logos={[
            [1240, 300],
            [1740, 300],
          ]}
          size={110}
        />
      </>
    ),
  }),
  narrow: defineArt({
    name: 'cases/skin-clinic/birth-narrow',
    width: 780,
    height: 900,
    draw: () => (
      <>
        <path fill={blueGreen} d="M0 0H780V900H0Z" />
        {planes.map((fill, index) => (
          <Profile key={fill} x={124 + index * 118} y={230} scale={1.5} fill={fill} edge />
        ))}
        <Mark id="skin-clinic-birth-light" x={600} y={300} radius={100} fills={onBeige} />
        <Wordmark x={600} y={500} size={100} anchor="middle" fill={darkBlue} accent={blueGreen} />
      </>
    ),
  }),
};
