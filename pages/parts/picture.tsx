import type { PictureFile } from '../page.ts';

export interface PictureProps {
  readonly file: PictureFile;
  /** What the picture shows; empty where the words beside it say so. */
  readonly alt: string;
  /** `true` for the one picture that is on the screen before anything is scrolled. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A drawing of the site as an image with its size, so that nothing moves when it arrives. */
export function Picture({ file, alt, eager, className }: PictureProps) {
  return (
    <img
      className={className}
      src={file.src}
      width={file.width}
      height={file.height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
