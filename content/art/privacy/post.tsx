import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { Artwork } from '../artwork.tsx';
import { sealedEnvelope } from '../contact/envelope.tsx';
import { gold } from '../services/cut/tone.ts';

const height = 300;
const slope = Math.tan((22.5 * Math.PI) / 180);

/** The one way of a message, on a sheet of this width: out of the button of a page, up, along, and into the envelope. */
function post(name: string, width: number, page: number) {
  const envelope = page * 1.1;
  const [button, inbox] = [page - 24, width - envelope * 0.938];
  const [low, high] = [236, 112];
  const rise = (low - high) / slope;
  const start = button + (inbox - button - rise) * 0.4;
  return defineArt({
    name,
    width,
    height,
    draw: () => (
      <>
        <path
          fill={gold.gleam}
          stroke={gold.deep}
          strokeWidth="2"
          d={`M2 54V30L26 6H${page * 0.5}l24 24v24H${page}V286H2Z`}
        />
        <path fill={gold.light} d={`M2 54H${page}V70H2Z`} />
        <path
          fill="none"
          stroke={gold.deep}
          strokeWidth="2"
          d={`M28 108H${page * 0.7}M28 140H${page * 0.85}M28 172H${page * 0.5}`}
        />
        <path
          fill={gold.ink}
          d={`M${button - page * 0.36 + 14} 212H${button}V246l-14 14H${button - page * 0.36}V226Z`}
        />
        <path
          fill="none"
          stroke={gold.deep}
          strokeWidth="3"
          d={`M${button} ${low}H${start}l${rise} ${high - low}H${inbox}`}
        />
        {[0.25, 0.75].map((share) => {
          const [x, y] = [start + rise * share, low + (high - low) * share];
          return (
            <g key={share} transform={`translate(${x} ${y}) rotate(-22.5)`}>
              <path
                fill={gold.light}
                stroke={gold.ink}
                strokeWidth="2"
                strokeLinejoin="bevel"
                d="M-34 -23H34V23H-34Z"
              />
              <path
                fill={blend({ paper: 66, goldLight: 34 })}
                stroke={gold.ink}
                strokeWidth="2"
                strokeLinejoin="bevel"
                d="M-34 -23H34L0 2Z"
              />
            </g>
          );
        })}
        <svg x={width - envelope * 0.969} y="20" width={envelope} height={envelope * 0.6875} viewBox="0 0 640 440">
          <Artwork art={sealedEnvelope} />
        </svg>
      </>
    ),
  });
}

/** From the tab to the mailbox, over three columns. */
export const postArt = post('privacy/post', 1320, 330);

/** The same for a phone. */
export const postNarrowArt = post('privacy/post-narrow', 620, 170);
