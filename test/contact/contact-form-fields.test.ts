import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { contactFormWords } from '../../content/contact/contact-form.ts';
import { enquiryFields, type EnquiryQuestion, enquiryQuestions, trapField } from '../../content/contact/enquiry.ts';
import { browser, withoutScripts } from '../support/extent.ts';
import { eventually } from '../support/eventually.ts';
import {
  button,
  empty,
  endpointsElsewhere,
  endpointThat,
  fill,
  focused,
  postTo,
  read,
  root,
  toast,
  typed,
  until,
} from '../support/contact/contact-form.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const fields = suite('contact form, fields, draft and toasts');
const { open, enquiries } = siteFor(fields, { reducedMotion: true, browser }, endpointsElsewhere);

fields('its controls ask for what the endpoint takes, in the same order', async () => {
  const page = await open('/contact/', { javascript: withoutScripts });
  const controls = await page.$$eval('[data-field] [name]', (all) =>
    all.map((control) => ({
      name: (control as HTMLInputElement).name,
      required: (control as HTMLInputElement).required,
      maxLength: control.localName === 'select' ? null : control.getAttribute('maxlength'),
      autoComplete: control.getAttribute('autocomplete'),
    })),
  );
  assert.equal(
    controls,
    enquiryFields.map((name) => {
      const { type, required, maxLength, autoComplete }: EnquiryQuestion = enquiryQuestions[name];
      return {
        name,
        required,
        maxLength: type === 'choice' ? null : String(maxLength),
        autoComplete: autoComplete ?? null,
      };
    }),
  );
  assert.is(await page.$$eval(`form [name="${trapField}"]`, (traps) => traps.length), 1);
});

fields('it says what happens with the data, in the language of the page', async () => {
  for (const [address, locale] of [
    ['/contact/', 'en'],
    ['/nl/contact/', 'nl'],
  ] as const) {
    const page = await open(address, { javascript: withoutScripts });
    const text = await page.$eval(`${root} form`, (form) => (form as HTMLElement).innerText);
    assert.ok(text.includes(contactFormWords[locale].privacy.text), address);
  }
});

fields('half of a character is sent as a sign that stands for it', async () => {
  const page = await open('/contact/');
  const before = enquiries().length;
  await fill(page, { ...typed, projectDetails: 'cut \ud83d off' });
  await page.click(button);
  await until(page, 'sent');
  assert.is(enquiries()[before]!.projectDetails, 'cut \ufffd off');
});

/** The fields marked as faulty, each with the visible text that its description points at. */
const marked = (page: Page): Promise<Record<string, string>> =>
  page.$$eval('[data-field] [aria-invalid="true"]', (controls) =>
    Object.fromEntries(
      controls.map((control) => [
        (control as HTMLInputElement).name,
        document.getElementById(control.getAttribute('aria-describedby')!.split(' ')[0]!)!.innerText,
      ]),
    ),
  );

for (const [address, locale] of [
  ['/contact/', 'en'],
  ['/nl/contact/', 'nl'],
] as const) {
  const words = contactFormWords[locale];
  fields(
    `on ${address} an empty form is not sent: one toast, every required field named, focus on the first`,
    async () => {
      const before = enquiries().length;
      const page = await open(address);
      await page.click(button);
      assert.equal(await marked(page), {
        name: words.fields.name.missing,
        email: words.fields.email.missing,
        projectDetails: words.fields.message.missing,
      });
      assert.equal(
        await page.$$eval(`[role="alert"] > :not(template) p`, (lines) => lines.map((line) => line.textContent)),
        [words.toast.missing.title, words.toast.missing.text],
      );
      assert.is(await focused(page), 'enquiry-name');
      assert.is(enquiries().length, before);
    },
  );

  fields(
    `on ${address} an address that the browser calls invalid is marked beside, without a toast, and not sent`,
    async () => {
      const before = enquiries().length;
      const page = await open(address);
      await fill(page, { ...typed, email: 'half@' });
      await page.click(button);
      assert.equal(await marked(page), { email: words.fields.email.invalid });
      assert.is(await page.$(toast), null);
      assert.is(await focused(page), 'enquiry-email');
      assert.is(enquiries().length, before);
    },
  );
}

