import type { WidgetName } from '../names.ts';

/** An event that an embed sends from its element: when, and the TypeScript type of its `detail`. */
interface EmbedEvent {
  readonly when: string;
  readonly detail: string;
}

/** What a host page may say to an embed, and hear from it; within a version it only grows. */
export interface EmbedContract {
  /** The `data-*` attributes of its own, without `data-`. Only what draws itself has any. */
  readonly options: Readonly<Record<string, string>>;
  /** By name, which on a page begins with the brand. */
  readonly events: Readonly<Record<string, EmbedEvent>>;
}

/** Attributes of every embed, without `data-`. */
export const commonOptions = {
  site: 'Address of the site whose script is meant, where a page has scripts of several.',
} as const;

/** Attributes of every embed that draws itself, without `data-`. */
export const drawnOptions = {
  language: 'Language of the embed; without it that of the page around it.',
} as const;

const silent: EmbedContract = { options: {}, events: {} };

const sum = '{ readonly amount: number; readonly from: boolean }';
const sums = `{ readonly once: ${sum}; readonly month: ${sum}; readonly quarter: ${sum} }`;

/** The contracts of this version's embeds that have options or events. */
const spoken: Readonly<Partial<Record<WidgetName, EmbedContract>>> = {
  'portfolio-filter': {
    options: { address: 'Name of a query parameter of the host page that keeps the choice.' },
    events: {
      'portfolio-filter:changed': {
        when: 'Another kind was chosen.',
        detail: '{ readonly filter: string; readonly count: number }',
      },
    },
  },
  'contact-form': {
    options: {
      endpoint: 'Where the enquiry is posted as JSON; without it the visitor’s e-mail program opens.',
      token: 'Sent as `Authorization: Bearer …`.',
      apikey: 'Sent as `apikey`.',
    },
    events: {
      'contact-form:sent': { when: 'The endpoint said ok.', detail: 'null' },
      'contact-form:failed': { when: 'It did not, or could not be reached; nothing is lost.', detail: 'null' },
    },
  },
  configurator: {
    options: {},
    events: {
      'configurator:changed': {
        when: 'Something was chosen or taken back.',
        detail: `{ readonly items: readonly string[]; readonly included: readonly string[]; readonly sums: ${sums}; readonly project: string | undefined }`,
      },
    },
  },
};

/** The contract of each embed of this version. */
export const contractOf = (name: WidgetName): EmbedContract => spoken[name] ?? silent;
