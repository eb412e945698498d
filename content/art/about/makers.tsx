import { colours } from '../../look.ts';
import { blend } from '../blend.ts';
import { type Piece, Pieces } from '../services/cut/pieces.tsx';
import type { Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

/** Four tones of a material, from the plane that faces the lamp to the one turned away. */
type Tones = readonly [bright: string, light: string, mid: string, shade: string];

const skins = {
  fair: [
    blend({ paper: 62, goldDeep: 34, goldLight: 4 }),
    blend({ paper: 38, goldDeep: 60, ink: 2 }),
    blend({ paper: 10, goldDeep: 80, ink: 10 }),
    blend({ paper: -10, goldDeep: 74, ink: 36 }),
  ],
  tan: [
    blend({ paper: 40, goldDeep: 58, ink: 2 }),
    blend({ paper: 14, goldDeep: 78, ink: 8 }),
    blend({ paper: -6, goldDeep: 84, ink: 22 }),
    blend({ paper: -12, goldDeep: 66, ink: 46 }),
  ],
  brown: [
    blend({ paper: 16, goldDeep: 76, ink: 8 }),
    blend({ paper: -6, goldDeep: 88, ink: 18 }),
    blend({ paper: -14, goldDeep: 74, ink: 40 }),
    blend({ paper: -10, goldDeep: 44, ink: 66 }),
  ],
} as const satisfies Readonly<Record<string, Tones>>;

const cloths = {
  white: [colours.paper, colours.sand, colours.stoneLight, colours.stone],
  black: [colours.stoneDark, colours.goldQuiet, blend({ ink: 80, goldDeep: 20 }), colours.inkRaised],
  tanned: [gold.amber, gold.bronze, gold.dusk, gold.night],
} as const satisfies Readonly<Record<string, Tones>>;

/** A neck, and the skull that hair lies on. */
const neck = ([, , mid, shade]: Tones): readonly Piece[] => [
  [
    shade,
    [
      [30, 150],
      [98, 176],
      [106, 214],
      [122, 270],
      [20, 250],
    ],
  ],
  [
    mid,
    [
      [74, 170],
      [120, 206],
      [106, 214],
      [114, 256],
      [66, 262],
    ],
  ],
  [
    mid,
    [
      [34, 30],
      [112, 8],
      [138, 72],
      [98, 142],
      [58, 150],
    ],
  ],
];

/** A face in profile to the right, lit from above and before it; from crown to chin it is 200 high. */
const face = ([bright, light, mid, shade]: Tones): readonly Piece[] => [
  [
    mid,
    [
      [64, 66],
      [104, 56],
      [110, 84],
      [98, 108],
      [100, 142],
      [74, 172],
      [58, 150],
    ],
  ],
  [
    light,
    [
      [104, 22],
      [122, 34],
      [136, 62],
      [139, 82],
      [110, 86],
      [100, 56],
    ],
  ],
  [
    shade,
    [
      [139, 82],
      [134, 97],
      [114, 106],
      [98, 108],
      [110, 86],
    ],
  ],
  [
    light,
    [
      [114, 106],
      [129, 130],
      [141, 149],
      [124, 166],
      [100, 142],
      [98, 108],
    ],
  ],
  [
    bright,
    [
      [134, 96],
      [145, 121],
      [159, 139],
      [141, 149],
      [129, 130],
    ],
  ],
  [
    mid,
    [
      [134, 97],
      [129, 130],
      [114, 106],
    ],
  ],
  [
    mid,
    [
      [141, 149],
      [148, 158],
      [139, 164],
      [124, 166],
    ],
  ],
  [
    shade,
    [
      [139, 164],
      [146, 171],
      [137, 180],
      [122, 172],
      [124, 164],
    ],
  ],
  [
    bright,
    [
      [137, 180],
      [142, 194],
      [128, 208],
      [112, 190],
      [122, 172],
    ],
  ],
  [
    mid,
    [
      [124, 166],
      [122, 172],
      [112, 190],
      [128, 208],
      [98, 202],
      [74, 170],
      [100, 142],
    ],
  ],
  [
    gold.ink,
    [
      [111, 99],
      [131, 96],
      [126, 104],
    ],
  ],
];
const ear = ([, light, mid]: Tones): readonly Piece[] => [
  [
    light,
    [
      [52, 102],
      [68, 98],
      [74, 116],
      [62, 140],
      [54, 130],
    ],
  ],
  [
    mid,
    [
      [58, 106],
      [66, 104],
      [68, 116],
      [60, 130],
    ],
  ],
];

/** A bun and a parting. */
const bun = ([bright, light, mid, shade]: Tones): readonly Piece[] => [
  [
    shade,
    [
      [-34, 60],
      [-8, 42],
      [14, 60],
      [12, 96],
      [-14, 108],
      [-36, 90],
    ],
  ],
  [
    mid,
    [
      [-34, 60],
      [-8, 42],
      [-4, 76],
      [-36, 90],
    ],
  ],
  [
    shade,
    [
      [8, 60],
      [30, 16],
      [60, 100],
      [52, 140],
      [26, 158],
      [10, 120],
    ],
  ],
  [
    mid,
    [
      [30, 16],
      [66, -6],
      [84, 62],
      [60, 100],
    ],
  ],
  [
    light,
    [
      [66, -6],
      [102, 4],
      [124, 34],
      [104, 56],
      [84, 62],
    ],
  ],
  [
    bright,
    [
      [102, 4],
      [124, 34],
      [112, 38],
    ],
  ],
];

/** Short hair and a beard. */
const beard = ([bright, light, mid, shade]: Tones): readonly Piece[] => [
  [
    shade,
    [
      [14, 62],
      [30, 18],
      [62, 96],
      [52, 140],
      [34, 158],
      [16, 118],
    ],
  ],
  [
    mid,
    [
      [30, 18],
      [70, -6],
      [82, 66],
      [62, 96],
    ],
  ],
  [
    light,
    [
      [70, -6],
      [112, 2],
      [128, 30],
      [102, 50],
      [82, 66],
    ],
  ],
  [
    bright,
    [
      [112, 2],
      [128, 30],
      [104, 26],
    ],
  ],
  [
    mid,
    [
      [62, 138],
      [100, 148],
      [120, 162],
      [112, 192],
      [92, 204],
      [70, 172],
    ],
  ],
  [
    light,
    [
      [120, 162],
      [138, 178],
      [144, 198],
      [128, 214],
      [96, 208],
      [112, 192],
    ],
  ],
  [
    mid,
    [
      [120, 162],
      [128, 154],
      [142, 151],
      [148, 158],
      [132, 162],
    ],
  ],
];

/** Curls, cut round. */
const curls = ([bright, light, mid, shade]: Tones): readonly Piece[] => [
  [
    shade,
    [
      [-6, 70],
      [12, 24],
      [60, 90],
      [58, 148],
      [34, 178],
      [8, 168],
      [-10, 120],
    ],
  ],
  [
    mid,
    [
      [12, 24],
      [44, -10],
      [84, 56],
      [60, 90],
    ],
  ],
  [
    light,
    [
      [44, -10],
      [84, -18],
      [120, 2],
      [108, 40],
      [84, 56],
    ],
  ],
  [
    bright,
    [
      [84, -18],
      [120, 2],
      [136, 34],
      [120, 48],
      [108, 40],
    ],
  ],
  [
    mid,
    [
      [58, 148],
      [70, 120],
      [60, 90],
      [40, 130],
    ],
  ],
  [
    light,
    [
      [-6, 70],
      [12, 24],
      [26, 60],
      [14, 92],
    ],
  ],
];

/** A back, a shoulder and a chest, down to the bench. */
const torso = ([bright, light, mid, shade]: Tones): readonly Piece[] => [
  [
    shade,
    [
      [16, 196],
      [58, 226],
      [20, 480],
      [-96, 480],
      [-80, 320],
      [-38, 236],
    ],
  ],
  [
    mid,
    [
      [16, 200],
      [66, 226],
      [114, 226],
      [96, 480],
      [0, 480],
    ],
  ],
  [
    light,
    [
      [112, 222],
      [140, 270],
      [148, 480],
      [90, 480],
    ],
  ],
  [
    bright,
    [
      [112, 222],
      [140, 270],
      [142, 320],
      [116, 260],
    ],
  ],
  [
    light,
    [
      [10, 192],
      [64, 232],
      [116, 214],
      [122, 234],
      [62, 256],
      [0, 212],
    ],
  ],
  [
    bright,
    [
      [64, 232],
      [116, 214],
      [122, 234],
      [62, 256],
    ],
  ],
];

/** A part of an arm, its upper side in the light; so broad at both ends. */
const limb = ([bright, light, mid]: Tones, from: Point, to: Point, broad: number, narrow: number): readonly Piece[] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const on = ([x, y]: Point, out: number): Point => [x + (dy / length) * out, y - (dx / length) * out];
  const strip = (tone: string, upper: number, lower: number): Piece => [
    tone,
    [on(from, broad * upper), on(to, narrow * upper), on(to, narrow * lower), on(from, broad * lower)],
  ];
  const behind: Point = [from[0] - (dx / length) * broad * 0.7, from[1] - (dy / length) * broad * 0.7];
  return [
    [light, [on(from, broad), on(behind, broad * 0.4), on(behind, broad * -0.4), on(from, -broad)]],
    strip(mid, -0.15, -1),
    strip(light, 0.55, -0.2),
    strip(bright, 1, 0.5),
  ];
};

