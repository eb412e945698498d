import { type Mount, mount } from '../mount.ts';
import { onAbort } from '../on-abort.ts';

/**
 * Mounts a widget for a site on a page that may hold scripts of several sites, or of several versions. Where two want one
 * element the first has it and the other reports the clash; an element with `data-site` is left to the scripts of that site.
 */
export function mountEmbed(name: string, widget: Mount, site: string, version: string): void {
  const script = `${version} of ${site}`;
  // Shared by the scripts of all sites.
  const owners: WeakMap<HTMLElement, string> = ((globalThis as Record<symbol, unknown>)[
    Symbol.for(`data-widget ${name}`)
  ] ??= new WeakMap()) as never;

  const unlessTaken: Mount = (root, signal) => {
    const owner = owners.get(root);
    if (owner) {
      throw new Error(`${script} finds ${owner} on this element already; name the site that is meant in data-site`);
    }
    owners.set(root, script);
    onAbort(signal, () => owners.delete(root));
    widget(root, signal);
  };
  const addresses = [site, site.slice(0, -1)].map((address) => `[data-site="${CSS.escape(address)}"]`);
  mount(name, unlessTaken, `${name} ${script}`, `[data-widget~="${name}"]:is(:not([data-site]),${addresses})`);
}
