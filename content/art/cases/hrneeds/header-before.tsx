import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { oldPortal } from './old-portal.ts';

const { bar, blue, field, green, line, menu, orange, text } = oldPortal;
const buttons = [
  ['Vendors', orange],
  ['Register', green],
  ['Demo', blue],
] as const;

const gradients = (
  <defs>
    <linearGradient id="hrneeds-before-bar" x2="0" y2="1">
      <stop stopColor="#fbfbfb" />
      <stop offset="1" stopColor="#d5d9dd" />
    </linearGradient>
    <linearGradient id="hrneeds-before-slide" x2="1" y2="1">
      <stop stopColor="#7f9fbd" />
      <stop offset="1" stopColor="#45637f" />
    </linearGradient>
  </defs>
);

/** The first screen as it was: ten menu items, a slider, a newsletter box, three buttons that shout alike. */
const wide = defineArt({
  name: 'cases/hrneeds/header-before',
  width: 1200,
  height: 500,
  draw: () => (
    <>
      {gradients}
      <path fill={oldPortal.ground} d="M0 0H1200V500H0Z" />
      <path fill="#fff" d="M0 0H1200V84H0Z" />
      <Outline face="mulish-bold" size={34} x={32} y={54} fill="#44617d">
        HR needs
      </Outline>
      <path fill={orange} d="M200 32l8 10-8 10-8-10z" />
      <path fill={field} stroke={line} d="M700.5 26.5H880.5V57.5H700.5Z" />
      <path fill={bar} d="M710 39H774V44H710ZM864 48l8 8-2 2-8-8z" />
      {buttons.map(([label, fill], index) => (
        <g key={label}>
          <rect fill={fill} x={894 + index * 98} y="24" width="92" height="36" rx="4" />
          <Outline face="mulish-bold" size={15} x={940 + index * 98} y={47} anchor="middle" fill="#fff">
            {label}
          </Outline>
        </g>
      ))}
      <path fill="url(#hrneeds-before-bar)" stroke={line} d="M-1 84.5H1201V128.5H-1Z" />
      {menu.map((item, index) => (
        <Outline key={item} face="mulish" size={16} x={90 + index * 114} y={112} anchor="middle" fill={text}>
          {item}
        </Outline>
      ))}
      <path stroke={line} d={menu.map((_, index) => `M${147 + index * 114} 94V120`).join('')} />
      <path fill="url(#hrneeds-before-slide)" d="M24 148H856V478H24Z" />
      <path
        fill="#fff"
        fillOpacity="0.14"
        d="M560 478V360a70 70 0 0 1 140 0V478ZM690 478V390a58 58 0 0 1 116 0V478ZM630 282m-44 0a44 44 0 1 0 88 0a44 44 0 1 0-88 0M748 326m-36 0a36 36 0 1 0 72 0a36 36 0 1 0-72 0"
      />
      <Outline face="mulish-bold" size={32} x={84} y={232} fill="#fff">
        Welcome to our portal
      </Outline>
      <path
        fill="#fff"
        fillOpacity="0.7"
        d="M84 258H470V265H84ZM84 278H506V285H84ZM84 298H440V305H84ZM84 318H486V325H84Z"
      />
      <rect fill={orange} x="84" y="352" width="150" height="42" rx="4" />
      <Outline face="mulish-bold" size={17} x={159} y={379} anchor="middle" fill="#fff">
        Read more
      </Outline>
      <rect fill="#fff" x="246" y="352" width="112" height="42" rx="4" />
      <Outline face="mulish-bold" size={17} x={302} y={379} anchor="middle" fill="#44617d">
        Catalog
      </Outline>
      <path fill="none" stroke="#fff" strokeWidth="4" d="M54 300L40 314L54 328M826 300L840 314L826 328" />
      <path fill="#fff" d="M408 456h12v12h-12zM432 456h12v12h-12zM456 456h12v12h-12z" fillOpacity="0.8" />
      <path fill="#fff" stroke="#c9ced3" d="M876.5 148.5H1176.5V316.5H876.5Z" />
      <path fill={green} d="M876 148H1177V184H876Z" />
      <Outline face="mulish-bold" size={17} x={894} y={172} fill="#fff">
        Newsletter
      </Outline>
      <path fill={bar} d="M894 202H1130V208H894ZM894 218H1084V224H894Z" />
      <path fill={field} stroke={line} d="M894.5 244.5H1056.5V282.5H894.5Z" />
      <rect fill={green} x="1068" y="244" width="92" height="39" rx="4" />
      <path fill="#fff" stroke="#c9ced3" d="M876.5 332.5H1176.5V478.5H876.5Z" />
      <path fill="#c3c9cf" d="M894 350H974V406H894ZM894 416H974V466H894Z" />
      <path
        fill={bar}
        d="M988 354H1150V361H988ZM988 372H1120V378H988ZM988 388H1140V394H988ZM988 420H1144V427H988ZM988 438H1108V444H988Z"
      />
    </>
  ),
});

/** Where the entries of the menu break on a phone. */
const menuRows = [menu.slice(0, 4), menu.slice(4, 8), menu.slice(8)];

/** The upper half of that on a phone: the menu in three rows, three buttons, the beginning of the slider. */
const narrowTop = () => (
  <>
    {gradients}
    <path fill={oldPortal.ground} d="M0 0H667V900H0Z" />
    <path fill="#fff" d="M0 0H667V176H0Z" />
    <Outline face="mulish-bold" size={44} x={28} y={68} fill="#44617d">
      HR needs
    </Outline>
    <path fill={field} stroke={line} d="M400.5 28.5H638.5V76.5H400.5Z" />
    <path fill={bar} d="M418 49H520V56H418Z" />
    {buttons.map(([label, fill], index) => (
      <g key={label}>
        <rect fill={fill} x={28 + index * 207} y="100" width="196" height="56" rx="5" />
        <Outline face="mulish-bold" size={28} x={126 + index * 207} y={138} anchor="middle" fill="#fff">
          {label}
        </Outline>
      </g>
    ))}
    <path fill="url(#hrneeds-before-bar)" stroke={line} d="M-1 176.5H668V350.5H-1Z" />
    <path stroke={line} d="M0 234.5H667M0 292.5H667M167.5 176V350M333.5 176V350M500.5 176V350" />
    {menuRows.map((row, down) =>
      row.map((item, across) => (
        <Outline
          key={item}
          face="mulish"
          size={26}
          x={84 + across * 166.6}
          y={215 + down * 58}
          anchor="middle"
          fill={text}
        >
          {item}
        </Outline>
      )),
    )}
    <path fill="url(#hrneeds-before-slide)" d="M24 374H643V662H24Z" />
    <path fill="none" stroke="#fff" strokeWidth="6" d="M52 500L36 518L52 536M615 500L631 518L615 536" />
    <Outline face="mulish-bold" size={44} x={82} y={458} fill="#fff">
      Welcome to our portal
    </Outline>
  </>
);

/** The old site: its first screen, and the beginning of it on a phone. */
export const headerBefore = { wide, narrowTop };
