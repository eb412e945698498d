import { labels } from '../../../content/labels.ts';
import { plan } from '../../../content/prices.ts';
import {
  type Cell,
  websiteConfiguratorPlans,
  type websiteConfiguratorWords,
} from '../../../content/services/website-configurator.ts';
import type { PageContext } from '../../page.ts';
import { PlanOffer } from '../../parts/plan-offer.tsx';

export interface ComparisonProps {
  readonly context: PageContext<typeof websiteConfiguratorWords>;
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
}

/** The website plans side by side, each a stone from its crown to its price, with one sign for each answer on one axis. */
export function Comparison({ context, labelledBy }: ComparisonProps) {
  const { comparison } = context.words;
  const words = context.localize(labels);

  const says = (cell: Cell) => {
    if (typeof cell === 'object') return cell.text;
    return <span className="visually-hidden">{comparison[cell]}</span>;
  };

  return (
    <table className="comparison" data-above="xl" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th className="comparison__feature" scope="col">
            <span className="visually-hidden">{comparison.featureColumn}</span>
          </th>
          {websiteConfiguratorPlans.map((id) => {
            const { popular, route, words: own } = plan(id);
            return (
              <th className="comparison__plan" scope="col" data-lit={popular && ''} key={id}>
                <div className="comparison__plane cluster cut">
                  {popular && (
                    <p>
                      {words.popular}
                      <span className="visually-hidden">: </span>
                    </p>
                  )}
                  <a href={context.link(route)}>{context.localize(own).title}</a>
                </div>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {comparison.rows.map(({ feature, cells }) => (
          <tr key={feature}>
            <th className="comparison__feature" scope="row">
              <span>{feature}</span>
            </th>
            {websiteConfiguratorPlans.map((id) => (
              <td className="comparison__cell" data-lit={plan(id).popular && ''} key={id}>
                <div
                  className="comparison__plane cluster"
                  data-says={typeof cells[id] === 'string' ? cells[id] : undefined}
                >
                  {says(cells[id])}
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th className="comparison__feature" scope="row">
            <span>{comparison.priceRow}</span>
          </th>
          {websiteConfiguratorPlans.map((id) => {
            const { popular } = plan(id);
            return (
              <td className="comparison__cell" data-lit={popular && ''} key={id}>
                <div className="comparison__plane cluster cut">
                  <PlanOffer price={context.price(id)} />
                </div>
              </td>
            );
          })}
        </tr>
      </tfoot>
    </table>
  );
}
