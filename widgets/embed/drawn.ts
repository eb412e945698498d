import { find } from '../dom.ts';
import type { Mount } from '../mount.ts';
import { onAbort } from '../on-abort.ts';
import { createNode } from './create-node.ts';
import type { Drawing } from './drawing.ts';

/** Which language a host asks for, by its own attribute or by that of the page around it. */
function languageOf(host: HTMLElement, known: readonly string[]): string {
  const wanted = [host.dataset.language, host.closest<HTMLElement>('[lang]')?.lang];
  return wanted.map((tag) => tag?.slice(0, 2).toLowerCase()).find((tag) => tag && known.includes(tag)) ?? known[0]!;
}

/**
 * Lets a widget mount on an element without its markup too: it is drawn into a shadow root, where no style of the host page
 * applies. What the element held, such as a link for visitors without scripts, gives way. Drawn once, so that
 * an element that is taken away and put back keeps what was typed.
 */
export function drawn(widget: Mount, drawing: Drawing, site: string): Mount {
  const { name, part, options, markup, styles } = drawing;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);

  function draw(host: HTMLElement): ShadowRoot {
    const content = createNode(markup[languageOf(host, Object.keys(markup))]!) as Element;
    for (const attribute of ['href', 'src']) {
      for (const element of content.querySelectorAll(`[${attribute}]`)) {
        element.setAttribute(attribute, new URL(element.getAttribute(attribute)!, site).href);
      }
    }
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(content);
    const root = find(shadow, '[data-widget]');
    for (const option of options) if (host.dataset[option]) root.dataset[option] = host.dataset[option];
    // What a form keeps is kept under its id.
    if (host.id) for (const form of root.querySelectorAll('form')) form.id = host.id;
    return shadow;
  }

  return (host, signal) => {
    if (host.querySelector(part)) return widget(host, signal);
    const root = find(host.shadowRoot ?? draw(host), '[data-widget]');
    const ready = `data-${name}-ready`;
    widget(root, signal);
    root.setAttribute(ready, '');
    onAbort(signal, () => root.removeAttribute(ready));
  };
}
