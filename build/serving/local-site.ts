import { createContactEndpoint } from '../../functions/send-contact-email/contact-endpoint.ts';
import { contactPath } from '../../functions/send-contact-email/contact-path.ts';
import { openSpool } from '../../functions/send-contact-email/node/spool.ts';
import { returnAddress } from '../../functions/send-contact-email/return-address.ts';
import { Fault } from '../fault.ts';
import { localToken } from './local-settings.ts';
import { type Served, serveFolder, type ServeOptions } from './serve.ts';
import type { Settings } from '../settings.ts';

/** Where the site stands on this machine unless PORT says otherwise. */
const usualPort = 4173;
/** How many ports above the usual one are tried. */
const furtherPorts = 20;

export interface LocalSiteOptions extends Pick<ServeOptions, 'folder' | 'answer' | 'html'> {
  readonly settings: Settings;
  /** The folder that keeps the enquiries. */
  readonly enquiries: string;
  /** PORT of the environment. */
  readonly port?: string | undefined;
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

async function listenOn(wanted: string | undefined, listen: (port: number) => Promise<Served>): Promise<Served> {
  if (wanted) {
    if (!/^\d{1,5}$/.test(wanted) || Number(wanted) > 65535) {
      throw new Fault(
        `The setting PORT is "${wanted}".`,
        { file: 'the environment' },
        'Give a number from 0 to 65535; 0 is any free port.',
      );
    }
    return listen(Number(wanted)).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
      throw new Fault(
        `Port ${wanted} is in use.`,
        { file: 'the environment (PORT)' },
        'End what uses it, give another PORT, or leave PORT out to get the next free one.',
        { cause: error },
      );
    });
  }
  for (let port = usualPort; port < usualPort + furtherPorts; port++) {
    try {
      return await listen(port);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return listen(0);
}

/** Opens the server of this machine: the files of the site, and the contact endpoint that keeps enquiries in a folder. */
export async function openLocalSite(options: LocalSiteOptions): Promise<Served> {
  const { settings, enquiries, port: wanted, answer, ...serving } = options;
  const endpoint = createContactEndpoint({
    keep: (await openSpool(enquiries)).keep,
    token: localToken,
    returnTo: returnAddress(settings.basePath),
    report: (line) => console.log(`${line}, in ${enquiries}/`),
  });
  return listenOn(wanted, (port) =>
    serveFolder({
      ...serving,
      port,
      base: settings.basePath,
      answer: (path) => (path === contactPath ? endpoint : answer?.(path)),
    }),
  );
}
