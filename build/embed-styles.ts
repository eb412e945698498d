import autoprefixer from 'autoprefixer';
import { build, transform } from 'esbuild';
import { Parser } from 'htmlparser2';
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import { browsers } from './browsers.ts';
import { bundleFault } from './bundle-fault.ts';
import { Fault } from './fault.ts';

/** What some markup has that a selector can ask for. */
interface Present {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

/** Attributes that widgets write: their values are not in the markup. */
const written = /^(?!data-)|^data-state$|-ready$/;
/** What is fixed to the screen goes by the size of the screen, all else by that of its container. */
const onScreen = /\.toast/;
/** The names a style sheet gives its outermost element, which an embed does not have. */
const outermost = ':root';
const wrapper = '.page';
/** Pixels of one rem: the host page decides how large its own is. */
const rem = 16;

function readMarkup(html: string): Present {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const attributes = new Set<string>();
  const parser = new Parser({
    onopentag(tag, found) {
      tags.add(tag.toLowerCase());
      found.class?.split(' ').forEach((name) => classes.add(name));
      for (const [name, value] of Object.entries(found)) attributes.add(name).add(`${name}=${value}`);
    },
  });
  parser.end(html);
  return { tags, classes, attributes };
}

/** Whether the markup has, or a widget can bring about, what a selector asks for. Only what is certainly absent says no. */
function isPossible(selector: string, present: Present): boolean {
  const negations = /:(?:not|has|nth-[\w-]+)\((?:[^()]|\([^()]*\))*\)/g;
  const choices = /:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)/g;
  let plain = selector.replace(negations, '');
  for (const [, inner] of plain.matchAll(choices)) {
    if (!postcss.list.comma(inner!).some((choice) => isPossible(choice, present))) return false;
  }
  plain = plain.replace(choices, '');
  if (plain.includes('::view-transition') || plain.startsWith(outermost)) return false;

  const all = (pattern: RegExp, has: (match: RegExpExecArray) => boolean) => [...plain.matchAll(pattern)].every(has);
  return (
    all(/\.([\w-]+)/g, ([, name]) => present.classes.has(name!)) &&
    all(/(?:^|[\s>+~])([a-z][\w-]*)/gi, ([, tag]) => present.tags.has(tag!.toLowerCase())) &&
    all(/\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g, ([, name, value]) => {
      return written.test(name!) || present.attributes.has(value === undefined ? name! : `${name}=${value}`);
    })
  );
}

const unwanted = new Set(['font-face', 'view-transition']);

/** Drops what the markup cannot need. */
function prune(root: Root, present: Present): void {
  root.walkAtRules((rule) => {
    if (unwanted.has(rule.name) || (rule.name === 'media' && rule.params === 'print')) rule.remove();
  });
  root.walkRules((rule) => {
    if ((rule.parent as AtRule).name?.endsWith('keyframes')) return;
    const selectors = rule.selectors.flatMap((selector) =>
      selector === outermost ? wrapper : isPossible(selector, present) ? selector : [],
    );
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });

  const text = root.toString();
  root.walkAtRules(/keyframes$/, (rule) => {
    const uses = new RegExp(`animation(?:-name)?:[^;}]*\\b${rule.params}\\b`);
    if (!uses.test(text)) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

const namesIn = (value: string) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);

/** Drops custom properties that nothing reads, and returns those that are read. */
function settleProperties(root: Root): ReadonlySet<string> {
  const values = new Map<string, string[]>();
  const read = new Set<string>();
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), ...namesIn(value)]);
    else namesIn(value).forEach((name) => read.add(name));
  });
  // A set that grows while it is walked is walked to its new end.
  for (const name of read) values.get(name)?.forEach((inner) => read.add(inner));
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  return read;
}

/** A property of the host page with one of our names must not come in by inheritance. */
function closeProperties(root: Root, read: ReadonlySet<string>): void {
  const own = new Set<string>();
  root.walkRules((rule) => {
    if (rule.selectors.includes(wrapper)) rule.walkDecls(/^--/, ({ prop }) => void own.add(prop));
  });
  const foreign = [...read].filter((name) => !own.has(name)).sort();
  root.prepend({ selector: wrapper, nodes: foreign.map((prop) => postcss.decl({ prop, value: 'initial' })) });
}

const round = (value: number) => String(Number(value.toFixed(4)));
const inPixels = (text: string) => text.replace(/(-?[\d.]+)rem\b/g, (_, size) => `${round(Number(size) * rem)}px`);

/** Sizes go by the place an embed is given on a page, never by the page's own root. */
function settleSizes(root: Root): void {
  root.walkDecls((declaration) => {
    declaration.value = inPixels(declaration.value).replace(/(\d)vw\b/g, '$1cqi');
  });
  root.walkAtRules('container', (rule) => {
    rule.params = inPixels(rule.params);
  });
  root.walkAtRules('media', (rule) => {
    if (!/width/.test(rule.params)) return;
    rule.params = inPixels(rule.params);
    const contained = postcss.atRule({ name: 'container', params: `page ${rule.params}` });
    for (const inner of [...(rule as Container).nodes!]) {
      if (!onScreen.test((inner as Rule).selector ?? '')) contained.append(inner);
    }
    if (contained.nodes?.length) rule.after(contained);
    if (!rule.nodes?.length) rule.remove();
  });
}

export interface EmbedStylesOptions {
  readonly name: string;
  /** All markup the embed can show, the element around it included. */
  readonly markup: string;
  /** Selector of the element whose width decides. */
  readonly container: string;
  /** CSS that content decides. */
  readonly generated: string;
}

/** The site's own styles, cut down to what an embed shows and made independent of the page it will stand on. */
export async function embedStyles({ name, markup, container, generated }: EmbedStylesOptions): Promise<string> {
  const bundle = await build({
    stdin: {
      contents: `@import './site.css'; @import './blocks.css'; @import '../widgets/embed/page.css'; @layer blocks{${generated}}`,
      resolveDir: 'styles',
      loader: 'css',
    },
    bundle: true,
    write: false,
    outdir: '.',
    target: browsers,
    loader: { '.woff2': 'file', '.svg': 'file' },
    logLevel: 'silent',
  }).catch((error: unknown) => {
    throw bundleFault(error, 'Mend the style sheet at this line.');
  });
  const css = bundle.outputFiles.find(({ path }) => path.endsWith('.css'))!.text;

  const { root } = (await postcss([autoprefixer]).process(css, { from: undefined })) as { root: Root };
  prune(root, readMarkup(markup));
  settleSizes(root);
  closeProperties(root, settleProperties(root));
  root.append(`${container}{container:page/inline-size}`);
  const { code } = await transform(root.toString(), { loader: 'css', minify: true, target: browsers });
  const file = /url\(["']?(?!data:)[^)]*/.exec(code)?.[0];
  if (file) {
    throw new Fault(
      `The styles of the embed '${name}' ask for a file: ${file}).`,
      { file: 'widgets/embed/page.css' },
      'Draw it in CSS, or leave it out where an embed is meant: a style sheet on a foreign page finds no file of ours.',
    );
  }
  return code.trim();
}
