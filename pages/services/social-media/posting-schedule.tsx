/** Room for a day. */
const slot = 60;

const octagon = 'M-8-19H8L19-8V8L8 19H-8L-19 8V-8z';

/** Every sign as a path around the origin: a still day, a planned post, a post, a reply. */
const signs = {
  '.': { d: 'M-6 0 0-6 6 0 0 6z', fill: 'var(--mark)', stroke: 'none' },
  o: { d: octagon, stroke: 'var(--accent)', strokeWidth: 2, strokeDasharray: '5 3' },
  '#': { d: `${octagon}M-4.5-10h9L10-4.5v9L4.5 10h-9L-10 4.5v-9z`, fill: 'var(--posted, var(--gold-light))' },
  '+': { d: 'M-9 0 0-9 9 0 0 9z', fill: 'var(--ink)', stroke: 'none' },
} as const;

/** What the signs of a fortnight stand for, in the order in which they come. */
export function ScheduleKey({ words }: { readonly words: readonly string[] }) {
  return (
    <ul className="cluster" role="list" data-gap="m" data-above="m">
      {Object.values(signs).map((sign, index) => (
        <li className="cluster" data-gap="2xs" data-items="center" key={sign.d}>
          <svg
            width="2.5rem"
            viewBox="-22 -22 44 44"
            fill="var(--ground)"
            stroke="var(--mark)"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path {...sign} />
          </svg>
          {words[index]}
        </li>
      ))}
    </ul>
  );
}

export interface PostingScheduleProps {
  /** A sign for every day. */
  readonly weeks: readonly string[];
  /** Its weeks stand below each other, as in a calendar. */
  readonly stacked?: boolean;
}

/** Weeks of a channel in one line, on a phone below each other; for the eye only. */
export function PostingSchedule({ weeks, stacked }: PostingScheduleProps) {
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
          viewBox={`0 -4 ${week.length * slot} 52`}
          fill="var(--ground)"
          stroke="var(--mark)"
          strokeWidth="1.5"
        >
          <path stroke="var(--rule)" d={`M0 22H${week.length * slot}`} />
          {([...week] as (keyof typeof signs)[]).map((day, index) => (
            <path key={index} transform={`translate(${index * slot + slot / 2} 22)`} {...signs[day]} />
          ))}
        </svg>
      ))}
    </div>
  );
}
