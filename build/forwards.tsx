import { forwardWords } from '../content/forward.ts';
import { canonicalFamily, forwards, href } from '../content/routes.ts';
import { Forward } from '../pages/forward.tsx';
import type { PageAddress } from './address.ts';
import { iconPaths } from './icons.ts';
import { renderDocument } from './render.tsx';
import type { Settings } from './settings.ts';
import type { Styles } from './styles.ts';

/** A small page at every old address that leads to where its page lives now. */
export function* renderForwards(
  { origin, basePath }: Settings,
  { sheet }: Styles,
): Generator<{ readonly address: PageAddress; readonly html: string }> {
  const local = (path: string) => basePath + path.replace(/^\//, '');
  for (const { from, locale, to } of forwards) {
    const family = canonicalFamily[locale];
    const address: PageAddress = { route: to, family, locale, href: `/${from}/`, path: `${from}/index.html` };
    const goal = local(href(to, family));
    const document = (
      <Forward
        lang={locale}
        words={forwardWords[locale]}
        to={goal}
        canonical={origin + goal}
        home={local(href('home', family))}
        styleSheet={local(sheet)}
        icon={local(iconPaths.svg)}
      />
    );
    yield { address, html: renderDocument(document, address) };
  }
}
