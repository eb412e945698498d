import { localSettings } from './local-settings.ts';
import { openLocalSite } from './local-site.ts';
import type { Served } from './serve.ts';
import type { Settings } from '../settings.ts';

export interface PreviewOptions {
  readonly settings: Settings;
  /** Builds the site into `folder` with the settings it is given. */
  readonly buildSite: (settings: Settings) => Promise<unknown>;
  readonly folder?: string;
  /** The folder that keeps the enquiries. */
  readonly enquiries?: string;
  readonly port?: string | undefined;
}

/**
 * Builds the site for this machine, serves it with a working contact form and prints its address.
 * The port is taken before the build, so that a taken one is told at once.
 */
export async function preview(options: PreviewOptions): Promise<Served> {
  const { settings, buildSite, folder = 'dist', enquiries = 'enquiries', port = process.env['PORT'] } = options;
  const served = await openLocalSite({ settings, folder, enquiries, port });
  try {
    await buildSite(localSettings(settings));
  } catch (error) {
    await served.close();
    throw error;
  }
  console.log(`The site stands at ${served.url}`);
  return served;
}
