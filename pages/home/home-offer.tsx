import { b2bInsiderArt } from '../../content/art/cases/b2b-insider.ts';
import { eLearningGroupArt } from '../../content/art/cases/e-learning-group.ts';
import { kraftortreisenArt } from '../../content/art/cases/kraftortreisen.ts';
import { seidlArt } from '../../content/art/cases/seidl.ts';
import type { PageContext } from '../page.ts';
import { Picture } from '../parts/picture.tsx';

/** The three crafts, each with fragments of work for clients (for the eye). */
const fragments = {
  website: [b2bInsiderArt.websiteBand],
  marketing: [kraftortreisenArt.powerBand],
  branding: [eLearningGroupArt.avatar, b2bInsiderArt.avatar, seidlArt.avatar],
} as const;

export interface HomeOfferProps {
  readonly offer: keyof typeof fragments;
  readonly picture: PageContext<unknown>['picture'];
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly features: readonly string[];
    readonly link: string;
  };
  readonly href: string;
}

/** One of the three crafts as a plane of a stone: what it is, what it holds, and the way to its page. */
export function HomeOffer({ offer, picture, words, href }: HomeOfferProps) {
  return (
    <article className="home-offer plane lit" data-offer={offer} data-reveal="">
      <h3 className="display" data-size="xl">
        {words.title}
      </h3>
      <div className="home-offer__work" aria-hidden="true">
        {fragments[offer].map((art) => (
          <Picture file={picture(art)} alt="" key={art.name} />
        ))}
      </div>
      <div className="home-offer__words">
        <p className="large" data-measure="24">
          {words.text}
        </p>
        <ul className="facet-list display" role="list" data-size="xs" data-above="m">
          {words.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <a className="text-link" href={href} data-above="m">
          {words.link}
        </a>
      </div>
    </article>
  );
}
