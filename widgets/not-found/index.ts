import { findAll } from '../dom.ts';
import { onAbort } from '../on-abort.ts';
import type { Mount } from '../mount.ts';

/** The not-found page is written in every language; the attempted path tells which one is shown. */
export const notFound: Mount = (root, signal) => {
  const versions = findAll(root, '[data-language]');
  const isMeant = ({ dataset }: HTMLElement) => location.pathname.startsWith(dataset.prefix ?? '/');
  // The longest prefix wins: every path starts with the one of the default language.
  const meant = [...versions]
    .sort((one, other) => (other.dataset.prefix ?? '').length - (one.dataset.prefix ?? '').length)
    .find(isMeant);
  console.warn(`404: ${location.pathname}`);
  if (!meant) return;

  for (const version of versions) version.hidden = version !== meant;
  onAbort(signal, () => versions.forEach((version) => (version.hidden = false)));
  document.title = meant.dataset.title ?? document.title;
  // Header and footer stay in the language they were written in.
  const page = document.documentElement;
  if (page.lang === meant.lang) return;
  for (const part of page.querySelectorAll<HTMLElement>('header, footer')) part.lang ||= page.lang;
  page.lang = meant.lang;
};
