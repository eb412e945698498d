import type { Root } from 'hast';
import { tidy, type MarkdownContext } from './tidy.ts';

/** Loads the converter, which takes longer than all pages together: only a page whose Markdown is not kept asks for it. */
async function load() {
  const [{ unified }, parse, toMarkdown, tables, stringify] = await Promise.all([
    import('unified'),
    import('rehype-parse'),
    import('rehype-remark'),
    import('remark-gfm'),
    import('remark-stringify'),
  ]);
  return (context: MarkdownContext) =>
    unified()
      .use(parse.default, { fragment: true })
      .use(() => (tree: Root) => tidy(tree, context))
      .use(toMarkdown.default)
      .use(tables.default, { tablePipeAlign: false })
      .use(stringify.default, { bullet: '-', emphasis: '*', rule: '-' });
}

let loaded: ReturnType<typeof load> | undefined;

/** The Markdown of a page's main part. */
export async function convert(main: string, context: MarkdownContext): Promise<string> {
  const converter = await (loaded ??= load());
  return String(converter(context).processSync(main));
}