fields('white space is nothing', async () => {
  const page = await open('/contact/');
  await fill(page, { ...typed, name: '   ', projectDetails: '\n \n' });
  await page.click(button);
  assert.equal(Object.keys(await marked(page)), ['name', 'projectDetails']);
});

fields('a mark goes as soon as its field is right, and the hint stays its description', async () => {
  const page = await open('/contact/');
  await page.click(button);
  await page.type('[name="email"]', 'a');
  assert.is((await marked(page))['email'], contactFormWords.en.fields.email.invalid);
  await page.type('[name="email"]', '@example.com');
  await page.type('[name="projectDetails"]', 'x');
  assert.equal(Object.keys(await marked(page)), ['name']);
  assert.is(
    await page.$eval('[name="projectDetails"]', (control) => control.getAttribute('aria-describedby')),
    'enquiry-message-hint',
  );
});

fields('a draft comes back after a reload with a word about it, and is gone once sent', async () => {
  const page = await open('/contact/');
  const restored = () => page.$eval('[data-restored]', (line) => line.checkVisibility());
  assert.is(await restored(), false);
  await fill(page);
  await page.reload();
  await page.waitForSelector(`${root}[data-contact-form-ready]`);
  assert.equal(await read(page), typed);
  // Firefox keeps what was typed over a reload by itself: where it does so before the script runs, nothing is said.
  if (browser === 'chrome') assert.is(await restored(), true);
  await page.click(button);
  await until(page, 'sent');
  await page.reload();
  await page.waitForSelector(`${root}[data-contact-form-ready]`);
  assert.equal(await read(page), empty);
  assert.is(await restored(), false);
});

fields('a draft survives a change of language', async () => {
  const page = await open('/contact/');
  await fill(page);
  await page.goto(page.url().replace('/contact/', '/nl/contact/'));
  await page.waitForSelector(`${root}[data-contact-form-ready]`);
  assert.equal(await read(page), typed);
});

fields('the address fills project, budget and message in, and only what the form offers', async () => {
  const page = await open('/contact/?project=website&budget=5000-10000&message=Two%0Alines');
  const asked = { ...empty, projectType: 'website', budgetRange: '5000-10000', projectDetails: 'Two\nlines' };
  await page.waitForSelector(`${root}[data-contact-form-ready]`);
  assert.equal(await read(page), asked);
  const other = await open('/contact/?project=nonsense&budget=&message=');
  assert.equal(await read(other), empty);
});

fields('a message of the address joins a draft once, whatever the visitor makes of it', async () => {
  const page = await open('/contact/');
  await fill(page, { projectDetails: 'Mine.' });
  await page.goto(`${page.url()}?message=Theirs.`);
  await page.waitForSelector(`${root}[data-contact-form-ready]`);
  assert.is((await read(page)).projectDetails, 'Mine.\n\nTheirs.');
  await fill(page, { projectDetails: 'Mine alone.' });
  await page.reload();
  await page.waitForSelector(`${root}[data-contact-form-ready]`);
  assert.is((await read(page)).projectDetails, 'Mine alone.');
});

fields('a browser that refuses storage sends all the same', async () => {
  const page = await open('/contact/', {
    prepare: (fresh) =>
      fresh.evaluateOnNewDocument(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      }),
  });
  await fill(page);
  await page.click(button);
  await until(page, 'sent');
  assert.equal((await read(page)).name, '');
});

