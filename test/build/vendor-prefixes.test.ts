import * as assert from 'uvu/assert';
import { addVendorPrefixes } from '../../build/css/vendor-prefixes.ts';
import { suite } from '../support/suite.ts';

const prefixes = suite('vendor prefixes');

prefixes('an iPhone held sideways is told not to enlarge the text', async () => {
  assert.match(await addVendorPrefixes('html{text-size-adjust:none}'), '-webkit-text-size-adjust:none');
});

prefixes('a prefix that no supported browser wants is taken out', async () => {
  assert.is(await addVendorPrefixes('a{-webkit-border-radius:1px;border-radius:1px}'), 'a{border-radius:1px}');
});

prefixes.run();
