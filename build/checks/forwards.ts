import { forwards, type OldAddress } from '../../content/forwards.ts';
import { routes } from '../../content/routes.ts';
import { Fault } from '../fault.ts';
import { findText } from '../source-files.ts';

const file = 'content/forwards.ts';

function* shapeFaults({ from, to }: OldAddress): Generator<[found: string, remedy: string]> {
  if (/[?#]/.test(from))
    yield ['has a query or a fragment', 'Files are found by the path alone: let the host forward this one.'];
  else if (/%[0-9a-f]{2}/i.test(from)) yield ['is encoded', `Write it as it reads: ${decodeURI(from)}.`];
  else if (!/^[^/\s\\]+(?:\/[^/\s\\]+)*$/.test(from) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(from))
    yield [
      'is no path below the site',
      'Write it without host and without slashes at the ends, such as over-ons/team.',
    ];
  if (routes[to].file) yield [`leads to '${to}', which has no address`, 'Lead it to a page that can be visited.'];
}

/** What is wrong with the list of old addresses; that the page and its fragment are there is seen by their links. */
export function forwardFaults(list: readonly OldAddress[] = forwards): readonly Fault[] {
  const known = new Set<string>();
  return list.flatMap((old) => {
    const problems = [...shapeFaults(old)];
    const plain = old.from.toLowerCase();
    if (known.has(plain)) problems.push(['stands in the list twice', 'Take one of the two away.']);
    known.add(plain);
    return problems.map(
      ([found, remedy]) => new Fault(`The old address '${old.from}' ${found}.`, findText(file, old.from), remedy),
    );
  });
}
