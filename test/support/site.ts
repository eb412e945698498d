import type { Page } from 'puppeteer';
import { type LocalSiteOptions, openLocalSite } from '../../build/serving/local-site.ts';
import type { Served } from '../../build/serving/serve.ts';
import { closeBrowsers } from './browser/browser.ts';
import { builtSite, suiteFolder } from './build/built-site.ts';
import { openPage, type PageOptions } from './browser/page.ts';
import { plainSettings } from './build/plain-settings.ts';
import { type ArrivedEnquiry, emptySpool } from './contact/spooled.ts';
import type { Suite } from './suite.ts';

/** The site under test, behind the server and the contact endpoint of `npm start`. */
export interface Site {
  /** Where its files are. */
  readonly folder: () => string;
  /** The complete address of a path such as `/nl/contact/`. */
  readonly url: (path: string) => string;
  /** Opens a path in a browser; whatever goes wrong on the page fails the running test. */
  readonly open: (path: string, options?: PageOptions) => Promise<Page>;
  /** The enquiries that have arrived, oldest first. */
  readonly enquiries: () => readonly ArrivedEnquiry[];
}

/**
 * Gives a suite the built site from before its first test until after its last one, and closes the browsers it used.
 * `usually` is what its tests ask of a page unless they say otherwise: where movement proves nothing, `reducedMotion` spares drawing it.
 * `serving` changes pages on their way out.
 */
export function siteFor(test: Suite, usually: PageOptions = {}, serving: Pick<LocalSiteOptions, 'html'> = {}): Site {
  let folder = '';
  let served: Served | undefined;
  let enquiries: Site['enquiries'] = () => [];
  const url = (path: string) => {
    if (!served) throw new Error('test/support: the site is there within tests only.');
    return served.origin + path;
  };
  test.before(async () => {
    folder = await builtSite();
    const spool = suiteFolder('enquiries');
    enquiries = emptySpool(spool);
    served = await openLocalSite({ settings: plainSettings(), folder, enquiries: spool, port: '0', ...serving });
  });
  test.after(async () => {
    await closeBrowsers();
    await served?.close();
  });
  return {
    folder: () => folder,
    url,
    open: (path, options) => openPage(url(path), { ...usually, ...options }),
    enquiries: () => enquiries(),
  };
}
