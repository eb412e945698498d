import type { Point } from '../../../content/word-shapes.ts';

/** The steps as a round: it begins and ends with questions, in italics, and a line leads from the ones to the others, past what is done about the answers. */
export function Rounds({ items }: { readonly items: readonly Point[] }) {
  return (
    <ol className="wrapper" role="list" data-stagger="200">
      {items.map(({ title, text }, index) => {
        const between = index % (items.length - 1) > 0;
        return (
          <li
            className={between ? 'round grid' : 'grid'}
            key={title}
            data-above={between && index > 1 ? undefined : 'l'}
            data-gap="s"
            data-items="baseline"
            data-reveal=""
          >
            <h3
              className={between ? 'display' : 'display accent'}
              data-size={between ? 'l' : 'xl'}
              data-cols={between ? '2-6' : '1-6'}
              data-from="wide"
            >
              {between ? title : <em>{title}</em>}
            </h3>
            <p className="large" data-cols="7-12" data-from="wide">
              <sup className="dialogue__note strong accent" data-number={index + 1} aria-hidden="true" /> {text}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
