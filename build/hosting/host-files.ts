import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../output.ts';
import { apache, apacheNotFound } from './apache.ts';
import { caddy } from './caddy.ts';
import { lighttpd } from './lighttpd.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginx } from './nginx.ts';
import { containerFile, containerIgnore, githubPages } from './recipes.ts';
import { hostRules, type HostSettings } from './rules.ts';

/** The folder beside the site that holds what a host is given and visitors are not. */
const hostingFolder = 'hosting';

/** What hosts look for in the site itself. `paths` are those of its other files. */
export function filesInSite(settings: HostSettings, paths: readonly string[]): readonly OutputFile[] {
  const rules = hostRules(settings);
  const { basePath, caching, notFound } = rules;
  const isHashed = new RegExp(caching.hashed);
  const hashed = paths.filter((path) => {
    const address = basePath + path;
    return isHashed.test(address) && !address.startsWith(caching.hashedFolder);
  });
  const files = {
    '.htaccess': apache(rules),
    ...Object.fromEntries(
      notFound
        .filter(({ below }) => below !== basePath)
        .map(({ below, page }) => [`${below.slice(basePath.length)}.htaccess`, apacheNotFound(page)]),
    ),
    '.nojekyll': '',
    _headers: headersFile(rules, hashed),
    _redirects: redirectsFile(rules),
  };
  return Object.entries(files).map(([path, contents]) => ({ path, contents, source: 'build/hosting/host-files.ts' }));
}

/** What lies in the folder `hosting`, by name. */
export function filesForHosts(settings: HostSettings): Readonly<Record<string, string>> {
  const rules = hostRules(settings);
  return {
    'nginx.conf': nginx(rules),
    Caddyfile: caddy(rules),
    'lighttpd.conf': lighttpd(rules),
    'github-pages.yml': githubPages(),
    Containerfile: containerFile(rules),
    'Containerfile.dockerignore': containerIgnore,
  };
}

/** Writes the folder `hosting` beside the site, each file in one step. */
export function writeHostFiles(settings: HostSettings): void {
  mkdirSync(hostingFolder, { recursive: true });
  for (const [name, contents] of Object.entries(filesForHosts(settings))) {
    const unfinished = join(hostingFolder, `.${name}.part-${process.pid}`);
    writeFileSync(unfinished, contents);
    renameSync(unfinished, join(hostingFolder, name));
  }
}

/** Which of the files a host needs, in one line. */
export const hostFilesNotice = `${hostingFolder}/ holds what nginx, Caddy, lighttpd, GitHub Pages and containers are given; Apache, Netlify and Cloudflare Pages find theirs in the site (README, ‘Put it on a host’).`;
