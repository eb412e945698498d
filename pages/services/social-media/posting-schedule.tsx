const slot = 60;

/** A fortnight as it is after each step: nothing, one goal, planned posts, posts, posts and replies. */
const schedules = ['..............', '.............o', 'o..o..o..o..oo', '#..#..#..#..##', '#+.#++#.+#+.##'] as const;

/** Every shape as a path around the origin: a still day, a planned post, a post, a reply. */
const shapes = {
  '.': 'M-4 0 0-4 4 0 0 4z',
  o: 'M-8-19H8L19-8V8L8 19H-8L-19 8V-8z',
  '#': 'M-8-19H8L19-8V8L8 19H-8L-19 8V-8zM-4.5-10h9L10-4.5v9L4.5 10h-9L-10 4.5v-9z',
  '+': 'M-9 0 0-9 9 0 0 9z',
} as const;
const names = { '.': 'still', o: 'planned', '#': 'post', '+': 'reply' } as const;

/** Two weeks of a channel, a sign for every day, for the eye only; `step` counts from nought. */
export function PostingSchedule({ step }: { readonly step: number }) {
  const days = [...schedules[step]!] as (keyof typeof shapes)[];
  return (
    <svg className="posting-schedule" viewBox={`0 0 ${days.length * slot} 44`} aria-hidden="true">
      <path d={`M0 22H${days.length * slot}`} />
      {days.map((day, index) => (
        <path
          className="posting-schedule__day"
          data-kind={names[day]}
          key={index}
          transform={`translate(${index * slot + slot / 2} 22)`}
          d={shapes[day]}
        />
      ))}
    </svg>
  );
}