/** A hand that lies around a rod: four fingers across it, the thumb along it, and the back of the hand to the wrist. */
const grip = ([bright, light, mid, shade]: Tones, at: Point, rod: Point, across: Point, wrist: Point, broad = 23) => {
  const on = (far: number, over: number): Point => [
    at[0] + rod[0] * far + across[0] * over,
    at[1] + rod[1] * far + across[1] * over,
  ];
  const [dx, dy] = [wrist[0] - at[0], wrist[1] - at[1]];
  const far = Math.hypot(dx, dy);
  const side = (out: number): Point => [wrist[0] + (dy / far) * out, wrist[1] - (dx / far) * out];
  const finger = (index: number, tone: string): Piece => {
    const [upper, lower, tip] = [32 - index * 16, 17 - index * 16, [24, 30, 28, 20][index]!];
    return [tone, [on(upper, -16), on(upper - 1, tip - 6), on(upper - 5, tip), on(lower + 2, tip - 1), on(lower, -16)]];
  };
  const heel = on(-32, -14);
  const thumb = on(34, -40);
  return [
    [mid, [side(broad), side(-broad), thumb, on(33, -14), heel]],
    [light, [side(-broad), thumb, on(33, -14), on(-2, -14), side(0)]],
    [shade, [side(broad), heel, on(-18, -14), side(broad * 0.4)]],
    finger(3, shade),
    finger(2, mid),
    finger(1, light),
    finger(0, mid),
    [bright, [on(10, -36), thumb, on(60, -22), on(64, -10), on(54, -5), on(26, -16)]],
  ] as readonly Piece[];
};

