import type { WordsOf } from '../../../content/locale.ts';
import { marketingServices, type marketingWords } from '../../../content/services/marketing.ts';
import type { PageContext } from '../../page.ts';
import { classNames } from '../../parts/place.ts';

type Words = WordsOf<typeof marketingWords>;

/** What a search box begins with. */
const Lens = () => (
  <svg width="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M6 2h5l4 4v5l-4 4H6l-4-4V6zM13 13l7 7" />
  </svg>
);

/** What the post shows: the pages of a small website, one behind the other. */
const SmallWebsite = () => (
  <svg width="240" viewBox="0 0 240 150" data-align="end" aria-hidden="true">
    <path
      fill="var(--paper)"
      stroke="currentColor"
      d="M1 41h128l14 14v94H1zM49 41V21h128l14 14v94h-48M97 21V1h128l14 14v94h-48M17 61h54M17 81h96M17 97h70"
    />
  </svg>
);

/** One answer as a search engine lists it, an assistant gives it and a post shows it; its one fact stands on one line in all three. */
export function ToldThrice({ words: { cards, together }, link }: Pick<PageContext<Words>, 'words' | 'link'>) {
  const { search, ask, scroll } = together;
  const told = (text: string, size?: 'm') => {
    const [before, after] = text.split(scroll.figure);
    return (
      <p className="told__text">
        <span className="display" data-size="m" data-align="end">
          {before}
        </span>
        <span className="told__fact display figures" data-size="xl">
          {scroll.figure}
        </span>
        <span className={size ? 'display' : 'large'} data-size={size}>
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
        {told(ask.answer, 'm')}
        <p className="small quiet">{ask.source}</p>
      </>
    ),
    'social-media': (
      <>
        <SmallWebsite />
        {told(`${scroll.figure} ${scroll.text}`, 'm')}
      </>
    ),
  };
  return (
    <ul className="columns told" role="list" data-columns="3" data-from="wide" data-gap="m">
      {marketingServices.map((id) => (
        <li className="told__piece plane" data-rim="" data-rows="6" key={id} data-reveal="">
          <h3
            className={classNames('rays__question display', id === 'seo' && 'plane cluster')}
            data-rim={id === 'seo' ? '' : undefined}
            data-size="s"
          >
            {id === 'seo' && <Lens />}
            {cards.items[id].question}
          </h3>
          {places[id]}
        </li>
      ))}
    </ul>
  );
}
