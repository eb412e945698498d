import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, runScript } from '../build/built-site.ts';
import type { TlsFront } from './tls-front.ts';

const folder = join(projectFolder, 'node_modules/@mdn/mdn-http-observatory');

/** Whether Mozilla's grader is here. It is no package of this project: `npm install --no-save @mdn/mdn-http-observatory`. */
export const hasObservatory = existsSync(folder);

export interface Grade {
  readonly grade: string;
  readonly score: number;
  /** The results that move the score, each with by how much. */
  readonly parts: readonly string[];
}

/** What the HTTP Observatory makes of a site, by its own published code. */
export async function gradeOf({ httpPort, httpsPort, certificate }: TlsFront): Promise<Grade> {
  const { code, output } = await runScript(import.meta.filename, [String(httpPort), String(httpsPort)], {
    env: { NODE_EXTRA_CA_CERTS: certificate },
    limit: 60_000,
  });
  const [, grade] = /^GRADE (.*)$/m.exec(output) ?? [];
  if (code !== 0 || !grade) throw new Error(`The grader failed:\n${output}`);
  return JSON.parse(grade) as Grade;
}

interface Result {
  readonly result: string;
}

/** The grader as far as it is used here; its own types are not shipped. */
interface Grader {
  readonly retrieve: (host: string, ports: { httpPort: number; httpsPort: number }) => Promise<object>;
  readonly ALL_TESTS: readonly ((retrieved: object) => Result)[];
  readonly getScoreModifier: (result: string) => number;
  readonly getGradeForScore: (score: number) => { readonly grade: string; readonly score: number };
  readonly MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

/** Runs in a process of its own, which trusts the certificate from its start. */
async function main(httpPort: number, httpsPort: number): Promise<void> {
  // The list of preloaded hosts is fetched at its installation; this machine is not on it.
  const preloaded = join(folder, 'conf/hsts-preload.json');
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');
  const parts = ['retriever/retriever.js', 'constants.js', 'grader/grader.js', 'grader/charts.js'];
  const modules = await Promise.all(parts.map((part) => import(join(folder, 'src', part)) as Promise<object>));
  const grader = Object.assign({}, ...modules) as Grader;
  const retrieved = await grader.retrieve('localhost', { httpPort, httpsPort });
  const results = grader.ALL_TESTS.map((test) => test(retrieved).result);
  const moves = results.map(grader.getScoreModifier);
  const strict = moves.reduce((sum, move) => sum + Math.min(move, 0), 100);
  const full = moves.reduce((sum, move) => sum + move, 100);
  const { grade, score } = grader.getGradeForScore(strict >= grader.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? full : strict);
  const told = results.flatMap((result, at) => (moves[at] ? [`${result} ${moves[at]}`] : []));
  console.log(`GRADE ${JSON.stringify({ grade, score, parts: told } satisfies Grade)}`);
}

if (process.argv[1] === import.meta.filename) await main(Number(process.argv[2]), Number(process.argv[3]));