interface MakerProps {
  /** Where the crown of the head is, before it is turned. */
  readonly at: Point;
  readonly size: number;
  /** Who looks to the left is drawn in a mirror. */
  readonly mirrored?: boolean;
}

const placed = ({ at: [x, y], size, mirrored }: MakerProps) =>
  `translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})`;

/** The one who writes: reads a sheet once more. */
export const Writer = (props: MakerProps) => (
  <g transform={placed(props)}>
    <Pieces
      pieces={[
        ...neck(skins.fair),
        ...torso(cloths.black),
        ...face(skins.fair),
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
        [
          colours.ink,
          [
            [112, 262],
            [142, 288],
            [150, 480],
            [64, 480],
            [96, 300],
          ],
        ],
        [
          colours.ink,
          [
            [62, 238],
            [78, 236],
            [112, 300],
            [96, 300],
          ],
        ],
        ...face(skins.brown),
        ...ear(skins.brown),
        ...beard([gold.bronze, gold.dusk, gold.night, blend({ ink: 88, goldDeep: 12 })]),
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

/** The one who looks closely: through a loupe. */
export const Looker = (props: MakerProps) => (
  <g transform={placed(props)}>
    <Pieces
      pieces={[
        ...neck(skins.tan),
        ...torso(cloths.tanned),
        ...face(skins.tan),
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
