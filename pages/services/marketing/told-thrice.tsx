import { ownBrandArt } from '../../../content/art/cases/own-brand.ts';
import type { WordsOf } from '../../../content/locale.ts';
import { marketingServices, type marketingWords } from '../../../content/services/marketing.ts';
import { site } from '../../../content/site.ts';
import type { PageContext } from '../../page.ts';
import { BrandMark } from '../../parts/brand-mark.tsx';
import { Picture } from '../../parts/picture.tsx';

type Words = WordsOf<typeof marketingWords>;

/** Strokes in a box of 24 units: what a place is worked with. */
const Sign = ({ d }: { readonly d: string }) => (
  <svg width="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d={d} />
  </svg>
);

const signs = {
  lens: 'M7 3h6l4 4v6l-4 4H7l-4-4V7zM15.5 15.5l6 6',
  like: 'M12 21 3 12V7l4-4 5 4 5-4 4 4v5z',
  reply: 'M3 4h18v13h-8l-5 4v-4H3z',
  send: 'M3 4h18l-9 17zM3 4l9 6',
  keep: 'M6 3h12v18l-6-6-6 6z',
};

/** Who says it: the mark and name of the brand, and where. */
const Sender = ({ where }: { readonly where?: string }) => (
  <p className="told__sender cluster">
    <BrandMark />
    <span className="columns" data-gap="none">
      {site.name}
      {where && <span className="small quiet">{where}</span>}
    </span>
  </p>
);

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
      <p className="contents">
        {before && <span data-align="end">{before}</span>}
        <span className="told__fact display figures" data-size="hero">
          {scroll.figure}
        </span>
        <span>
          {after}
          {text === ask.answer && <sup className="strong"> 1</sup>}
        </span>
      </p>
    );
  };
  const places = {
    seo: (
      <>
        <div>
          <p className="told__pill cluster" data-spread="">
            {search.query}
            <Sign d={signs.lens} />
          </p>
          <Sender where={search.where} />
          <p className="strong">
            <a href={link('pricing')}>{search.title}</a>
          </p>
          <ul className="facet-list" role="list" data-above="m">
            {marketingServices.map((id) => (
              <li key={id}>
                <a href={link(id)}>{cards.items[id].title}</a>
              </li>
            ))}
          </ul>
        </div>
        {told(search.text)}
      </>
    ),
    geo: (
      <>
        <div className="columns" data-gap="m">
          <p className="told__asked" data-ground="ink">
            {ask.before.question}
          </p>
          <p>{ask.before.answer}</p>
          <p className="told__asked" data-ground="ink">
            {ask.question}
          </p>
        </div>
        {told(ask.answer)}
        <p className="told__pill small" data-align="end">
          {ask.source}
        </p>
      </>
    ),
    'social-media': (
      <>
        <div className="told__post">
          <Sender />
          <Picture className="told__picture" file={picture(ownBrandArt.post3)} alt="" />
        </div>
        {told(`${scroll.figure} ${scroll.text}`)}
        <p className="cluster" data-spread="" aria-hidden="true">
          <span className="cluster">
            {[signs.like, signs.reply, signs.send].map((d) => (
              <Sign d={d} key={d} />
            ))}
          </span>
          <Sign d={signs.keep} />
        </p>
      </>
    ),
  };
  return (
    <ul className="told shaft-row columns" role="list" data-columns="3" data-from="wide" data-above="xl">
      {marketingServices.map((id) => (
        <li className="told__piece" data-ground={id === 'social-media' ? 'ink' : 'paper'} key={id}>
          <h3 className="asked display" data-size="s">
            {cards.items[id].question}
          </h3>
          {places[id]}
        </li>
      ))}
    </ul>
  );
}
