import type { Page } from 'puppeteer';

/*
 * What extensions do to the pages they are let into, done as they do it: to the document, in whatever state it is. Each returns
 * nothing and leaves what it made in the page.
 */

/** A translator: every text in elements of its own, other words, another language (as Chromium's and Google's do). */
function translate(): void {
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement!.closest('script, style, textarea, option')) continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    outer.dir = 'auto';
    text.replaceWith(outer);
    inner.append(`${text.data} `);
  }
}

/** A password manager: a button after every field, attributes on it, and a value without a word about it. */
function fillIn(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('form input:not([type="hidden"])')) {
    field.setAttribute('data-manager', 'watching');
    field.setAttribute('autocomplete', 'off');
    const button = document.createElement('manager-button');
    button.attachShadow({ mode: 'closed' }).append('fill');
    field.after(button);
    if (field.type === 'email') field.value = 'filled@example.com';
  }
}

/** One that blocks and one that darkens: boxes around and before everything, sheets, attributes gone. */
function rebuild(): void {
  document.body.prepend(document.createElement('blocker-bar'));
  document.documentElement.append(document.createElement('darkener-root'));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('img { filter: brightness(0.8) } [data-nothing] { display: none }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const element of document.querySelectorAll('body *')) {
    element.setAttribute('data-darkened', '');
    for (const name of ['title', 'rel', 'fetchpriority', 'decoding', 'srcset', 'sizes', 'aria-describedby'])
      element.removeAttribute(name);
  }
  for (const paragraph of document.querySelectorAll('main p')) {
    const box = document.createElement('span');
    paragraph.before(box);
    box.append(paragraph);
  }
}

/** What extensions do, by name. */
export const extensions = { translate, fillIn, rebuild } as const;

/** Lets an extension work on every page that is opened from now on: as soon as its document is there, before the page's own scripts. */
export const actEarly = (page: Page, name: keyof typeof extensions) =>
  page.evaluateOnNewDocument(
    `document.addEventListener('readystatechange', () => document.readyState === 'interactive' && (${extensions[name]})())`,
  );
