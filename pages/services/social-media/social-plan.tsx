import { labels } from '../../../content/labels.ts';
import { plan, type PlanId } from '../../../content/prices.ts';
import type { PageContext, PictureFile } from '../../page.ts';
import { classNames } from '../../parts/place.ts';
import { Picture } from '../../parts/picture.tsx';
import { PlanOffer } from '../../parts/plan-offer.tsx';
import { Screen } from './phone-feed.tsx';

export interface SocialPlanProps {
  readonly context: PageContext<unknown>;
  readonly id: PlanId;
  /** What it makes of the time. */
  readonly art: PictureFile;
}

/** A plan, what it costs and what is in it; in the phone beside it, how often something appears. */
export function SocialPlan({ context: { localize, price }, id, art }: SocialPlanProps) {
  const { popular, words } = plan(id);
  const { title, features } = localize(words);
  return (
    <div className={classNames('split columns', popular && 'social-popular lit')} data-gap="s-xl" data-above="l">
      <div>
        {popular && <p className="strong">{localize(labels).popular}</p>}
        <h4 className="display" data-size="m">
          {title}
        </h4>
        <PlanOffer price={price(id)} size="hero" largePeriod />
        <ul
          className="facet-list columns large"
          role="list"
          data-columns="2"
          data-from="wide"
          data-gap="2xs-l"
          data-above="s"
        >
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <Screen>
        <Picture file={art} alt="" />
      </Screen>
    </div>
  );
}
