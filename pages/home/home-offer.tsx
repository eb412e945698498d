import { stripOfDoors, stripOfReel, stripOfSpeaker } from '../../content/art/home/strips.tsx';
import type { PageContext } from '../page.ts';
import { Picture } from '../parts/picture.tsx';

/** Each of the three crafts with one piece of work for a client whose story is not told on this page (for the eye). */
const pieces = { website: stripOfDoors, marketing: stripOfReel, branding: stripOfSpeaker } as const;

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

/** One of the three crafts: a plane of its work, what it is, what it holds, and the way to its page. The rows of all three are one grid, and step with the light: each knows its turn. */
export function HomeOffer({ offer, picture, words, href }: HomeOfferProps) {
  return (
    <article className="home-offer" data-late="" data-reveal="" data-stagger="">
      <div className="home-offer__work" aria-hidden="true">
        <Picture file={picture(pieces[offer])} alt="" />
      </div>
      <h3 className="display">{words.title}</h3>
      <p>{words.text}</p>
      <ul role="list" data-stagger="">
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
