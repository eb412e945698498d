import { type Locale, localized } from './locale.ts';
import type { RouteId } from './routes.ts';
import { site } from './site.ts';

/** An address of an earlier site, and the page that stands for it now. */
export interface OldAddress {
  /** As it stood behind the host, without slashes at the ends: `over-ons`, `blog/2019/hello`, `team.html`. */
  readonly from: string;
  /** The language it spoke. */
  readonly locale: Locale;
  readonly to: RouteId;
  /** A section of that page. */
  readonly fragment?: string;
}

/**
 * Old addresses, so that bookmarks, printed links and search results of an earlier site still arrive. Each becomes a small page that
 * leads on at once, with scripts and without; the build refuses one that leads nowhere or stands in the way of a page.
 */
export const forwards: readonly OldAddress[] = [
  { from: 'nl/oplossingen/groei-op-sociale-media', locale: 'nl', to: 'social-media-growth' },
];

/** The words of an old address that forwards to where its page lives now. */
export const forwardWords = localized({
  en: {
    head: {
      title: `This page has moved | ${site.name}`,
      description:
        'The page you asked for has a new address. It opens by itself in a moment, or you can follow the link.',
    },
    title: 'This page has *moved*',
    text: 'Its new address opens in a moment. If nothing happens, follow the link.',
    link: 'Go to the new address',
  },
  nl: {
    head: {
      title: `Deze pagina is verhuisd | ${site.name}`,
      description:
        'De pagina die u zoekt, heeft een nieuw adres. U wordt er vanzelf naartoe gebracht, of u volgt de link.',
    },
    title: 'Deze pagina is *verhuisd*',
    text: 'Het nieuwe adres opent zo vanzelf. Gebeurt er niets, volg dan de link.',
    link: 'Naar het nieuwe adres',
  },
});
