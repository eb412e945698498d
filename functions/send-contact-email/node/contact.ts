import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { readContactSettings, WrongSettings } from '../settings.ts';
import { answerCommand, commands, Unanswerable } from './commands.ts';
import { openService } from './service.ts';

/** `npm run contact`: the service, or with a word behind it a look into its spool. */
async function main([word, argument]: readonly string[]): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env');
  const settings = readContactSettings(process.env);
  if (word !== undefined) {
    const command = commands.find((known) => known === word);
    if (!command) throw new Unanswerable(`There is no command "${word}". Known are ${commands.join(', ')}.`);
    console.log(await answerCommand(command, argument, settings));
    return;
  }
  const service = await openService(settings);
  console.log(`The contact endpoint stands at ${service.url} and keeps enquiries in ${settings.spool}/.`);
  if (!settings.smtp && !settings.service)
    console.log('No way to an inbox is set, so enquiries are kept and not sent (README, ‘Receive enquiries’).');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void service.close().then(() => process.exit(0)));
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  const expected = error instanceof WrongSettings || error instanceof Unanswerable;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
});
