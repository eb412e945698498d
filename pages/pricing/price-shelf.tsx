import { Fragment } from 'react';
import { byPrice, cuts, shelves } from '../../content/art/services/cut/plan-stones.tsx';
import { plan } from '../../content/prices.ts';
import type { PageContext } from '../page.ts';

interface PriceShelvesProps {
  readonly context: PageContext<unknown>;
  /** What stands on each shelf. */
  readonly titles: Readonly<Record<keyof typeof shelves, string>>;
}

/** All stones to one scale, each with its price a way to its plan and how often that is paid below it: what goes on stands on one shelf, what is paid once on another. */
export const PriceShelves = ({ context, titles }: PriceShelvesProps) => (
  <>
    {(['ongoing', 'once'] as const).map((shelf) => (
      <ul className="price-shelf" role="list" aria-label={titles[shelf]} data-shelf={shelf} key={shelf}>
        {shelves[shelf].map((id) => {
          const { from, amount, period } = context.price(id);
          return (
            <li data-cut={cuts[id]} key={id}>
              <a className="price-shelf__stone" href={`#plan-${id}`}>
                <span className="visually-hidden">
                  {context.localize(plan(id).words).title}, {from}{' '}
                </span>
                <span className="plan-card__amount figures">{amount}</span>
              </a>{' '}
              <span>{period}</span>
            </li>
          );
        })}
      </ul>
    ))}
  </>
);

/** All on one shelf for the eye only: the visitor’s own stone, not cut yet, stands among the others. */
export const OwnShelf = () => (
  <p className="price-shelf" data-shelf="own">
    {byPrice.map((id) => (
      <Fragment key={id}>
        <span className="price-shelf__stone" data-cut={cuts[id]} />
        {id === 'social-growth' && <span className="price-shelf__stone" data-cut="own" />}
      </Fragment>
    ))}
  </p>
);
