// A script knows where it came from only while it runs for the first time.
const script = document.currentScript as HTMLScriptElement | null;

/**
 * The site that this script belongs to: the one it was loaded from, so that a preview shows its own pictures. A copy that
 * stands elsewhere, or was loaded as a module, falls back to the address the site was built for.
 */
export function siteAddress(name: string, built: string): string {
  const [, here] = new RegExp(`^(.*/)widgets/v1/${name}\\.js$`).exec(script?.src.split(/[?#]/)[0] ?? '') ?? [];
  return here ?? built;
}
