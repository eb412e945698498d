import { numberTall, numberWide } from '../content/art/not-found/number.tsx';
import { wordsIn } from '../content/locale.ts';
import { notFoundCode, notFoundRoutes, notFoundWords } from '../content/not-found.ts';
import { canonicalPrefix, exists, localesOf, type RouteId } from '../content/routes.ts';
import { definePage } from './page.ts';
import { Picture } from './parts/picture.tsx';

/** The page at every address that does not exist, in all languages at once: nobody knows which one the visitor wanted. */
export const notFound = definePage({
  route: 'not-found',
  words: notFoundWords,
  widgets: ['not-found'],
  ground: 'ink',
  render: ({ picture, link, linkIn, locale: own }) => {
    const versions = [own, ...localesOf('not-found').filter((locale) => locale !== own)];
    return (
      <div className="not-found" data-widget="not-found">
        <h1 className="not-found__code">
          <span className="visually-hidden">{notFoundCode}</span>
          <Picture file={picture(numberTall)} wide={picture(numberWide)} alt="" eager />
        </h1>
        <div className="not-found__plane section lit" data-edge="rise">
          <div className="wrapper">
            {versions.map((locale) => {
              const words = wordsIn(notFoundWords, locale);
              const to = (route: RouteId) => (locale === own ? link(route) : linkIn(canonicalPrefix[locale], route));
              const foreign = locale === own ? undefined : locale;
              return (
                <section
                  className="not-found__version"
                  key={locale}
                  lang={locale}
                  data-language={locale}
                  data-prefix={to('home')}
                  data-title={words.head.title}
                >
                  <div>
                    <h2>{words.title}</h2>
                    <p className="display" data-size="xl" data-above="2xs">
                      {words.stone}
                    </p>
                    <p className="large" data-measure="24" data-above="m">
                      {words.text}
                    </p>
                    <a className="button" href={to('home')} hrefLang={foreign} data-above="l">
                      {words.home}
                    </a>
                  </div>
                  <div>
                    <p className="quiet">{words.lead}</p>
                    <ul className="not-found__ways backed" role="list">
                      {notFoundRoutes
                        .filter((route) => exists(route, locale))
                        .map((route) => (
                          <li className="display" key={route}>
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
