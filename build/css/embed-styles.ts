import type { AtRule, Container, Root, Rule } from 'postcss';
import { bundle } from '../js/bundle.ts';
import { Fault } from '../fault.ts';
import { fingerprint } from '../asset.ts';
import { cached, sourceText } from '../kept/cache.ts';
import { openKeptFiles, versionsOf } from '../kept/kept-files.ts';
import { type MarkupMatch, matchMarkup } from './embed-selector-match.ts';
import { addVendorPrefixes, prefixMethod } from './vendor-prefixes.ts';
import { sheetOptions } from './sheet-options.ts';

/** Attributes that widgets write: their values are not in the markup. */
const written = /^(?:aria-.*|hidden|disabled|readonly|data-state|data-.*-ready)$/;
/** What is fixed to the screen goes by the size of the screen, all else by that of its container. */
const onScreen = /\.toast/;
/** The names a style sheet gives its outermost element, which an embed does not have. */
const outermost = ':root';
const wrapper = '.page';
/** Pixels of one rem: the host page decides how large its own is. */
const rem = 16;

/** What has no meaning inside a shadow root, or would reach the page around it. */
const unwantedRules = new Set(['font-face', 'property', 'view-transition']);
const unwantedProperties = /^view-transition-/;

/** Drops what the markup cannot need. */
function prune(root: Root, matches: MarkupMatch): void {
  root.walkComments((comment) => void comment.remove());
  root.walkDecls(unwantedProperties, (declaration) => void declaration.remove());
  root.walkAtRules((rule) => {
    if (unwantedRules.has(rule.name) || (rule.name === 'media' && rule.params === 'print')) rule.remove();
  });
  root.walkRules((rule) => {
    if ((rule.parent as AtRule).name?.endsWith('keyframes')) return;
    const selectors = rule.selectors.flatMap((selector) => {
      if (selector === outermost) return wrapper;
      return !selector.startsWith(outermost) && !selector.includes('::view-transition') && matches(selector)
        ? selector
        : [];
    });
    if (selectors.length > 0 && rule.nodes.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  const text = root.toString();
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!new RegExp(`animation(?:-name)?:[^;}]*\\b${rule.params}\\b`).test(text)) rule.remove();
  });
}

/** Drops the shells of what was dropped, from the inside out. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
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
  root.prepend({ selector: wrapper, nodes: foreign.map((prop) => ({ prop, value: 'initial' })) });
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
    const contained = rule.clone({ name: 'container', params: `page ${rule.params}`, nodes: [] });
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
  /** Attributes that the host page may set. */
  readonly options: readonly string[];
  /** Selector of the element whose width decides. */
  readonly container: string;
}

/** All styles an embed could have, bundled; `generated` is CSS that content decides. */
async function readStyles(generated: string): Promise<string> {
  const { files } = await bundle(
    {
      ...sheetOptions,
      stdin: {
        contents: `@import './site.css'; @import './blocks.css'; @import '../widgets/embed/page.css'; @layer blocks{${generated}}`,
        resolveDir: 'styles',
        loader: 'css',
      },
    },
    'Mend the style sheet at this line.',
  );
  return files.find(({ path }) => path.endsWith('.css'))!.text;
}

const kept = openKeptFiles('embed-styles');

/** Keeps the styles in the repository, for the first build of a fresh clone. */
export const keepEmbedStyles = kept.save;

/** The styles of one embed as minified CSS. Throws a Fault where they need a file. */
export type EmbedStyles = (options: EmbedStylesOptions) => Promise<string>;

/** Takes the site's own styles apart, once, to cut them down to what each embed shows and make them independent of the page it will stand on. */
export function openEmbedStyles(generated: string): EmbedStyles {
  let styles: Promise<string> | undefined;
  let parsed: Promise<Root> | undefined;

  async function parse(css: string): Promise<Root> {
    const { default: postcss } = await import('postcss');
    return postcss.parse(await addVendorPrefixes(css));
  }

  async function cut(css: string, { name, markup, options, container }: EmbedStylesOptions): Promise<string> {
    // Loaded when they are needed: most builds find the styles of their embeds kept.
    const [root, { transform }] = await Promise.all([
      (parsed ??= parse(css)).then((all) => all.clone()),
      import('esbuild'),
    ]);
    prune(root, await matchMarkup(markup, (name) => written.test(name) || options.includes(name)));
    settleSizes(root);
    closeProperties(root, settleProperties(root));
    dropEmpty(root);
    root.append(`${container}{container:page/inline-size}`);
    const { code } = await transform(root.toString(), {
      loader: 'css',
      minify: true,
      supported: sheetOptions.supported,
    });
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

  const method = [
    prefixMethod(),
    versionsOf('esbuild', 'postcss-selector-parser', 'css-select', 'htmlparser2'),
    sourceText('build/css/embed-styles.ts', 'build/css/embed-selector-match.ts'),
  ].join('|');
  return async (options) => {
    const css = await (styles ??= readStyles(generated));
    const source = fingerprint(`${method}|${css}|${JSON.stringify(options)}`);
    const code = await kept.of(`${options.name}.css`, source, () =>
      cached('embed-styles', source, () => cut(css, options)),
    );
    return Buffer.from(code).toString();
  };
}
