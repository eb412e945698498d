import type { Point } from '../../content/services/shapes.ts';

const octagon = 'M15 3h18l12 12v18L33 45H15L3 33V15z';

/** What each area of the planned page does, as a draughtsman would sign it; in the order of the benefits. */
const signs: readonly string[] = [
  'M3 17l6-6h30l6 6v14l-6 6H9l-6-6zM14 20l4-4h5l4 4v5l-4 4h-5l-4-4zM26 28l8 8',
  `${octagon}M14 24l7 8 13-16`,
  `${octagon}M24 11v13l10 6`,
  'M3 13l6-6h30l6 6v16l-6 6H23L13 45V35H9l-6-6zM13 17h22M13 25h13',
  'M3 17l6-6h30l6 6v14l-6 6H9l-6-6zM13 24h20M26 17l7 7-7 7',
  `${octagon}M19 22v-6l3-3h4l3 3v6M14 22h20v12H14z`,
];

export interface SitePlanProps {
  readonly areas: readonly Point[];
}

/** Six advantages as the areas of one page, inside the frame of an emerald cut. */
export function SitePlan({ areas }: SitePlanProps) {
  return (
    <ul className="site-plan" role="list" data-stagger="100">
      {areas.map(({ title, text }, index) => (
        <li className="site-plan__area" key={title}>
          <svg className="site-plan__sign" viewBox="0 0 48 48" aria-hidden="true">
            <path d={signs[index]} />
          </svg>
          <div className="site-plan__words" data-reveal="">
            <h3 className="site-plan__title display" data-size="s">
              {title}
            </h3>
            <p className="site-plan__text">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
