import { isAscii } from 'node:buffer';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { cacheEntry, cacheFolder } from './cache-entry.js';
import { traceSources } from './source-traces.js';

/** What a bundle is given, as the names of a function around it. */
export const scriptNames = 'exports, require, module, scriptUrl, importPackage';

/** Beside node_modules, where its packages are found; nothing stands there. */
const place = resolve(cacheFolder, 'bundle.js');

/** A script that comes out of a cache has no imports of its own. */
const importPackage = (name) => import(name);

/**
 * Runs a bundle (kept-bundle.js), from what an earlier build has compiled of it: that takes the engine longer than all else that a
 * small site takes.
 */
export function runScript({ code, digest, readMap }) {
  // What React runs in its two modes is not the same.
  const compiled = cacheEntry('compiled', `${digest}|${process.env.NODE_ENV}`);
  const cachedData = compiled.read();
  const url = pathToFileURL(place).href;
  traceSources(place, readMap);
  // The bundler writes nothing but ASCII, which is read sooner, unless a pattern holds another sign.
  const script = new Script(code.toString(isAscii(code) ? 'latin1' : 'utf8'), { filename: place, cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(url), module, url, importPackage);
  return {
    exports: module.exports,
    /** Hands on what has been compiled by now: what ran. */
    async keep() {
      if (!cachedData || script.cachedDataRejected) await compiled.write(script.createCachedData());
    },
  };
}
