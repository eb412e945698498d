import { localized } from './locale.ts';
import { site } from './site.ts';

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
