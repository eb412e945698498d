import { byPrice, cuts } from '../../content/art/services/cut/plan-stones.tsx';
import { plan } from '../../content/prices.ts';
import type { PageContext } from '../page.ts';

/** A long compound may break between its parts, which not every browser finds by itself. */
const breakable = (title: string) =>
  title.replace(/(content|maatwerk|marketing|media|social)(?=\p{Ll}{5})/giu, '$1\u00ad');

/** All stones to one scale climb a slope from the least price to the largest, each a way to its plan, with its price in its table and its name below its foot. */
export const PriceSlope = ({ context }: { readonly context: PageContext<unknown> }) => (
  <ul className="price-slope" role="list">
    {byPrice.map((id) => {
      const { from, amount, period } = context.price(id);
      return (
        <li data-cut={cuts[id]} key={id}>
          <a href={`#plan-${id}`}>
            <span className="plan-stone">
              {from && <span className="visually-hidden">{from} </span>}
              <span className="figures">{amount}</span>
            </span>{' '}
            <span>
              <b>{breakable(context.localize(plan(id).words).title)}</b>
              <br />
              {period}
            </span>
          </a>
        </li>
      );
    })}
  </ul>
);

/** The end of the slope, for the eye only: on it the place of the stone that is the visitor’s own and not cut yet. */
export const Summit = () => <span className="plan-stone price-summit" data-cut="own" />;
