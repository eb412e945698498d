import type { BuiltPage, ReadablePage } from '../../pages/files/file.ts';
import { findLastmod, type Lastmod } from '../lastmod/lastmod.ts';
import type { Markdown } from '../markdown/markdown.ts';
import type { OutputFile } from '../output.ts';
import type { Settings } from '../settings.ts';

export interface ReadPages {
  /** The pages with what files about the site tell of them. */
  readonly readable: readonly ReadablePage[];
  /** The Markdown of each. */
  readonly texts: readonly OutputFile[];
  readonly lastmod: Lastmod;
}

/** Reads the listed pages as they were drawn: in Markdown, and for whether their words have moved; `dated` gives those that have the day of this build. */
export async function readPages(
  listed: readonly BuiltPage[],
  markdown: Markdown,
  { origin, basePath, today }: Settings,
  dated: boolean,
): Promise<ReadPages> {
  const lastmod = findLastmod(
    listed.map((page) => ({ ...page, main: markdown.mainOf(page) })),
    dated ? today : undefined,
  );
  const texts = await Promise.all(listed.map(markdown.of));
  const readable = listed.map((page, index) => {
    const { path, contents } = texts[index]!;
    return {
      ...page,
      markdown: { url: origin + basePath + path, text: contents },
      lastmod: lastmod.of(page),
    };
  });
  return { readable, texts, lastmod };
}
