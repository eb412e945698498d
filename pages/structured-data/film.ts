import type { VideoObjectLeaf } from 'schema-dts';
import { wordsIn } from '../../content/locale.ts';
import { isoDuration } from '../../content/media/duration.ts';
import type { PageFacts } from './page-facts.ts';

/** The film that a page shows. */
export function film({ route, locale, address, file, picture, film: shown }: PageFacts): VideoObjectLeaf | undefined {
  if (!shown) return undefined;
  const { title, shows, since, poster, seconds, src, type } = shown;
  return {
    '@type': 'VideoObject',
    '@id': `${address(route)}#film`,
    name: wordsIn(title, locale),
    description: wordsIn(shows, locale),
    thumbnailUrl: file(picture(poster).src),
    contentUrl: file(src),
    encodingFormat: type,
    uploadDate: since,
    duration: isoDuration(seconds),
    inLanguage: locale,
  };
}
