import '../react-development-mode.js';
import { buildSite } from '../../build.ts';
import { checkTypes } from '../checks/types.ts';
import { refuse } from '../fault.ts';
import { localSettings } from '../serving/local-settings.ts';
import { readSettings } from '../settings.ts';
import type { SiteMessage } from './message.ts';

/** Makes the whole site, then holds its types against each other: a text that one language lacks is found there. */
export async function makeSite(tell: (message: SiteMessage) => void): Promise<void> {
  const settings = localSettings(readSettings());
  const { pages: count } = await buildSite(settings, { folder: 'dist', types: false });
  tell({ kind: 'built', pages: count });
  refuse(await checkTypes());
}
