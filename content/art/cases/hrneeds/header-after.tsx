import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { chosenColumn, Column, plainColumn } from './column.tsx';
import { Lockup } from './lockup.tsx';
import { hrneedsPalette } from './palette.ts';
import { productSign } from './product-sign.ts';
import { SmallSeal } from './seal.tsx';

const { cobalt, ice, midnight } = hrneedsPalette;

const links = [
  ['Compare', 818],
  ['Guides', 946],
  ['Our seal', 1050],
] as const;

/** The first screen as it is: one promise, one button, the proof beside it.; on a small screen, where the whole could not be read, its beginning with the proof below. */
const header = (name: string, width: number) =>
  defineArt({
    name: `cases/hrneeds/${name}`,
    width,
    height: 500,
    draw: () => (
      <>
        <path fill={ice} d="M0 0H1200V500H0Z" />
        <circle fill="#dbe2ff" cx="938" cy="420" r="300" />
        <Column
          x={742}
          y={170}
          width={130}
          offers={['yes', 'no', 40, 'yes']}
          sign={productSign.ring}
          {...plainColumn}
        />
        <Column
          x={1052}
          y={196}
          width={130}
          offers={['no', 'yes', 60, 'no']}
          sign={productSign.wave}
          {...plainColumn}
        />
        <Column
          x={880}
          y={118}
          width={164}
          offers={['yes', 'yes', 88, 'yes']}
          sign={productSign.drop}
          {...chosenColumn}
        />
        <g transform="translate(1004 322) scale(0.28)">
          <SmallSeal verdict="VERIFIED" />
        </g>
        <path fill={ice} d="M0 0H1200V92H0Z" />
        <Lockup x={56} y={30} size={34} columns={cobalt} words={midnight} />
        {links.map(([label, x]) => (
          <Outline key={label} face="jakarta" size={19} x={x} y={57} fill={midnight}>
            {label}
          </Outline>
        ))}
        <Outline face="jakarta-bold" size={58} x={54} y={206} tracking={-0.035} fill={midnight}>
          Your HR platform,
        </Outline>
        <Outline face="jakarta-bold" size={58} x={54} y={274} tracking={-0.035} fill={cobalt}>
          4 to 6 weeks sooner.
        </Outline>
        <Outline face="jakarta" size={22} x={56} y={330} fill={midnight}>
          HR software, compared side by side.
        </Outline>
        <rect fill={cobalt} x="56" y="368" width="252" height="68" rx="34" />
        <Outline face="jakarta-bold" size={22} x={182} y={410} anchor="middle" fill="#fff">
          Start comparing
        </Outline>
        {width < 1200 && (
          <>
            <path stroke={midnight} strokeWidth="4" strokeLinecap="round" d="M566 44H610M566 58H610" />
            <g transform="translate(456 322) scale(0.26)">
              <SmallSeal verdict="VERIFIED" />
            </g>
          </>
        )}
      </>
    ),
  });

/** The header as it is now, with the promise in the open. */
export const headerAfter = { wide: header('header-after', 1200), narrow: header('header-after-narrow', 667) };
