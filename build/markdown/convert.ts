import type { Root } from 'hast';
import { parse } from './parse.ts';
import { tidy, type MarkdownContext } from './tidy.ts';

/** Loads the converter, which takes longer than all pages together: only a page whose Markdown is not kept asks for it. */
async function load() {
  const [{ unified }, toMarkdown, tables, stringify] = await Promise.all([
    import('unified'),
    import('rehype-remark'),
    import('remark-gfm'),
    import('remark-stringify'),
  ]);
  return (context: MarkdownContext) =>
    unified()
      .use(() => (tree: Root) => tidy(tree, context))
      .use(toMarkdown.default)
      .use(tables.default, { tablePipeAlign: false })
      .use(stringify.default, { bullet: '-', emphasis: '*', rule: '-' });
}

let loaded: ReturnType<typeof load> | undefined;

/** The Markdown of a page's main part. */
export async function convert(main: string, context: MarkdownContext): Promise<string> {
  const converter = await (loaded ??= load());
  const processor = converter(context);
  return processor.stringify(processor.runSync(parse(main)));
}
