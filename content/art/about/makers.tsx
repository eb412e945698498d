import { colours } from '../../look.ts';
import { blend } from '../blend.ts';
import { Pieces } from '../services/cut/pieces.tsx';
import type { Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { grip, limb, torso } from './makers/body.ts';
import { beard, bun, curls } from './makers/hair.ts';
import { ear, face, neck, type Profile, shaped } from './makers/head.ts';
import { cloths, skins } from './makers/materials.ts';

interface MakerProps {
  /** Where the crown of the head is, before it is turned. */
  readonly at: Point;
  readonly size: number;
  /** Who looks to the left is drawn in a mirror. */
  readonly mirrored?: boolean;
}

/** None has the face of another: a small nose and a short jaw, a strong brow and nose above the beard, a flat nose and full lips. */
const profiles = {
  writer: { brow: -5, nose: -8, lips: 3, chin: -6, jaw: -9 },
  cutter: { brow: 8, nose: 9, lips: -5, chin: 8, jaw: 9 },
  looker: { brow: -8, nose: 3, lips: 10, chin: 4, jaw: 3 },
} as const satisfies Readonly<Record<string, Profile>>;

const placed = ({ at: [x, y], size, mirrored }: MakerProps) =>
  `translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})`;

/** The one who writes: reads a sheet once more (`Leaf`). */
export const Writer = (props: MakerProps) => (
  <g transform={placed(props)}>
    <Pieces
      pieces={[
        ...neck(skins.fair),
        ...torso(cloths.black),
        ...shaped(profiles.writer, face(skins.fair)),
        ...bun(cloths.tanned),
        ...ear(skins.fair),
      ]}
    />
    <Pieces
      pieces={[
        ...limb(cloths.black, [40, 276], [72, 412], 44, 38),
        ...limb(cloths.black, [74, 414], [140, 268], 36, 24),
        [
          skins.fair[2],
          [
            [120, 262],
            [158, 282],
            [186, 244],
            [172, 206],
            [142, 218],
          ],
        ],
      ]}
    />
  </g>
);

/** The sheet in that hand, which is white in the dark as well, and the fingers that hold it. */
export const Leaf = (props: MakerProps) => (
  <g transform={placed(props)}>
    <g transform="translate(-8 -76)">
      <Pieces
        pieces={[
          [
            colours.sand,
            [
              [208, 210],
              [308, 251],
              [252, 386],
              [152, 345],
            ],
          ],
          [
            colours.paper,
            [
              [208, 210],
              [258, 230],
              [202, 366],
              [152, 345],
            ],
          ],
        ]}
      />
      <path
        stroke={gold.ink}
        strokeWidth="5"
        d="M222 236L288 263M214 256L280 283M206 275L250 293M202 308L260 331M200 329L252 350M200 351L218 358"
      />
    </g>
    <Pieces
      pieces={[
        [
          skins.fair[1],
          [
            [142, 250],
            [158, 228],
            [196, 218],
            [208, 226],
            [204, 236],
            [172, 252],
            [152, 276],
          ],
        ],
        [
          skins.fair[0],
          [
            [158, 228],
            [196, 218],
            [208, 226],
            [180, 234],
          ],
        ],
      ]}
    />
  </g>
);

/** The one who cuts. */
export const Cutter = (props: MakerProps) => (
  <g transform={placed(props)}>
    <Pieces
      pieces={[
        ...neck(skins.brown),
        ...torso(cloths.white),
        ...shaped(profiles.cutter, face(skins.brown)),
        ...ear(skins.brown),
        ...shaped(profiles.cutter, beard([gold.bronze, gold.dusk, gold.night, blend({ ink: 88, goldDeep: 12 })])),
      ]}
    />
  </g>
);

/** The arm of the same, in front of the lap, its sleeve rolled up to the elbow, and the hand that guides the arm of the machine from above. */
export const CutterArm = ({ reach: [x, y], ...props }: MakerProps & { readonly reach: Point }) => {
  const at: Point = [(x - props.at[0]) / props.size, (y - props.at[1]) / props.size];
  const wrist: Point = [at[0] - 84, at[1] + 10];
  const elbow: Point = [wrist[0] - 196, wrist[1] + 112];
  return (
    <g transform={placed(props)}>
      <Pieces
        pieces={[
          ...limb(cloths.white, [44, 268], [elbow[0] - 4, elbow[1] - 6], 54, 42),
          ...limb(skins.brown, [elbow[0] + 10, elbow[1] - 8], wrist, 38, 23),
          ...limb(cloths.white, elbow, [elbow[0] + 62, elbow[1] - 50], 42, 40),
          ...grip(skins.brown, at, [0.707, -0.707], [0.87, 0.5], wrist),
        ]}
      />
    </g>
  );
};

/** The one who looks closely, to the left: through a loupe. */
export const Looker = (props: Omit<MakerProps, 'mirrored'>) => (
  <g transform={placed({ ...props, mirrored: true })}>
    <Pieces
      pieces={[
        ...neck(skins.tan),
        ...torso(cloths.tanned),
        ...shaped(profiles.looker, face(skins.tan)),
        ...curls([colours.paper, colours.sand, colours.stoneLight, colours.stone]),
      ]}
    />
    <path stroke={gold.amber} strokeWidth="12" d="M206 150V240" />
    <path
      fill={gold.pale}
      fillOpacity="0.5"
      stroke={gold.light}
      strokeWidth="9"
      d="M204 60L236 74 250 104 236 136 204 150 172 136 158 104 172 74Z"
      transform="translate(53 36) scale(0.75)"
    />
    <Pieces
      pieces={[
        ...limb(cloths.tanned, [40, 276], [92, 398], 48, 40),
        ...limb(cloths.tanned, [92, 396], [150, 254], 38, 25),
        ...grip(skins.tan, [206, 202], [0, -1], [1, 0], [154, 248], 20),
      ]}
    />
  </g>
);
