import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { openLocalSite } from '../../build/serving/local-site.ts';
import { preview } from '../../build/serving/preview.ts';
import { serveFolder } from '../../build/serving/serve.ts';
import { readSettings, type Settings } from '../../build/settings.ts';
import { asSent, enquiry, temporaryFolder } from '../support/contact/contact-endpoint.ts';
import { hush } from '../support/contact/hush.ts';
import { readSpool } from '../support/contact/spooled.ts';
import { atEnd, suite } from '../support/suite.ts';

const start = suite('npm start');

const settings: Settings = readSettings({ BASE_PATH: '/brochure/' });

function place() {
  const folder = temporaryFolder();
  return { folder: join(folder, 'dist'), enquiries: join(folder, 'enquiries') };
}

const writeSite = (folder: string) => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), 'built');
};

start(
  'it builds with the local endpoint in the settings, serves the result and prints one line with the address',
  async () => {
    const lines = hush();
    const { folder, enquiries } = place();
    let built: Settings | undefined;
    const buildSite = async (given: Settings) => {
      built = given;
      writeSite(folder);
    };
    const served = await preview({ settings, buildSite, folder, enquiries, port: '0' });
    atEnd(() => served.close());
    assert.equal(built?.enquiry, {
      endpoint: '/brochure/functions/v1/send-contact-email',
      token: 'local',
      formPost: true,
      retentionDays: 30,
    });
    assert.equal(lines, [`The site stands at ${served.url}`]);
    assert.is(await (await fetch(served.url)).text(), 'built');
    const response = await fetch(new URL(built!.enquiry.endpoint!, served.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${built!.enquiry.token}` },
      body: JSON.stringify(asSent),
    });
    assert.is(response.status, 200);
    const [kept] = readSpool(enquiries);
    assert.equal(kept!.enquiry, enquiry);
    assert.equal(lines.slice(1), [`enquiry ${kept!.id}: kept, in ${enquiries}/`]);
  },
);

start('a build that fails ends the server and is thrown on', async () => {
  let closed = 0;
  const buildSite = () => Promise.reject(new Error('broken'));
  try {
    await preview({ settings, buildSite, ...place(), port: '0' });
  } catch (error) {
    closed++;
    assert.is((error as Error).message, 'broken');
  }
  assert.is(closed, 1);
});

start('a port that is asked for and taken is named, before anything is built', async () => {
  const other = await serveFolder({ folder: temporaryFolder() });
  atEnd(() => other.close());
  const { port } = new URL(other.origin);
  let built = false;
  const buildSite = async () => void (built = true);
  const message = await preview({ settings, buildSite, ...place(), port }).catch(
    (error: unknown) => (error as Error).message,
  );
  assert.is(message, `Port ${port} is in use.`);
  assert.is(built, false);
});

start('a port that is no number is refused', async () => {
  for (const port of ['http', '-1', '70000', '1e3']) {
    const message = await openLocalSite({ settings, ...place(), port }).catch(
      (error: unknown) => (error as Error).message,
    );
    assert.is(message, `The setting PORT is "${port}".`);
  }
});

start('without a port two sites stand beside each other', async () => {
  const first = await openLocalSite({ settings, ...place() });
  atEnd(() => first.close());
  const second = await openLocalSite({ settings, ...place() });
  atEnd(() => second.close());
  assert.is.not(first.origin, second.origin);
});

start.run();
