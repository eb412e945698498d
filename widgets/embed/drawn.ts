import { find } from '../dom.ts';
import { atEnd } from '../life.ts';
import type { Mount } from '../mount.ts';
import { siteAddress } from './address.ts';
import type { Drawing } from './drawing.ts';

/** Which language a host asks for, by its own attribute or by that of the page around it. */
function languageOf(host: HTMLElement, known: readonly string[]): string {
  const wanted = host.dataset.language ?? host.closest<HTMLElement>('[lang]')?.lang ?? '';
  return known.find((language) => language === wanted.slice(0, 2).toLowerCase()) ?? known[0]!;
}

/**
 * Lets a widget mount on an element without its markup too: it is drawn into a shadow root, where no style of the host page
 * applies. What the element held, such as a link for visitors without scripts, gives way. Drawn once, so that
 * an element that is taken away and put back keeps what was typed.
 */
export function drawn(widget: Mount, drawing: Drawing): Mount {
  const { name, part, options, markup, styles } = drawing;
  const site = siteAddress(name, drawing.site);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);

  function draw(host: HTMLElement): ShadowRoot {
    const template = document.createElement('template');
    template.innerHTML = markup[languageOf(host, Object.keys(markup))]!;
    for (const attribute of ['href', 'src']) {
      for (const element of template.content.querySelectorAll(`[${attribute}]`)) {
        element.setAttribute(attribute, new URL(element.getAttribute(attribute)!, site).href);
      }
    }
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(template.content);
    const root = find(shadow, '[data-widget]');
    for (const option of options) if (host.dataset[option]) root.dataset[option] = host.dataset[option];
    // Several on one page must not share what is kept under their ids.
    const hosts = [...document.querySelectorAll(`[data-widget~="${name}"]`)];
    for (const form of root.querySelectorAll('form')) form.id = host.id || `${form.id}-${hosts.indexOf(host)}`;
    return shadow;
  }

  return (host, life) => {
    if (host.querySelector(part)) return widget(host, life);
    const root = find(host.shadowRoot ?? draw(host), '[data-widget]');
    const ready = `data-${name}-ready`;
    widget(root, life);
    root.setAttribute(ready, '');
    atEnd(life, () => root.removeAttribute(ready));
  };
}
