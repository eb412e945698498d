import * as assert from 'uvu/assert';
import { browser } from '../support/extent.ts';
import {
  chooseAll,
  configuratorAddress as address,
  press,
  listed,
  messageFor,
  projectFor,
  target,
  whenReady,
} from '../support/pages/configurator.ts';
import { eventually } from '../support/eventually.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const enquiry = suite('enquiry from the configurator');
const site = siteFor(enquiry, { reducedMotion: true, browser });

enquiry(`the choice arrives in the contact form (${browser})`, async () => {
  for (const family of ['', '/en']) {
    const page = await site.open(family + address);
    await whenReady(page);
    await press(page, 'redesign');
    await press(page, 'social-growth');
    await press(page, 'rebranding');
    await Promise.all([page.waitForNavigation(), page.click('[data-action]')]);
    assert.is(new URL(page.url()).pathname, `${family}/contact/`);
    await page.waitForSelector('[data-contact-form-ready]');
    const [project, message] = await Promise.all(
      ['[name="projectType"]', '[name="projectDetails"]'].map((field) =>
        page.$eval(field, (control) => (control as HTMLInputElement).value),
      ),
    );
    assert.is(project, 'combo');
    const lines = message!.split('\n');
    const wanted = messageFor(['redesign', 'social-growth', 'rebranding']);
    assert.is(lines.length, wanted.length, message);
    wanted.forEach((line, at) => assert.match(lines[at]!, line));
  }
});

enquiry('a website alone arrives as a website, add-ons alone as what they are', async () => {
  const page = await site.open(address);
  await whenReady(page);
  for (const ids of [['smart-start'], ['seo-geo', 'social-strategy'], ['logo'], ['seo-geo', 'logo']]) {
    await chooseAll(page, ids);
    assert.equal(await listed(page), ids);
    assert.is((await target(page)).searchParams.get('project'), projectFor(ids));
  }
});

enquiry('a visitor who comes back finds the choice', async () => {
  const page = await site.open(address);
  await whenReady(page);
  await press(page, 'redesign');
  await press(page, 'logo');
  await Promise.all([page.waitForNavigation(), page.click('[data-action]')]);
  // Firefox tells nobody of a page that it kept: the way back is the visitor's own.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForSelector('[data-configurator-ready]');
  await whenReady(page);
  await eventually(async () => assert.equal(await listed(page), ['redesign', 'logo']));
});

enquiry.run();
