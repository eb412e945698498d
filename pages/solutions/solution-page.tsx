import type { ReactNode } from 'react';
import type { Art } from '../../content/art/art.ts';
import { labels } from '../../content/labels.ts';
import { plan, type PlanPrice } from '../../content/prices.ts';
import type { SolutionId } from '../../content/solutions/index.ts';
import type { BodyKind, Solution, SolutionWords } from '../../content/solutions/solution.ts';
import { definePage, type PageContext } from '../page.ts';
import type { Action, ButtonRowProps } from '../parts/button-row.tsx';
import { closingActions } from '../parts/closing-actions.ts';
import { Hero, type HeroProps } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';

/** A service that solves the problem, and the way to it. */
export interface ServiceWay extends Action {
  readonly text?: string;
}

/** What a plan of the solution costs. */
export interface SolutionPrice {
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly price: PlanPrice;
}

/** What the composition of a solution is made of. */
export interface SolutionParts<Kind extends BodyKind> {
  readonly words: SolutionWords<Kind>;
  readonly services: readonly ServiceWay[];
  readonly prices: readonly SolutionPrice[];
  /** How every solution ends: to contact, or to the stories. */
  readonly actions: Pick<ButtonRowProps, 'primary' | 'secondary'>;
  readonly picture: PageContext<unknown>['picture'];
}

/** How the page of one solution is composed. */
export interface Composition<Kind extends BodyKind> {
  readonly id: SolutionId;
  readonly solution: Solution<Kind>;
  /** Its drawing, in the head and on the share card. */
  readonly art: Art;
  /** The same below 60rem, where the screen is upright. */
  readonly upright?: Art;
  /** The ground of the head, and where its parts stand. */
  readonly hero: Pick<HeroProps, 'ground' | 'places'>;
  /** `false`: the body of the page draws it. */
  readonly drawn?: boolean;
  /** What stands below the head. */
  readonly body: (parts: SolutionParts<Kind>) => ReactNode;
}

/** Makes the page of one solution: the problem set large, what is done about it, and where to go from there. */
export function solutionPage<Kind extends BodyKind>(composition: Composition<Kind>) {
  const { id, solution, art, upright, hero, drawn = true, body } = composition;
  return definePage({
    route: id,
    words: solution.words,
    ground: hero.ground === 'ink' ? 'ink' : 'paper',
    share: { art, alt: ({ sharePicture }) => sharePicture },
    render: ({ words, link, picture, price, localize }) => {
      return (
        <div className="solution" data-solution={id}>
          <Hero
            className="solution-hero"
            large="always"
            title={words.hero.title}
            text={words.hero.lead}
            aside={
              drawn && (
                <Picture
                  className="full-width"
                  file={picture(upright ?? art)}
                  wide={upright && picture(art)}
                  wideFrom="60rem"
                  alt=""
                  eager
                />
              )
            }
            {...hero}
          />
          {body({
            words,
            services: solution.links.map(({ route, words: way }) => ({ href: link(route), ...localize(way) })),
            prices: solution.plans.map((id) => ({ ...localize(plan(id).words), price: price(id) })),
            actions: closingActions({ localize, link }, localize(labels).getStarted),
            picture,
          })}
        </div>
      );
    },
  });
}
