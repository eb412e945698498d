import { labels } from '../../../content/labels.ts';
import { plan, type PlanId } from '../../../content/prices.ts';
import type { PageContext, PictureFile } from '../../page.ts';
import { classNames } from '../../parts/place.ts';
import { Picture } from '../../parts/picture.tsx';
import { PlanOffer } from '../../parts/plan-offer.tsx';

export interface SocialPlanProps {
  readonly context: PageContext<unknown>;
  readonly id: PlanId;
  /** What it makes of the time. */
  readonly art: PictureFile;
}

/** A plan, what it costs and what is in it, beside the posts it makes of the time. */
export function SocialPlan({ context: { localize, price }, id, art }: SocialPlanProps) {
  const { popular, words } = plan(id);
  const { title, features } = localize(words);
  return (
    <div
      className={classNames('social-plan social-words split', popular && 'social-popular lit')}
      data-from="full"
      data-gap="s-xl"
      data-items="center"
      data-above="l"
    >
      <div>
        {popular && <p className="strong">{localize(labels).popular}</p>}
        <h4 className="display" data-size="m">
          {title}
        </h4>
        <PlanOffer price={price(id)} size="hero" largePeriod />
        <ul className="facet-list large" role="list" data-above="s">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <Picture file={art} alt="" />
    </div>
  );
}
