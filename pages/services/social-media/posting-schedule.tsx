/** Room for a day. */
const slot = 44;

/** A post, upright and with a corner cut off, and what is on one: a stone. */
const card = 'M-15-19H7l8 8V19H-15z';

/** Every sign around the origin: a still day, a planned post, a post, a reply; a post is one that we have made, of which only the place stands here. */
const signs = {
  '.': { d: 'M-6 0 0-6 6 0 0 6z', fill: 'var(--gold-deep)', stroke: 'none' },
  o: { d: card, stroke: 'var(--accent)', strokeWidth: 2, strokeDasharray: '5 3' },
  '#': { x: -17, y: -21, width: 34, height: 42 },
  '+': { d: 'M-14-12H9l5 5V8H-2l-7 8V8H-14z', fill: 'var(--ink)', stroke: 'none' },
} as const;

type Day = keyof typeof signs;

/** What happens on a day. */
const Sign = ({ day, post, at }: { readonly day: Day; readonly post: string | undefined; readonly at?: number }) => {
  const transform = at === undefined ? undefined : `translate(${at} 22)`;
  return day === '#' ? (
    <image href={post} {...signs[day]} transform={transform} />
  ) : (
    <path {...signs[day]} transform={transform} />
  );
};

interface Posts {
  /** Addresses of the drawings of posts, which follow each other. */
  readonly posts: readonly string[];
}

/** What the signs of a fortnight stand for, in the order in which they come. */
export function ScheduleKey({ words, posts }: Posts & { readonly words: readonly string[] }) {
  return (
    <ul className="cluster" role="list" data-gap="m" data-above="m">
      {(Object.keys(signs) as Day[]).map((day, index) => (
        <li className="cluster" data-gap="2xs" data-items="center" key={day}>
          <svg
            width="2.5rem"
            viewBox="-22 -22 44 44"
            fill="var(--ground)"
            stroke="var(--mark)"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <Sign day={day} post={posts[0]} />
          </svg>
          {words[index]}
        </li>
      ))}
    </ul>
  );
}

export interface PostingScheduleProps extends Posts {
  /** A sign for every day. */
  readonly weeks: readonly string[];
  /** Its weeks stand below each other, as in a calendar. */
  readonly stacked?: boolean;
}

/** Weeks of a channel in one line, on a phone below each other; for the eye only. */
export function PostingSchedule({ weeks, stacked, posts }: PostingScheduleProps) {
  // In a calendar the first sign stands on the margin of the words, and the line runs off.
  const start = weeks.every(([day]) => day === '.') ? 16 : 7;
  return (
    <div
      className="posting-schedule columns"
      data-columns={stacked ? undefined : weeks.length}
      data-gap="none"
      aria-hidden="true"
    >
      {weeks.map((week, index) => (
        <svg
          key={index}
          viewBox={stacked ? `${start} -4 301 52` : `0 -4 ${week.length * slot} 52`}
          overflow={stacked ? 'visible' : undefined}
          fill="var(--ground)"
          stroke="var(--mark)"
          strokeWidth="1.5"
        >
          <path stroke="var(--rule)" d={stacked ? 'M-99 22H420' : `M0 22H${week.length * slot}`} />
          {([...week] as Day[]).map((day, place) => (
            <Sign key={place} day={day} post={posts[(place + index) % posts.length]} at={place * slot + slot / 2} />
          ))}
        </svg>
      ))}
    </div>
  );
}
