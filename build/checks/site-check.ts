import { type Prefix, prefixes, prefixIds } from '../../content/routes.ts';
import type { PageAddress } from '../rendering/address.ts';
import { unmark } from '../rendering/same-language.tsx';
import { Fault } from '../fault.ts';
import type { Page } from '../../pages/page.ts';
import { layoutWidgets } from '../../widgets/names.ts';
import type { Inspection, Reference } from './inspect.ts';
import type { Settings } from '../settings.ts';
import { findSource } from '../source-files.ts';

/** A reference below one prefix: what leads somewhere from one page there leads there from each. */
interface Judged {
  readonly reference: Reference;
  /** As it is written below the prefix. */
  readonly target: string;
  /** The first page that has it. */
  readonly page: PageAddress;
  /** How often it was met, until what it leads to has been seen. */
  waiting: number;
  fault?: Fault | undefined;
}

/** What is known below one prefix. */
interface Below {
  /** The ids of every finished page, by its path. */
  readonly pages: Map<string, ReadonlySet<string>>;
  readonly judged: WeakMap<Reference, Judged>;
}

export interface SiteCheck {
  /** Takes note of a finished page and of what was seen in it. */
  readonly note: (page: Pick<Page, 'widgets'>, address: PageAddress, seen: Inspection) => void;
  /** Every fault of the pages noted, by themselves and between them; `has` says whether a file is part of the site. */
  readonly faults: (has: (path: string) => boolean) => readonly Fault[];
}

/**
 * Checks what only the finished site can show: where links and fragments lead and in which language, that every file is there, and
 * that a page loads the script of each widget in it. What is wrong inside one page (inspect.ts) is told with it. Of a page that is
 * right nothing is kept but where it stands and its ids: a site may have a hundred thousand.
 */
export function openSiteCheck({ origin, basePath, enquiry }: Settings): SiteCheck {
  const faults: Fault[] = [];
  const below = Object.fromEntries(
    prefixIds.map((prefix) => [prefix, { pages: new Map(), judged: new WeakMap() }]),
  ) as unknown as Readonly<Record<Prefix, Below>>;
  /** What has not been seen, by its path, and the references to it. */
  const awaited = new Map<string, Map<string, Judged>>();

  /** Settles what waited for a page. */
  function settleWaiting({ path, prefix }: PageAddress): void {
    const waiting = awaited.get(path);
    for (const [key, judged] of waiting ?? []) {
      if (judged.reference.kind === 'file') continue;
      settle(judged, ofLink(judged, prefix, path));
      waiting!.delete(key);
    }
    if (waiting?.size === 0) awaited.delete(path);
  }

  /** What is wrong with a link to a page that is there, below `prefix`. */
  function ofLink(
    { reference: { otherLanguage }, target, page }: Judged,
    prefix: Prefix,
    path: string,
  ): Fault | undefined {
    const { locale } = prefixes[prefix];
    if (!otherLanguage && locale !== page.locale) {
      return faultOf(
        page,
        `The link ${target} leaves the language of the page (${page.locale}) for ${locale}.`,
        'Link through link(route); a link that is meant to change the language carries hreflang.',
        target,
      );
    }
    if (!otherLanguage && prefix !== page.prefix && !path.endsWith('404.html')) {
      return faultOf(
        page,
        `The link ${target} leaves the page's prefix.`,
        'Link through link(route), which stays within the prefix.',
        target,
      );
    }
    const [, fragment] = target.split('#') as [string, string | undefined];
    if (fragment && !below[prefix].pages.get(path)!.has(decodeURIComponent(fragment))) {
      return faultOf(
        page,
        `The link ${target} names the fragment #${fragment}, which /${path.replace(/index\.html$/, '')} does not have.`,
        `Give a section of that page id="${fragment}", or mend the link.`,
        fragment,
      );
    }
    return undefined;
  }

  const ofMissing = ({ reference: { kind }, target, page }: Judged): Fault =>
    kind === 'file'
      ? faultOf(
          page,
          `The file ${target} is not part of the site.`,
          'Ask for pictures through context.picture, so that the build makes them.',
          target,
        )
      : faultOf(
          page,
          `The link ${target} leads nowhere.`,
          'Write links through link(route), with a route of content/routes.ts.',
          target,
        );

  function settle(judged: Judged, fault: Fault | undefined): void {
    judged.fault = fault;
    // For each page by itself: the message says how many have it.
    if (fault) for (; judged.waiting > 0; judged.waiting -= 1) faults.push(fault);
    judged.waiting = 0;
  }

  function noteReference(reference: Reference, page: PageAddress): void {
    const known = below[page.prefix].judged;
    const earlier = known.get(reference);
    if (earlier) {
      if (earlier.waiting > 0) earlier.waiting += 1;
      else if (earlier.fault) faults.push(earlier.fault);
      return;
    }
    const target = unmark(reference.target, page.prefix);
    const judged: Judged = { reference, target, page, waiting: 0 };
    // A fragment alone means another place on each page.
    if (!target.startsWith('#')) known.set(reference, judged);
    const address = siteAddress(target, page);
    if (address === undefined || target === enquiry.endpoint) return;
    const place = address.split(/[?#]/)[0]!;
    const path = reference.kind === 'file' ? place : filePath(place);
    const goal = reference.kind === 'link' && prefixIds.find((prefix) => below[prefix].pages.has(path));
    judged.waiting = 1;
    if (goal) return settle(judged, ofLink(judged, goal, path));
    const waiting = awaited.get(path) ?? new Map<string, Judged>();
    awaited.set(path, waiting);
    const key = [page.prefix, reference.kind, reference.otherLanguage, target].join();
    const same = waiting.get(key);
    if (!same) waiting.set(key, judged);
    else {
      same.waiting += 1;
      known.set(reference, same);
    }
  }

  /** The part below the base path where a target lies within the site, else nothing. */
  function siteAddress(target: string, { href, path }: PageAddress): string | undefined {
    const local = target.startsWith(`${origin}${basePath}`) ? target.slice(origin.length) : target;
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(local)) return undefined;
    if (local.startsWith('#')) return `${path.endsWith('404.html') ? path : href.slice(1)}${local}`;
    return local.startsWith(basePath) ? local.slice(basePath.length) : `outside the base path:${local}`;
  }

  return {
    note({ widgets }, address, { complaints, references, ids, widgets: asked }) {
      below[address.prefix].pages.set(address.path, ids);
      settleWaiting(address);
      for (const { found, remedy, clue } of complaints) faults.push(faultOf(address, found, remedy, clue));
      for (const name of asked) {
        if ([...layoutWidgets, ...widgets].some((linked) => linked === name)) continue;
        faults.push(
          faultOf(
            address,
            `The page uses the widget '${name}' without its script.`,
            `Add '${name}' to widgets of its definePage.`,
          ),
        );
      }
      for (const reference of references) noteReference(reference, address);
    },
    faults(has) {
      for (const [path, waiting] of awaited) {
        for (const judged of waiting.values()) settle(judged, has(path) ? undefined : ofMissing(judged));
      }
      awaited.clear();
      return faults;
    },
  };
}

const faultOf = ({ route, href, locale }: PageAddress, found: string, remedy: string, clue?: string) =>
  new Fault(found, { ...findSource(route, clue), page: `${route} (${href})`, language: locale }, remedy);

/** The file a plain web server answers a directory address with. */
const filePath = (place: string) => (place === '' || place.endsWith('/') ? `${place}index.html` : place);
