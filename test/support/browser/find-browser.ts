import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { audit } from '../extent.ts';
import { run } from '../runner/process.ts';

export type BrowserKind = 'chrome' | 'firefox';

interface Places {
  /** Environment variables that name the program. */
  readonly variables: readonly string[];
  /** Names on the PATH. */
  readonly programs: readonly string[];
  /** Where installers put it, per platform. */
  readonly usual: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>>;
}

const inProgramFiles = (path: string) =>
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const root = process.env[name];
    return root ? [join(root, path)] : [];
  });

/** Chromium without the windows around its pages: the same engine, and a page costs half as much. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];

const places: Readonly<Record<BrowserKind, Places>> = {
  chrome: {
    variables: ['PUPPETEER_EXECUTABLE_PATH', 'CHROME_PATH'],
    // The audit takes the browser that people use; what is run with every change takes the quicker one.
    programs: audit ? [...browsers, ...shells] : [...shells, ...browsers],
    usual: {
      linux: ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
      darwin: [
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      ],
      win32: [
        ...inProgramFiles('Google\\Chrome\\Application\\chrome.exe'),
        ...inProgramFiles('Microsoft\\Edge\\Application\\msedge.exe'),
      ],
    },
  },
  firefox: {
    variables: ['FIREFOX_PATH'],
    programs: ['firefox', 'firefox-esr'],
    usual: {
      linux: ['/usr/lib/firefox-esr/firefox-esr', '/usr/lib/firefox/firefox', '/snap/bin/firefox'],
      darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
      win32: inProgramFiles('Mozilla Firefox\\firefox.exe'),
    },
  },
};

const VERSION_LIMIT = 20_000;

/** Whether the file is a program that starts here: a stub without its package, or a download without its libraries, does not. */
async function starts(program: string): Promise<boolean> {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    return false;
  }
  // Windows browsers answer `--version` by opening a window.
  if (process.platform === 'win32') return true;
  return (await run(program, ['--version'], { limit: VERSION_LIMIT })).code === 0;
}

function onPath(name: string): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file));
}

/** Where puppeteer puts the browser it downloads; nothing where it knows none for this machine. */
async function downloadedPaths(kind: BrowserKind): Promise<readonly string[]> {
  const { default: puppeteer } = await import('puppeteer');
  try {
    return [puppeteer.executablePath({ browser: kind, headless: audit || 'shell' })];
  } catch {
    return [];
  }
}

/** The browser that is already on this machine, if there is one that starts. */
export async function findBrowser(kind: BrowserKind): Promise<string | undefined> {
  const { variables, programs, usual } = places[kind];
  for (const variable of variables) {
    const named = process.env[variable];
    if (!named) continue;
    if (await starts(named)) return named;
    throw new Error(
      `${variable} names ${named}, which does not start. Correct it, or unset it to let the tests look for themselves.`,
    );
  }
  for (const candidate of [...programs.flatMap(onPath), ...(usual[process.platform] ?? [])])
    if (await starts(candidate)) return candidate;
  for (const candidate of await downloadedPaths(kind)) if (await starts(candidate)) return candidate;
  return undefined;
}
