import { b2bInsiderArt } from '../../content/art/cases/b2b-insider.ts';
import { eLearningGroupArt } from '../../content/art/cases/e-learning-group.ts';
import { kraftortreisenArt } from '../../content/art/cases/kraftortreisen.ts';
import { seidlArt } from '../../content/art/cases/seidl.ts';
import { skinClinicArt } from '../../content/art/cases/skin-clinic.ts';
import { cases } from '../../content/cases/index.ts';
import type { PageContext } from '../page.ts';
import { Picture } from '../parts/picture.tsx';
import { classNames } from '../parts/place.ts';

/** The three crafts, each with fragments of work for clients, whose work it is (both for the eye), and where its plane stands. */
const fragments = {
  website: {
    columns: '5-12',
    pictures: [b2bInsiderArt.websiteNarrow],
    clients: ['b2b-insider'],
  },
  marketing: {
    columns: '1-6',
    pictures: [kraftortreisenArt.post1, skinClinicArt.post1],
    clients: ['kraftortreisen', 'skin-clinic'],
  },
  branding: {
    columns: '7-12',
    pictures: [eLearningGroupArt.avatar, b2bInsiderArt.avatar, seidlArt.avatar],
    clients: ['e-learning-group', 'b2b-insider', 'seidl'],
  },
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
  const { pictures, clients, columns } = fragments[offer];
  const lit = offer === 'marketing';
  return (
    <article
      className={classNames('home-offer plane', lit && 'lit')}
      data-offer={offer}
      data-cols={columns}
      data-from="wide"
      data-reveal=""
    >
      <figure className="home-offer__work" aria-hidden="true">
        <div className="home-offer__pictures">
          {pictures.map((art) => (
            <Picture file={picture(art)} alt="" key={art.name} />
          ))}
        </div>
        <figcaption className="home-offer__clients quiet">{clients.map((id) => cases[id].title).join(', ')}</figcaption>
      </figure>
      <div className="home-offer__words">
        <h3 className="home-offer__title display">{words.title}</h3>
        <p className="large" data-measure="24" data-above="s">
          {words.text}
        </p>
        <ul className="home-offer__features display" role="list" data-size="s" data-above="m">
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
