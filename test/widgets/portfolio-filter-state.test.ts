import * as assert from 'uvu/assert';
import { addressValue, createPortfolioFilter, everything, matches } from '../../widgets/portfolio-filter/state.ts';
import { suite } from '../support/suite.ts';

const state = suite('portfolio filter, its rules');

state('everything matches a project, whatever its tags', () => {
  assert.ok(matches(['Web'], everything));
  assert.ok(matches([], everything));
  assert.ok(matches(['Web'], ' ALL '));
});

state('a choice matches one of the tags, wherever it stands', () => {
  assert.ok(matches(['Rebrand', 'Social Media', 'Print'], 'Print'));
  assert.not.ok(matches(['Rebrand', 'Social Media', 'Print'], 'Web'));
  assert.not.ok(matches([], 'Web'));
});

state('capitals and outer spaces count on neither side', () => {
  assert.ok(matches(['  social MEDIA '], 'Social Media'));
  assert.ok(matches(['Social Media'], ' social media\n'));
});

state('a tag is compared as a whole', () => {
  assert.not.ok(matches(['Website'], 'Web'));
  assert.not.ok(matches(['Web'], 'Website'));
  assert.not.ok(matches(['Social Media'], 'Social'));
});

state('the filter begins with everything', () => {
  const filter = createPortfolioFilter(['Web']);
  assert.equal(filter.choices, [everything, 'Web']);
  assert.ok(filter.isChosen(everything));
  assert.ok(filter.shows(['Print']));
});

state('an address names a choice in lower case with hyphens', () => {
  assert.is(addressValue('Social Media'), 'social-media');
});

state('a choice is read from an address, however it is written there', () => {
  const filter = createPortfolioFilter(['Social Media', 'Web']);
  for (const value of ['social-media', 'Social Media', ' SOCIAL-MEDIA ']) {
    filter.read('');
    filter.read(value);
    assert.ok(filter.isChosen('Social Media'), value);
  }
});

state('an address that names nothing, or what nobody offers, means everything', () => {
  const filter = createPortfolioFilter(['Web']);
  for (const value of [null, undefined, '', 'video', '<b>', 'constructor']) {
    filter.chosen.value = 'Web';
    filter.read(value);
    assert.ok(filter.isChosen(everything), String(value));
  }
});

state.run();
