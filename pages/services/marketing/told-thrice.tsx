import type { WordsOf } from '../../../content/locale.ts';
import { marketingServices, type marketingWords } from '../../../content/services/marketing.ts';
import type { PageContext } from '../../page.ts';
import { classNames } from '../../parts/place.ts';

type Words = WordsOf<typeof marketingWords>;

/** What a search box begins with. */
const Lens = () => (
  <svg width="36" viewBox="0 0 22 22" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M6 2h5l4 4v5l-4 4H6l-4-4V6zM13 13l7 7" />
  </svg>
);

/** What the post shows: the pages of a small website, which one swipes through; they run off the edge of the screen. */
const SmallWebsite = () => (
  <svg width="100%" viewBox="0 0 340 150" overflow="visible" aria-hidden="true">
    {[0, 224, 448, 672, 896].map((x, page) => (
      <g transform={`translate(${x})`} key={x}>
        <path fill="var(--ink)" d="M0 0h180l28 28v122H0z" />
        <path fill="var(--paper)" d={page % 2 ? 'M14 14h72v122H14z' : 'M14 14h144v52H14z'} />
        <path
          fill="var(--gold-light)"
          d={page % 2 ? 'M102 48h92v12h-92zM102 70h60v12h-60z' : 'M14 82h180v12H14zM14 104h120v12H14z'}
        />
      </g>
    ))}
  </svg>
);

/** One answer as a search engine lists it, an assistant gives it and a post shows it; its one fact stands on one line in all three. */
export function ToldThrice({ words: { cards, together }, link }: Pick<PageContext<Words>, 'words' | 'link'>) {
  const { search, ask, scroll } = together;
  const told = (text: string) => {
    const [before, after] = text.split(scroll.figure);
    return (
      <p className="contents display" data-size="m">
        <span data-align="end">{before}</span>
        <span className="told__fact display figures" data-size="hero" data-ground="ink">
          {scroll.figure}
        </span>
        <span>
          {after}
          {text === ask.answer && <sup className="small">1</sup>}
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
        <SmallWebsite />
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
