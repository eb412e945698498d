import { type Prefix, prefixes } from '../../content/routes.ts';
import type { PageAddress } from '../rendering/address.ts';
import { unmark } from '../rendering/same-language.tsx';
import { Fault } from '../fault.ts';
import type { Page } from '../../pages/page.ts';
import { layoutWidgets } from '../../widgets/names.ts';
import type { Inspection, Reference } from './inspect.ts';
import type { Settings } from '../settings.ts';
import { findSource } from '../source-files.ts';

/** A finished page and what was seen in it. */
interface Noted {
  readonly page: Pick<Page, 'widgets'>;
  readonly address: PageAddress;
  readonly seen: Inspection;
}

export interface SiteCheck {
  /** Takes note of a finished page and of what was seen in it. */
  readonly note: (page: Noted['page'], address: PageAddress, seen: Inspection) => void;
  /** Every fault of the pages noted, by themselves and between them; `has` says whether a file is part of the site. */
  readonly faults: (has: (path: string) => boolean) => readonly Fault[];
}

/**
 * Checks what only the finished site can show: where links and fragments lead and in which language, that every file is there, and
 * that a page loads the script of each widget in it. What is wrong inside one page (inspect.ts) is told with it.
 */
export function openSiteCheck({ origin, basePath, enquiry }: Settings): SiteCheck {
  const noted = new Map<string, Noted>();
  /** What leads somewhere from one page below a prefix leads there from each. */
  const right = new Map<Prefix, Set<Reference>>();

  function faultsOf({ page, address, seen }: Noted, has: (path: string) => boolean): Fault[] {
    const linked: readonly string[] = [...layoutWidgets, ...page.widgets];
    const known = right.get(address.prefix) ?? new Set();
    right.set(address.prefix, known);
    const fault = (found: string, remedy: string, clue?: string) =>
      new Fault(
        found,
        { ...findSource(address.route, clue), page: `${address.route} (${address.href})`, language: address.locale },
        remedy,
      );

    const ofReference = ({ kind, target: marked, otherLanguage }: Reference): Fault | undefined => {
      const target = unmark(marked, address.prefix);
      const path = siteAddress(target, address);
      if (path === undefined || target === enquiry.endpoint) return undefined;
      const [place, fragment] = path.split('#') as [string, string | undefined];
      const bare = place.split('?')[0]!;
      if (kind === 'file') {
        if (has(bare)) return undefined;
        return fault(
          `The file ${target} is not part of the site.`,
          'Ask for pictures through context.picture, so that the build makes them.',
          target,
        );
      }
      const goal = noted.get(filePath(bare));
      if (!goal) {
        if (has(bare)) return undefined;
        return fault(
          `The link ${target} leads nowhere.`,
          'Write links through link(route), with a route of content/routes.ts.',
          target,
        );
      }
      if (!otherLanguage && prefixes[goal.address.prefix].locale !== address.locale) {
        return fault(
          `The link ${target} leaves the language of the page (${address.locale}) for ${goal.address.locale}.`,
          'Link through link(route); a link that is meant to change the language carries hreflang.',
          target,
        );
      }
      if (!otherLanguage && goal.address.prefix !== address.prefix && !goal.address.path.endsWith('404.html')) {
        return fault(
          `The link ${target} leaves the page's prefix.`,
          'Link through link(route), which stays within the prefix.',
          target,
        );
      }
      if (fragment && !goal.seen.ids.has(decodeURIComponent(fragment))) {
        return fault(
          `The link ${target} names the fragment #${fragment}, which ${goal.address.href} does not have.`,
          `Give a section of that page id="${fragment}", or mend the link.`,
          fragment,
        );
      }
      return undefined;
    };

    return [
      ...seen.complaints.map(({ found, remedy, clue }) => fault(found, remedy, clue)),
      ...[...seen.widgets]
        .filter((name) => !linked.includes(name))
        .map((name) =>
          fault(
            `The page uses the widget '${name}' without its script.`,
            `Add '${name}' to widgets of its definePage.`,
          ),
        ),
      ...seen.references.flatMap((reference) => {
        if (known.has(reference)) return [];
        const wrong = ofReference(reference);
        if (!wrong && !reference.target.startsWith('#')) known.add(reference);
        return wrong ?? [];
      }),
    ];
  }

  /** The part below the base path where a target lies within the site, else nothing. */
  function siteAddress(target: string, { href, path }: PageAddress): string | undefined {
    const local = target.startsWith(`${origin}${basePath}`) ? target.slice(origin.length) : target;
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(local)) return undefined;
    if (local.startsWith('#')) return `${path.endsWith('404.html') ? path : href.slice(1)}${local}`;
    return local.startsWith(basePath) ? local.slice(basePath.length) : `outside the base path:${local}`;
  }

  return {
    note: (page, address, seen) => void noted.set(address.path, { page, address, seen }),
    faults: (has) => [...noted.values()].flatMap((page) => faultsOf(page, has)),
  };
}

/** The file a plain web server answers a directory address with. */
const filePath = (place: string) => (place === '' || place.endsWith('/') ? `${place}index.html` : place);
