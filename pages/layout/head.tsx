import { colours } from '../../content/look.ts';

export interface HeadProps {
  readonly title: string;
  readonly description: string;
  /** Complete address of this page's canonical form; absent where a page has none (not found). */
  readonly canonical?: string;
  readonly indexed: boolean;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly openGraph: {
    readonly siteName: string;
    readonly locale: string;
    readonly otherLocales: readonly string[];
    readonly image?: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string };
  };
  readonly icons: { readonly svg: string; readonly ico: string; readonly touch: string; readonly manifest: string };
  /** Fonts that the first screen needs. */
  readonly fonts: readonly string[];
  /** Texts of the scripts that must run before anything is painted. */
  readonly earlyScripts: readonly string[];
  readonly scripts: readonly string[];
  /** Complete address of the same page as Markdown. */
  readonly markdown?: string;
}

/** A script that runs before anything is painted. */
export const EarlyScript = ({ text }: { readonly text: string }) => (
  <script dangerouslySetInnerHTML={{ __html: text }} />
);

/** Everything in the head of a page but its rules and its policy, which the build adds once it has read the page. */
export function Head(props: HeadProps) {
  const { title, description, canonical, indexed, alternates, openGraph, icons } = props;
  const { image } = openGraph;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {!indexed && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {props.markdown && <link rel="alternate" type="text/markdown" href={props.markdown} />}
      {props.earlyScripts.map((text) => (
        <EarlyScript key={text} text={text} />
      ))}
      {props.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      {/* A script in the head is as urgent as a face to a browser, though nothing of what is seen first waits for it. */}
      {props.scripts.map((script) => (
        <script key={script} type="module" fetchPriority="low" src={script} />
      ))}
      <link rel="icon" href={icons.ico} sizes="32x32" />
      <link rel="icon" href={icons.svg} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={icons.touch} />
      <link rel="manifest" href={icons.manifest} />
      <meta name="theme-color" content={colours.ink} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={openGraph.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={openGraph.locale} />
      {openGraph.otherLocales.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      {canonical && <meta property="og:url" content={canonical} />}
      {image && (
        <>
          <meta property="og:image" content={image.url} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
