import type { ReactElement } from 'react';
import { defineArt } from '../../art.ts';
import { dropPath } from './drop.ts';
import { Mark } from './mark.tsx';
import { skinClinicPalette as palette, skinClinicTheme } from './palette.ts';
import { Wordmark } from './wordmark.tsx';

const { blueGreen, lightBlue, darkBlue, beige } = palette;
const paper = skinClinicTheme.ground;

/** Each 400 × 560, its floor at 480; things stand in the colours of the other rooms. */
const rooms: readonly ReactElement[] = [
  // Blue green: the desk, with the drop and the cards.
  <g key="desk">
    <path fill={blueGreen} d="M0 0H400V560H0Z" />
    <path fill="#287278" d="M0 480H400V560H0Z" />
    <g transform="translate(200 168)">
      <path transform="scale(80)" fill="#4f9a9f" d={dropPath} />
      <path transform="scale(56)" fill="#8fc0c5" d={dropPath} />
      <path transform="scale(32)" fill={lightBlue} d={dropPath} />
    </g>
    <path fill={beige} d="M44 330H356V350H44Z" />
    <path fill={darkBlue} d="M60 350H340V480H60Z" />
    <Wordmark x={200} y={432} size={60} anchor="middle" fill={paper} accent="#7fb8bd" descriptor={false} />
    <path fill={paper} d="M86 312H144V330H86ZM92 300H138V309H92Z" />
    <path fill={darkBlue} d="M282 330V298a16 16 0 0 1 32 0v32Z" />
    <path
      fill="none"
      stroke={darkBlue}
      strokeWidth="5"
      strokeLinecap="round"
      d="M298 286C298 250 284 236 268 226M298 270C304 248 318 238 330 236"
    />
  </g>,
  // Light blue: advice, two chairs that face each other.
  <g key="advice">
    <path fill={lightBlue} d="M0 0H400V560H0Z" />
    <path fill="#b3d3dc" d="M0 480H400V560H0Z" />
    <path fill={paper} d="M110 262V146a90 90 0 0 1 180 0V262Z" />
    <path fill="#7fb8bd" d="M110 262V214C150 190 178 232 216 212S264 186 290 204V262Z" />
    <path fill="#b3d3dc" d="M196 56H204V262H196ZM96 258H304V272H96Z" />
    <g fill={darkBlue}>
      <path d="M30 300a22 22 0 0 1 44 0L82 392H132a18 18 0 0 1 0 36H60C44 428 38 420 36 404Z" />
      <path d="M52 426H64L58 480H46ZM118 426H130L138 480H126Z" />
    </g>
    <g fill={blueGreen} transform="matrix(-1 0 0 1 400 0)">
      <path d="M30 300a22 22 0 0 1 44 0L82 392H132a18 18 0 0 1 0 36H60C44 428 38 420 36 404Z" />
      <path d="M52 426H64L58 480H46ZM118 426H130L138 480H126Z" />
    </g>
    <path fill={beige} d="M158 396H242V410H158ZM194 410H206V468H194ZM170 468H230V480H170Z" />
    <path fill={paper} d="M182 380H222V396H182Z" />
    <path fill={blueGreen} d="M182 380H222V386H182Z" />
  </g>,
  // Dark blue: the way in at night, the one bell.
  <g key="door">
    <path fill={darkBlue} d="M0 0H400V560H0Z" />
    <path fill="#1b4159" d="M0 480H400V560H0Z" />
    <path fill="#1b4159" d="M84 480V206a116 116 0 0 1 232 0V480Z" />
    <path fill={beige} d="M108 480V206a92 92 0 0 1 184 0V480Z" />
    <path fill={lightBlue} d="M132 322V206a68 68 0 0 1 136 0V322Z" />
    <path fill={blueGreen} d="M132 322V268C160 250 182 282 212 266S246 244 268 256V322Z" />
    <circle cx="268" cy="384" r="9" fill={darkBlue} />
    <path fill="#2c5a75" d="M64 480H336L356 500H44Z" />
    <circle cx="356" cy="330" r="20" fill={blueGreen} />
    <circle cx="356" cy="330" r="10" fill={paper} />
    <Mark id="skin-clinic-rooms-sign" x={44} y={148} radius={30} fills={['#1d5364', '#7fb8bd', lightBlue, beige]} />
    <path stroke={beige} strokeWidth="4" d="M44 92V118M20 92H84" />
  </g>,
  // Beige: the couch, made up with a towel, and the lamp.
  <g key="couch">
    <path fill={beige} d="M0 0H400V560H0Z" />
    <path fill="#d9c1a3" d="M0 480H400V560H0Z" />
    <path fill="none" stroke={darkBlue} strokeWidth="7" strokeLinecap="round" d="M352 480V150A70 70 0 0 0 226 112" />
    <path fill={darkBlue} d="M170 150A62 62 0 0 1 270 92Z" />
    <path fill={paper} d="M40 404L58 388H330a22 22 0 0 1 22 22V424H40Z" />
    <path fill={blueGreen} d="M34 424H358V446H34Z" />
    <path fill={darkBlue} d="M84 446H100V480H84ZM292 446H308V480H292Z" />
    <path fill={lightBlue} d="M44 388C44 356 72 346 98 350C124 354 138 372 138 388Z" />
    <path fill={lightBlue} d="M214 384H304V470C282 462 262 476 240 468C230 464 222 466 214 470Z" />
    <path fill="#b3d3dc" d="M214 384H304V396H214Z" />
    <path fill={paper} d="M56 130H150V142H56Z" />
    <path fill={blueGreen} d="M70 130V96H92V130ZM76 96V82H86V96Z" />
    <path fill={darkBlue} d="M104 130V108a14 14 0 0 1 28 0V130Z" />
  </g>,
];

const house = (name: string, columns: number) =>
  defineArt({
    name: `cases/skin-clinic/${name}`,
    width: 400 * columns,
    height: (560 * rooms.length) / columns,
    draw: () => (
      <>
        {rooms.map((room, index) => (
          <g key={index} transform={`translate(${(index % columns) * 400} ${Math.floor(index / columns) * 560})`}>
            {room}
          </g>
        ))}
      </>
    ),
  });

/** The clinic cut open: a room in each of its four colours, over the column of that colour; on a phone on two floors. */
export const openHouse = { wide: house('rooms', 4), narrow: house('rooms-narrow', 2) };
