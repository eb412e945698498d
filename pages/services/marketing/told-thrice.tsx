import { ownBrandArt } from '../../../content/art/cases/own-brand.ts';
import type { WordsOf } from '../../../content/locale.ts';
import { marketingServices, type marketingWords } from '../../../content/services/marketing.ts';
import type { PageContext } from '../../page.ts';
import { Picture } from '../../parts/picture.tsx';
import { classNames } from '../../parts/place.ts';

type Words = WordsOf<typeof marketingWords>;

/** What a search box begins with. */
const Lens = () => (
  <svg width="36" viewBox="0 0 22 22" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M6 2h5l4 4v5l-4 4H6l-4-4V6zM13 13l7 7" />
  </svg>
);

/** What lies beside the post: others that the agency has made; they run off the edge of the screen, as on a phone. */
const posts = [ownBrandArt.post2, ownBrandArt.post3, ownBrandArt.post1];

/** One answer as a search engine lists it, an assistant gives it and a post shows it; its one fact stands on one line in all three. */
export function ToldThrice({
  words: { cards, together },
  link,
  picture,
}: Pick<PageContext<Words>, 'words' | 'link' | 'picture'>) {
  const { search, ask, scroll } = together;
  const told = (text: string) => {
    const [before, after] = text.split(scroll.figure);
    return (
      <p className="contents display" data-size="m">
        {before && <span data-align="end">{before}</span>}
        <span className="told__fact display figures" data-size="hero" data-ground="ink">
          {scroll.figure}
        </span>
        <span>
          {after}
          {text === ask.answer && (
            <sup className="display" data-size="s">
              1
            </sup>
          )}
        </span>
      </p>
    );
  };
  const places = {
    seo: (
      <>
        <div>
          <p className="small quiet">{search.where}</p>
          <p className="display" data-size="m">
            <a href={link('pricing')}>{search.title}</a>
          </p>
        </div>
        {told(search.text)}
      </>
    ),
    geo: (
      <>
        <p className="large plane" data-align="start">
          {ask.question}
        </p>
        {told(ask.answer)}
        <p className="small quiet">{ask.source}</p>
      </>
    ),
    'social-media': (
      <>
        <div className="told__posts cluster" data-gap="xs">
          {posts.map((post) => (
            <Picture file={picture(post)} alt="" key={post.name} />
          ))}
        </div>
        {told(`${scroll.figure} ${scroll.text}`)}
      </>
    ),
  };
  return (
    <ul className="columns told" role="list" data-columns="3" data-from="wide" data-gap="none">
      {marketingServices.map((id) => (
        <li className="told__piece plane" data-rows="6" key={id} data-reveal="">
          <h3 className={classNames('rays__question display', id === 'seo' && 'cluster')}>
            {id === 'seo' && <Lens />}
            {cards.items[id].question}
          </h3>
          {places[id]}
        </li>
      ))}
    </ul>
  );
}
