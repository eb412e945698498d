import { Fragment } from 'react';
import { byPrice, cuts } from '../../content/art/services/cut/plan-stones.tsx';
import { plan } from '../../content/prices.ts';
import type { PageContext } from '../page.ts';

interface PriceShelfProps {
  readonly context: PageContext<unknown>;
}

/** All stones to one scale, from the smallest to the largest, each with its price a way to its plan; on a phone they fill four shelves. */
export const PriceShelf = ({ context }: PriceShelfProps) => (
  <ul className="price-shelf" role="list">
    {byPrice.map((id) => {
      const { from, amount, period } = context.price(id);
      return (
        <li data-cut={cuts[id]} key={id}>
          <a className="price-shelf__stone figures" href={`#plan-${id}`}>
            <span className="visually-hidden">
              {context.localize(plan(id).words).title}, {from}{' '}
            </span>
            {amount}
            <span className="visually-hidden"> {period}</span>
          </a>
        </li>
      );
    })}
  </ul>
);

/** The same shelf for the eye only: the visitor's own stone, not cut yet, stands among the others. */
export const OwnShelf = () => (
  <p className="price-shelf">
    {byPrice.map((id) => (
      <Fragment key={id}>
        <span data-cut={cuts[id]} />
        {id === 'social-growth' && <span data-cut="own" />}
      </Fragment>
    ))}
  </p>
);
