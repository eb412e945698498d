import { b2bInsiderArt } from '../../content/art/cases/b2b-insider.ts';
import { eLearningGroupArt } from '../../content/art/cases/e-learning-group.ts';
import { seidlArt } from '../../content/art/cases/seidl.ts';
import { openingClass } from '../colour.ts';
import type { PageContext } from '../page.ts';
import { Picture } from '../parts/picture.tsx';
import { classNames } from '../parts/place.ts';

/** Each of the three crafts with one piece of work for a client whose story is not told on this page (for the eye). */
const pieces = {
  website: { art: eLearningGroupArt.cover, client: 'e-learning-group' },
  marketing: { art: seidlArt.detail, client: 'seidl' },
  branding: { art: b2bInsiderArt.ending, client: 'b2b-insider' },
} as const;

export interface HomeOfferProps {
  readonly offer: keyof typeof pieces;
  readonly picture: PageContext<unknown>['picture'];
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly features: readonly string[];
    readonly link: string;
  };
  readonly href: string;
}

/** One of the three crafts: a plane of its work, what it is, what it holds, and the way to its page. The rows of all three are one grid. */
export function HomeOffer({ offer, picture, words, href }: HomeOfferProps) {
  const { art, client } = pieces[offer];
  return (
    <article className="home-offer" data-offer={offer} data-reveal="">
      <div className={classNames('home-offer__work', openingClass(client))} aria-hidden="true">
        <Picture file={picture(art)} alt="" />
      </div>
      <h3 className="display">{words.title}</h3>
      <p>{words.text}</p>
      <ul role="list">
        {words.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p>
        <a className="text-link" href={href}>
          {words.link}
        </a>
      </p>
    </article>
  );
}
