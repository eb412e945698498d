import { rmSync, writeFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { Fault, Faults } from '../../build/fault.ts';
import { readSettings } from '../../build/settings.ts';
import { contactSettingNames } from '../../functions/send-contact-email/setting-names.ts';
import { suiteFolder } from '../support/build/built-site.ts';
import { plainSettings } from '../support/build/plain-settings.ts';
import { suite } from '../support/suite.ts';

const settings = suite('settings');

// The file of settings lies in the folder that a build runs in.
process.chdir(suiteFolder('settings'));

/** What reading these settings is refused with. */
function refusal(read: () => unknown): Fault {
  try {
    read();
  } catch (error) {
    const fault = error instanceof Faults ? error.all[0] : error;
    if (fault instanceof Fault) return fault;
    throw error;
  }
  throw new Error('They were accepted.');
}

const refused = {
  CONTACT_ENDPOINT: [
    'javascript:alert(1)',
    'data:text/plain,x',
    'ftp://example.com/enquiries',
    'https://user:word@example.com/enquiries',
    'http://example.com/enquiries',
    '//example.com/enquiries',
    '/\\example.com/enquiries',
    'enquiries',
  ],
  CONTACT_TOKEN: ['zwölf', 'two words', 'line\nbreak', '“quoted”'],
  CONTACT_APIKEY: ['schlüssel', 'tab\tbed'],
  CONTACT_FORM_POST: ['yes'],
  SITE_ORIGIN: [
    'example.com',
    'https://example.com/folder',
    'https://user@example.com',
    'https://example.com/?a',
    'ftp://a',
  ],
  BASE_PATH: ['/../', '/a/../b/', '/./', 'a/', '/a', '/a b/'],
  SOURCE_DATE_EPOCH: ['99999999999999999', '300000000000', '-1', 'today'],
  KEEP_ASSETS_DAYS: ['-1', 'ever', '1.5'],
  SITE_COMPRESSION: ['11', 'fast'],
} as const;

for (const [name, values] of Object.entries(refused)) {
  settings(`${name} is refused by name and value, with a remedy, where it cannot work`, () => {
    for (const value of values) {
      const { found, remedy } = refusal(() => plainSettings({ [name]: value }));
      assert.is(found, `The setting ${name} is "${value}".`);
      assert.ok(remedy.length > 10);
    }
  });
}

for (const name of ['CONTACT_ENDPONT', 'CONTACT_URL', 'SITE_ORIGN', 'KEEP_ASSET_DAYS']) {
  settings(`the unknown name ${name} is refused`, () => {
    const { found, remedy } = refusal(() => readSettings({ [name]: 'x' }));
    assert.is(found, `The setting ${name} is "x".`);
    assert.match(remedy, /CONTACT_ENDPOINT.*KEEP_ASSETS_DAYS/);
  });
}

settings('what only the contact function reads is not refused', () => {
  for (const name of contactSettingNames) readSettings({ [name]: '1' });
});

settings('what works is taken as it is', () => {
  const endpoints = [
    'https://example.com/a',
    '/functions/send',
    'http://localhost:54321/a',
    'http://127.0.0.1/a',
    'http://[::1]/a',
  ];
  for (const endpoint of endpoints) assert.is(plainSettings({ CONTACT_ENDPOINT: endpoint }).enquiry.endpoint, endpoint);
  const local = { SITE_ORIGIN: 'http://intranet', CONTACT_ENDPOINT: 'http://intranet/a' };
  assert.is(plainSettings(local).enquiry.endpoint, 'http://intranet/a');
  assert.is(plainSettings({ BASE_PATH: '/a/b.c/' }).basePath, '/a/b.c/');
  assert.is(plainSettings({ SOURCE_DATE_EPOCH: '1763683200' }).year, 2025);
  assert.is(plainSettings().assetDays, 30);
  // Variables that hosts set for purposes of their own.
  assert.ok(readSettings({ SITE_ID: 'x', SITE_NAME: 'x', OTHER: 'x' }));
});

const words = 'CONTACT_TOKEN=from-file\n';

settings('a file of settings is read with a byte order mark and without', () => {
  for (const text of [words, `\ufeff${words}`]) {
    writeFileSync('.env', text);
    assert.is(readSettings({}).enquiry.token, 'from-file');
  }
});

settings('a file of settings in another encoding is refused', () => {
  const utf16 = Buffer.from(words, 'utf16le');
  for (const bytes of [Buffer.from(`\ufeff${words}`, 'utf16le'), utf16, utf16.swap16(), Buffer.from('A=ü', 'latin1')]) {
    writeFileSync('.env', bytes);
    const { found, at, remedy } = refusal(() => readSettings({}));
    assert.match(found, /UTF-8/);
    assert.is(at.file, '.env');
    assert.match(remedy, /UTF-8/);
  }
  rmSync('.env');
});

settings.run();
