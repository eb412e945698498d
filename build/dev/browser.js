// The script that `npm run dev` puts into every page it serves; never part of the site.
const script = document.currentScript;
const base = new URL('../', script.src);
const page = location.pathname.slice(base.pathname.length);

// In the agency’s colours; a browser’s own where its look is not even written.
const sheet = `
  :host { ${script.dataset.colours} }
  :host { all: initial; position: fixed; inset: 0; z-index: 2147483647; overflow: auto; color: var(--warm, CanvasText);
    background: color-mix(in srgb, var(--ink, Canvas) 90%, transparent);
    font: 16px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
  section { box-sizing: border-box; max-width: 60rem; margin: 8vh auto; padding: 2rem; background: var(--ink-raised, Canvas); border-top: 4px solid var(--action, currentcolor); }
  h1 { margin: 0 0 1.5rem; font: 600 1.25rem/1.3 system-ui, sans-serif; }
  article { padding: 1rem 0; border-top: 1px solid color-mix(in srgb, currentcolor 15%, transparent); }
  p { margin: 0 0 0.5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; }
  dt { color: var(--stone-light, currentcolor); }
  dd { margin: 0; overflow-wrap: anywhere; }
  .place { color: var(--gold-light, currentcolor); }
  button { float: right; font: inherit; color: inherit; background: none; border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); padding: 0.25rem 0.75rem; cursor: pointer; }
`;

let overlay;

const element = (tag, text, className) =>
  Object.assign(document.createElement(tag), { textContent: text, className: className ?? '' });

function hide() {
  overlay?.remove();
  overlay = undefined;
}

/** Draws what is wrong over the page, which stays as it last was. */
function show(faults) {
  hide();
  overlay = document.createElement('build-faults');
  overlay.setAttribute('role', 'alert');
  const root = overlay.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  root.adoptedStyleSheets = [styles];
  const section = document.createElement('section');
  const button = element('button', 'Hide (Esc)');
  button.addEventListener('click', hide);
  section.append(
    button,
    element('h1', faults.length === 1 ? 'The site has a fault' : `The site has ${faults.length} faults`),
  );
  for (const { found, place, page, language, remedy } of faults) {
    const article = document.createElement('article');
    const facts = document.createElement('dl');
    for (const [name, value, kind] of [
      ['file', place, 'place'],
      ['page', page],
      ['language', language],
      ['remedy', remedy],
    ]) {
      if (value) facts.append(element('dt', name), element('dd', value, kind));
    }
    article.append(element('p', found), facts);
    section.append(article);
  }
  root.append(section);
  document.documentElement.append(overlay);
}

/** The page's policy lets this script alone make elements of markup (pages/layout/policy.ts). */
const policy = window.trustedTypes?.createPolicy('development', { createHTML: (text) => text });
const parse = (text) => new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, 'text/html');

/** What was sent of the rules, sheet by sheet. */
let sheets = [];

/**
 * Puts new rules in the place of the old ones, both in one moment: the page never stands bare. They are sheets made here, since the
 * page's policy knows the rules it came with by their hash and takes no others.
 */
function swapRules(count, rules) {
  if (count !== sheets.length) sheets = Array.from({ length: count }, () => new CSSStyleSheet());
  for (const [at, css] of Object.entries(rules)) sheets[at].replaceSync(css);
  if (document.adoptedStyleSheets.length !== count) document.adoptedStyleSheets = sheets;
  document.querySelector('style').sheet.disabled = true;
}

/** The scripts of a page that run, but for this one; data for machines is none. */
const scriptsOf = (page) =>
  [...page.scripts]
    .filter(({ type, dataset }) => (type === '' || type === 'module') && !dataset.version)
    .map((part) => part.src || part.textContent)
    .join();

/** Whether nothing but words and elements differs: scripts run once. */
const isAlike = (next) =>
  next.documentElement.lang === document.documentElement.lang && scriptsOf(next) === scriptsOf(document);

/** What the head tells machines in words; the policy beside it stands as it came. */
const told = 'meta[name], meta[property]';

/** The parts of a page, scripts apart. */
const partsOf = (page) => [...page.body.children].filter((part) => part.localName !== 'script');

/** How the parts of the page, and the sections of its main part, came: this script runs before any that changes them. */
const came = new WeakMap();
const note = (part) => came.set(part, { markup: part.outerHTML, text: part.textContent });
for (const part of [...partsOf(document), ...document.querySelectorAll('main > *')]) note(part);

/** Puts a part in the place of the old one, but for what came just like that and reads so still. */
function swapPart(old, fresh) {
  const { markup, text } = came.get(old) ?? {};
  if (markup === fresh.outerHTML && text === old.textContent) return;
  const sections = [...fresh.children];
  const holdsSections = fresh.localName === 'main' && sections.length === old.children.length;
  if (holdsSections && old.cloneNode().isEqualNode(fresh.cloneNode())) {
    came.set(old, { markup: fresh.outerHTML, text: fresh.textContent });
    sections.forEach((section, index) => swapPart(old.children[index], section));
  } else {
    [fresh, ...(fresh.localName === 'main' ? sections : [])].forEach(note);
    old.replaceWith(document.adoptNode(fresh));
  }
}

/** Puts the page's new contents in place of the old ones, where it was scrolled to; its widgets end and start with their elements. */
function swapPage(next) {
  if (!isAlike(next)) return location.reload();
  document.title = next.title;
  document.head.querySelectorAll(told).forEach((meta) => meta.remove());
  document.head.append(...[...next.head.querySelectorAll(told)].map((meta) => document.adoptNode(meta)));
  const [old, fresh] = [partsOf(document), partsOf(next)];
  if (old.length !== fresh.length) return location.reload();
  fresh.forEach((part, index) => swapPart(old[index], part));
  dispatchEvent(new CustomEvent('dev-swapped'));
}

/** What cannot be put in place is loaded anew. */
function swap({ sheets: count, rules, document: text }) {
  try {
    swapRules(count, rules);
    if (text) swapPage(parse(text));
  } catch {
    location.reload();
  }
}

addEventListener('keydown', ({ key }) => key === 'Escape' && hide());

const question = new URLSearchParams({ page, version: script.dataset.version });
const source = new EventSource(new URL(`@dev/events?${question}`, base));
let lost = false;
source.addEventListener('error', () => (lost = true));
source.addEventListener('open', () => lost && location.reload());
source.addEventListener('message', ({ data }) => {
  const news = JSON.parse(data);
  // For whatever else stands in the page while it is worked on.
  dispatchEvent(new CustomEvent('dev-news', { detail: news }));
  if (news.kind === 'reload') location.reload();
  if (news.kind === 'page') swap(news);
  if (news.kind === 'failed') show(news.faults);
  if (news.kind === 'mended') hide();
});
// A page that is kept for going back would hold one of the few connections that a browser has for one server.
addEventListener('pagehide', () => source.close());
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
