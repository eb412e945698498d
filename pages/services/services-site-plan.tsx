import type { Point } from '../../content/word-shapes.ts';

const octagon = 'M15 3h18l12 12v18L33 45H15L3 33V15z';

/** What each area of the planned page does; in the order of the benefits. */
const icons: readonly string[] = [
  'M3 17l6-6h30l6 6v14l-6 6H9l-6-6zM14 20l4-4h5l4 4v5l-4 4h-5l-4-4zM26 28l8 8',
  `${octagon}M14 24l7 8 13-16`,
  `${octagon}M24 11v13l10 6`,
  'M3 13l6-6h30l6 6v16l-6 6H23L13 45V35H9l-6-6zM13 17h22M13 25h13',
  'M3 17l6-6h30l6 6v14l-6 6H9l-6-6zM13 24h20M26 17l7 7-7 7',
  `${octagon}M19 22v-6l3-3h4l3 3v6M14 22h20v12H14z`,
];

/** Where each area stands in twelve columns. */
const columns = ['1-7', '8-12', '1-5', '6-12', '1-7', '8-12'] as const;

export interface SitePlanProps {
  readonly areas: readonly Point[];
}

/** Six advantages as the areas of one page, inside the frame of an emerald cut. */
export function SitePlan({ areas }: SitePlanProps) {
  return (
    <ul className="grid stone-frame site-plan" role="list" data-above="xl" data-stagger="100">
      {areas.map(({ title, text }, index) => (
        <li className="site-plan__area" key={title} data-cols={columns[index]} data-from="wide">
          <svg
            className="accent"
            width="2.75rem"
            viewBox="0 0 48 48"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            strokeLinejoin="bevel"
            aria-hidden="true"
          >
            <path d={icons[index]} />
          </svg>
          <div data-reveal="">
            <h3 className="display" data-size="s">
              {title}
            </h3>
            <p className="quiet" data-above="2xs" data-measure="32">
              {text}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
