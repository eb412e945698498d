import { readFileSync } from 'node:fs';
import { propertyOf } from '../css/property-of.ts';

/**
 * The agency's colours as custom properties, for what stands over a page while one works on it. They are read as the file has them now:
 * a save shows at once, in a site that cannot be built too.
 */
export function screenColours(): string {
  const look = readFileSync('content/look.ts', 'utf8');
  const colours = look.matchAll(/^ +(\w+): '(#[0-9a-f]{6})'/gim);
  return [...colours].map(([, name, hex]) => `${propertyOf(name!)}:${hex}`).join(';');
}
