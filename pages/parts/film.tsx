import { languageFacts } from '../../content/locale.ts';
import type { FilmFile, PictureFile } from '../page.ts';
import { classNames } from './place.ts';

export interface FilmProps {
  readonly file: FilmFile;
  /** What stands there before it is started. */
  readonly poster: Pick<PictureFile, 'src'>;
  /** What it is called, for those who do not see it. */
  readonly title: string;
  readonly className?: string;
}

/** A film of the site's own: nothing of it is loaded before somebody starts it. */
export function Film({ file, poster, title, className }: FilmProps) {
  return (
    <video
      className={classNames('full-width', file.ratio, className)}
      controls
      preload="none"
      playsInline
      poster={poster.src}
      width={file.width}
      height={file.height}
      aria-label={title}
    >
      <source src={file.src} type={file.type} />
      {file.captions.map((captions) => (
        <track
          key={captions.locale}
          kind="captions"
          src={captions.src}
          srcLang={captions.locale}
          label={languageFacts(captions.locale).name}
          default={captions.on}
        />
      ))}
      <a href={file.src}>{title}</a>
    </video>
  );
}
