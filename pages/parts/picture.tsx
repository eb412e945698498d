import type { PictureFile } from '../page.ts';
import { classNames } from './place.ts';

export interface PictureProps {
  readonly file: PictureFile;
  /** A drawing that takes its place on wide screens. */
  readonly wide?: PictureFile | undefined;
  /** From which width on. */
  readonly wideFrom?: '40rem' | '48rem' | '60rem' | '64rem' | '80rem';
  /** What the picture shows; empty where the words beside it say so. */
  readonly alt: string;
  /** `true` for the one picture that is on the screen before anything is scrolled, and for a small one that must not be late. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A picture of the site with its size, so that nothing moves when it arrives; a photograph in the format and size that suit the screen. */
export function Picture({ file, wide, wideFrom = '64rem', alt, eager, className }: PictureProps) {
  const { src, width, height, versions } = file;
  const shown = (
    <img
      className={versions ? classNames(className, versions.ground) : className}
      src={src}
      srcSet={versions?.srcSet}
      sizes={versions?.sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
  if (!versions && !wide) return shown;
  return (
    <picture className={versions && 'photograph'}>
      {wide && <source media={`(min-width: ${wideFrom})`} srcSet={wide.src} width={wide.width} height={wide.height} />}
      {versions?.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={versions.sizes} />
      ))}
      {shown}
    </picture>
  );
}
