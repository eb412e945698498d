import { SourceMap } from 'node:module';
import { resolve } from 'node:path';

/**
 * Lets traces name the lines of the sources and not those of the bundle at `file`. Its map, which `readMap` returns where there is one,
 * is read with the first trace that somebody reads: Node would read it with every build.
 */
export function traceSources(file, readMap) {
  let map;

  function placeOf(frame) {
    const place = `${file}:${frame.getLineNumber()}:${frame.getColumnNumber()}`;
    map ??= new SourceMap(JSON.parse(readMap() ?? '{"version":3,"sources":[],"names":[],"mappings":""}'));
    const { originalSource, originalLine, originalColumn } = map.findEntry(
      frame.getLineNumber() - 1,
      frame.getColumnNumber() - 1,
    );
    const source = originalSource && `${resolve(originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
    return String(frame).replace(place, source ?? place);
  }

  Error.prepareStackTrace = (error, frames) =>
    [error, ...frames.map((frame) => (frame.getFileName() === file ? placeOf(frame) : frame))].join('\n    at ');
}