fields('by keyboard alone an enquiry is written, sent and followed by the focus', async () => {
  const before = enquiries().length;
  const page = await open('/contact/');
  await page.focus('#enquiry-name');
  const press = async (...keys: Parameters<Page['keyboard']['press']>[0][]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.keyboard.type(typed.name);
  await press('Tab');
  await page.keyboard.type(typed.email);
  await press('Tab', 'Tab', 'Tab');
  await page.keyboard.type('Br');
  await press('Tab', 'Tab');
  await page.keyboard.type('By hand');
  await press('Tab');
  assert.is(await focused(page), 'submit');
  await press('Enter');
  await until(page, 'sent');
  assert.is(await focused(page), 'panel');
  await until(page, 'idle');
  assert.is(await focused(page), 'enquiry-title');
  await press('Tab');
  assert.is(await focused(page), 'enquiry-name');
  assert.is(enquiries().length, before + 1);
  assert.is(enquiries().at(-1)?.['projectType'], 'branding');
});

fields('after a failure the focus is back on the button, and the e-mail comes next', async () => {
  const { url } = await endpointThat((_, response) => void response.writeHead(500).end());
  const page = await open('/contact/', {
    prepare: postTo(url),
    expects: [/not sent: Error: 500/, /answer: 500/],
  });
  await fill(page);
  await page.focus(button);
  await page.keyboard.press('Enter');
  await until(page, 'failed');
  assert.is(await focused(page), 'submit');
  await page.keyboard.press('Tab');
  assert.match(await page.evaluate(() => (document.activeElement as HTMLAnchorElement).href), 'mailto:');
});

fields('a toast closes by its button and by Escape, and the focus goes back to where it was', async () => {
  const page = await open('/contact/');
  await page.click(button);
  await page.focus(`${toast} [data-close]`);
  await page.keyboard.press('Enter');
  assert.is(await page.$(toast), null);
  assert.is(await focused(page), 'enquiry-name');
  // By key: the page still scrolls to the field, and a click would aim at a moving button.
  await page.keyboard.press('Enter');
  await page.waitForSelector(toast);
  await page.keyboard.press('Escape');
  assert.is(await page.$(toast), null);
  assert.is(await focused(page), 'enquiry-name');
});

fields('a toast goes after 8 seconds, which stand still while it is pointed at or holds the focus', async () => {
  const page = await open('/contact/');
  // The clock itself is asked: waiting it out would measure how busy the machine is.
  const clock = () =>
    page.$eval(
      toast,
      (element) => element.getAnimations().find(({ effect }) => effect?.getTiming().duration === 8000)?.playState,
    );
  const runs = (state: string) => eventually(async () => assert.is(await clock(), state));

  await page.click(button);
  await page.waitForSelector(toast);
  await page.mouse.move(0, 0);
  await runs('running');
  await page.hover(toast);
  await runs('paused');
  await page.focus(`${toast} [data-close]`);
  await page.mouse.move(0, 0);
  await runs('paused');
  await page.focus('#enquiry-name');
  await runs('running');
  await page.$eval(toast, (element) => element.getAnimations().forEach((animation) => animation.finish()));
  await page.waitForFunction((selector) => !document.querySelector(selector), { timeout: 3000 }, toast);
});

fields('a pasted word as long as a book is laid out about as fast as a book', async () => {
  const page = await open('/contact/');
  const seconds = await page.$eval('textarea', (control) => {
    const timeOf = (text: string) => {
      control.value = '';
      control.getBoundingClientRect();
      const start = performance.now();
      control.value = text;
      control.getBoundingClientRect();
      return performance.now() - start;
    };
    const length = 20_000;
    timeOf('a');
    return { words: timeOf('aaaaa '.repeat(length / 6)), word: timeOf('a'.repeat(length)) };
  });
  // It took a hundred times as long when the rest of the word was set anew for each of its lines.
  assert.ok(seconds.word < Math.max(20 * seconds.words, 250), JSON.stringify(seconds));
});

fields('every field has a name of its own, and what a browser may fill in is told', async () => {
  const page = await open('/nl/contact/', { javascript: withoutScripts });
  const found = await page.$$eval('[data-field] [name]', (controls) =>
    controls.map((control) => {
      const { name, type, labels, autocomplete, rows } = control as HTMLInputElement & HTMLTextAreaElement;
      return [name, type, autocomplete || rows || '', labels!.length].join(' ');
    }),
  );
  assert.equal(found, [
    'name text name 1',
    'email email email 1',
    'company text organization 1',
    'phone tel tel 1',
    'projectType select-one  1',
    'budgetRange select-one  1',
    'projectDetails textarea 5 1',
  ]);
});

fields('the drop-downs begin with a placeholder that cannot be chosen', async () => {
  const page = await open('/contact/', { javascript: withoutScripts });
  const first = await page.$$eval('select', (lists) =>
    lists.map(({ options, value }) => [
      options[0]!.disabled,
      options[0]!.hidden,
      options[0]!.selected,
      value,
      options.length,
    ]),
  );
  assert.equal(first, [
    [true, true, true, '', 5],
    [true, true, true, '', 7],
  ]);
});

fields.run();
