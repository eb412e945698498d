import { roughStone } from '../content/art/not-found/rough-stone.tsx';
import { wordsIn } from '../content/locale.ts';
import { notFoundCode, notFoundRoutes, notFoundWords } from '../content/not-found.ts';
import { canonicalPrefix, exists, localesOf, type RouteId } from '../content/routes.ts';
import { definePage } from './page.ts';
import { Picture } from './parts/picture.tsx';

const [firstFigure, nought, lastFigure] = notFoundCode;

/** The page at every address that does not exist, in all languages at once: nobody knows which one the visitor wanted. */
export const notFound = definePage({
  route: 'not-found',
  words: notFoundWords,
  widgets: ['not-found'],
  ground: 'ink',
  render: ({ picture, link, linkIn, locale: own }) => {
    const versions = [own, ...localesOf('not-found').filter((locale) => locale !== own)];
    return (
      <div className="not-found" data-ground="ink" data-widget="not-found">
        <div className="wrapper">
          <h1 className="not-found__code">
            {firstFigure}
            <span className="visually-hidden">{nought}</span>
            <Picture className="not-found__stone" file={picture(roughStone)} alt="" eager />
            {lastFigure}
          </h1>
          <div className="columns" data-gap="2xl" data-above="l">
            {versions.map((locale) => {
              const words = wordsIn(notFoundWords, locale);
              const to = (route: RouteId) => (locale === own ? link(route) : linkIn(canonicalPrefix[locale], route));
              const foreign = locale === own ? undefined : locale;
              return (
                <section
                  className="not-found__version split"
                  data-from="wide"
                  key={locale}
                  lang={locale}
                  data-language={locale}
                  data-prefix={to('home')}
                  data-title={words.head.title}
                >
                  <div>
                    <h2 className="display" data-size="xl">
                      {words.title}
                    </h2>
                    <p className="display accent" data-size="m" data-above="2xs">
                      {words.stone}
                    </p>
                  </div>
                  <div className="stack">
                    <p className="lede" data-measure="30">
                      {words.text}
                    </p>
                    <a className="button" href={to('home')} hrefLang={foreign}>
                      {words.home}
                    </a>
                    <p className="quiet">{words.lead}</p>
                    <ul className="cluster" role="list" data-gap="none-m" data-above="2xs">
                      {notFoundRoutes
                        .filter((route) => exists(route, locale))
                        .map((route) => (
                          <li key={route}>
                            <a className="text-link" href={to(route)} hrefLang={foreign}>
                              {words.links[route]}
                            </a>
                          </li>
                        ))}
                    </ul>
                  </div>
                </section>
              );
            })}
          </div>
        </div>
      </div>
    );
  },
});
