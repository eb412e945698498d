import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../../../build/serving/serve.ts';
import { temporaryFolder } from '../contact/contact-endpoint.ts';
import { atEnd } from '../suite.ts';

/** A small site with what servers get wrong: nested folders, a page for each 404, files that are not HTML. */
export function smallSite(): string {
  const folder = temporaryFolder();
  const files = {
    'index.html': 'home',
    '404.html': 'not found',
    'about/index.html': 'about ü',
    'nl/index.html': 'thuis',
    'nl/404.html': 'niet gevonden',
    'nl/contact/index.html': 'contact',
    'empty/file.txt': 'ü',
    'site.webmanifest': '{}',
    'sitemap.xml': '<x/>',
    'page.md': 'ü',
    '.well-known/security.txt': 'x',
    'assets/a-1.css': 'a{}',
    'assets/a-1.js': '1',
    'assets/a-1.svg': '<svg/>',
    'assets/a-1.woff2': 'x',
  };
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), contents);
  }
  return folder;
}

/** The server over such a site, and a way to ask it. */
export async function openServer(options: { base?: string; html?: (markup: string) => string } = {}) {
  const served = await serveFolder({ folder: smallSite(), ...options });
  atEnd(() => served.close());
  return (path: string, init: RequestInit = {}) => fetch(served.origin + path, { redirect: 'manual', ...init });
}
