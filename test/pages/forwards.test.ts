import * as assert from 'uvu/assert';
import { forwardFaults } from '../../build/checks/forwards.ts';
import { forwards, type OldAddress } from '../../content/forwards.ts';
import { suite } from '../support/suite.ts';

const list = suite('the list of old addresses');

const old = (from: string, more: Partial<OldAddress> = {}): OldAddress => ({
  from,
  locale: 'en',
  to: 'about',
  ...more,
});
const told = (...given: OldAddress[]) => forwardFaults(given).map((fault) => fault.describe());

list('the site’s own list has no fault', () => {
  assert.equal(forwardFaults(), []);
  assert.ok(forwards.length > 0);
});

list('folders, files and names in any script are paths', () => {
  assert.equal(told(old('over-ons'), old('blog/2019/hello'), old('team.html'), old('über-uns'), old('über.php')), []);
});

for (const [given, says] of [
  [old('/over-ons/'), 'is no path below the site'],
  [old('https://old.example/team'), 'is no path below the site'],
  [old('../team'), 'is no path below the site'],
  [old('index.php?page=team'), 'has a query'],
  [old('team#anna'), 'has a query or a fragment'],
  [old('%C3%BCber-uns'), 'Write it as it reads: über-uns'],
  [old('lost', { to: 'not-found' }), 'which has no address'],
] as const) {
  list(`${given.from} to ${given.to}: ${says}`, () => {
    const [fault] = told(given);
    assert.match(fault!, says);
    assert.match(fault!, 'content/forwards.ts');
  });
}

list('the same address twice is refused, in any case of its letters', () => {
  assert.match(told(old('team'), old('Team')).join(), 'stands in the list twice');
});

list.run();
