/** A mistake in what the build was given: says what is wrong, where, and what to do. Anything else that is thrown is a fault of the build itself. */
export class Fault extends Error {
  constructor(
    /** What was found, in one sentence. */
    readonly found: string,
    readonly at: {
      /** The file to open, from the top of the project. */
      readonly file?: string;
      /** The page, as its route id and address. */
      readonly page?: string;
      readonly language?: string;
      readonly line?: number;
    },
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(found, options);
    this.name = 'Fault';
  }

  /** The whole message, one fact a line. */
  describe(): string {
    const { file, page, language, line } = this.at;
    return [
      this.found,
      file && `  file:     ${file}${line ? `:${line}` : ''}`,
      page && `  page:     ${page}`,
      language && `  language: ${language}`,
      `  remedy:   ${this.remedy}`,
    ]
      .filter(Boolean)
      .join('\n');
  }
}

/** Several faults of one step, so that an editor mends them in one go. */
export class Faults extends Error {
  constructor(readonly all: readonly Fault[]) {
    super(`${all.length} faults`);
    this.name = 'Faults';
  }
}

/** Throws what was collected, if anything was. */
export function refuse(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new Faults(faults);
}

/** How many different faults one message shows; an editor mends these first. A whole palette has one for each colour. */
const shown = 20;

/** What went wrong as text for a person: faults by their facts, one that several pages share told once, anything else with its stack. */
export function describeFailure(error: unknown): string {
  if (error instanceof Fault) return error.describe();
  if (!(error instanceof Faults)) return error instanceof Error ? (error.stack ?? error.message) : String(error);
  const alike = new Map<string, Fault[]>();
  for (const fault of error.all) {
    const key = `${fault.found}\n${fault.remedy}`;
    alike.set(key, [...(alike.get(key) ?? []), fault]);
  }
  const told = [...alike.values()].map(([first, ...others]) =>
    others.length > 0 ? `${first!.describe()}\n  also on:  ${others.length} more pages` : first!.describe(),
  );
  const rest = told.length - shown;
  return [...told.slice(0, shown), ...(rest > 0 ? [`… and ${rest} more faults.`] : [])].join('\n\n');
}

/** The site could not be put into its place as a whole. */
export class PublishFault extends Fault {}

/** What a build that ends without a site says. */
export const describeRefusal = (error: unknown): string =>
  error instanceof PublishFault
    ? error.describe()
    : `${describeFailure(error)}\n\nNothing was published; dist/ is as it was.`;
