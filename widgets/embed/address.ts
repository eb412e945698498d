// A script knows where it came from only while it runs for the first time.
const script = document.currentScript as HTMLScriptElement | null;

/**
 * The site that this script belongs to: the one it was loaded from, so that a preview shows its own pictures. A copy that
 * stands elsewhere, or was loaded as a module, falls back to the address the site was built for.
 * `path` is the script's own path below the site without its extension; the pinned form has a hash behind it.
 */
export function siteAddress(path: string, built: string): string {
  const [address = ''] = script?.src.split(/[?#]/) ?? [];
  const site = address.replace(/(?:-[0-9a-f]{10})?\.js$/, '');
  return site !== address && site.endsWith(`/${path}`) ? site.slice(0, -path.length) : built;
}
