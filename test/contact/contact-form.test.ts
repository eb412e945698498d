import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { contactFormWords } from '../../content/contact/contact-form.ts';
import { wordsIn } from '../../content/locale.ts';
import { prefixIds, prefixes, href } from '../../content/routes.ts';
import { site } from '../../content/site.ts';
import { browser, withoutScripts } from '../support/extent.ts';
import { eventually } from '../support/eventually.ts';
import { button, empty, fill, read, root, toast, typed, until } from '../support/contact/contact-form.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const form = suite('contact form');
const { open, enquiries, url } = siteFor(form, { reducedMotion: true, browser });

const last = () => {
  const { received: _, ...fields } = enquiries().at(-1) ?? {};
  return fields;
};
const contactPath = (prefix: (typeof prefixIds)[number]) => href('contact', prefix);

/** Counts what leaves the page: the endpoint takes the same enquiry only once. */
function countPosts(page: Page): () => number {
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  return () => posts;
}

/** What has the focus after each press of Tab from the top of a page until an element has it: its name, and what it lets one choose. */
async function stopsUntil(page: Page, selector: string): Promise<{ name: string; options: string[] }[]> {
  const stops = [];
  do {
    await page.keyboard.press('Tab');
    stops.push(
      await page.$eval(':focus', (focused) => ({
        name: focused.getAttribute('name') ?? '',
        options: [...focused.querySelectorAll('option')].map((option) => option.value),
      })),
    );
  } while (!(await page.$(`${selector}:focus`)));
  return stops;
}

for (const prefix of prefixIds) {
  for (const javascript of prefix === 'nl' ? ([false, 'blocked'] as const) : ([false] as const)) {
    const circumstance = javascript === 'blocked' ? 'with scripts blocked on the way' : 'with JavaScript off';
    form(`${circumstance} ${contactPath(prefix)} posts itself and ends on the sent page`, async () => {
      // Firefox without scripting answers no question; what Tab comes to is asked of a page whose scripts are blocked.
      const blocked = await open(contactPath(prefix), { javascript: 'blocked' });
      assert.is(await blocked.$(`${root}[data-contact-form-ready]`), null);
      const stops = await stopsUntil(blocked, button);
      // By keyboard from the top, since places on the page move with a face that comes late.
      const page = await open(contactPath(prefix), { javascript });
      for (const { name, options } of stops) {
        await page.keyboard.press('Tab');
        const value = typed[name as keyof typeof typed];
        if (value && options.length === 0) await page.keyboard.type(value);
        for (let step = 0; step < options.indexOf(value); step += 1) await page.keyboard.press('ArrowDown');
      }
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.is(page.url(), url(href('contact-sent', prefix)));
      // A form post writes line ends its own way.
      assert.equal(last(), { ...typed, projectDetails: typed.projectDetails.replace('\n', '\r\n') });
    });
  }
}

form('without a script the browser itself asks for what is missing', async () => {
  const before = enquiries().length;
  const page = await open('/contact/', { javascript: 'blocked' });
  await page.click(button);
  assert.equal(
    await page.$$eval(':invalid:not(form)', (fields) => fields.map((field) => (field as HTMLInputElement).name)),
    ['name', 'email', 'projectDetails'],
  );
  assert.is(new URL(page.url()).pathname, '/contact/');
  assert.is(enquiries().length, before);
});

for (const prefix of ['root', 'nl'] as const) {
  const words = wordsIn(contactFormWords, prefixes[prefix].locale);

  form(`an enquiry written on ${contactPath(prefix)} arrives as typed, as JSON with the bearer token`, async () => {
    const page = await open(contactPath(prefix));
    await fill(page);
    const [request] = await Promise.all([
      page.waitForRequest((candidate) => candidate.method() === 'POST'),
      page.click(button),
    ]);
    assert.is(request.headers()['content-type'], 'application/json');
    assert.is(request.headers()['authorization'], 'Bearer local');
    // Firefox keeps the body to itself.
    if (browser === 'chrome') assert.is(request.postData(), JSON.stringify({ ...typed, website: '' }));
    await until(page, 'sent');
    assert.equal(last(), typed);
    assert.is(request.headers()['accept-language'], prefixes[prefix].locale);
    const [title, text] = await page.$$eval(`${toast} p`, (lines) => lines.map((line) => line.textContent));
    assert.is(title, words.toast.sent.title);
    assert.is(text, words.toast.sent.text);
    assert.match(await page.$eval('[data-panel]', (panel) => (panel as HTMLElement).innerText), words.sent.title);
  });
}

form('the success panel stays 3 seconds, then the form is empty again', async () => {
  const page = await open('/contact/');
  await fill(page);
  // The page itself notes when its form came into a state: a busy machine tells of it late.
  const times = await page.evaluateHandle((selector) => {
    const times: Record<string, number> = {};
    const form = document.querySelector<HTMLElement>(selector)!;
    new MutationObserver(() => (times[form.dataset['state']!] ??= performance.now())).observe(form, {
      attributeFilter: ['data-state'],
    });
    return times;
  }, root);
  await page.click(button);
  await until(page, 'sent');
  assert.is(await page.$eval('[data-panel]', (panel) => panel.checkVisibility()), true);
  assert.is(await page.$eval(`${root} form`, (sheet) => getComputedStyle(sheet).visibility), 'hidden');
  await until(page, 'idle');
  const { sent, idle } = await times.jsonValue();
  const stayed = idle! - sent!;
  assert.ok(stayed > 2800 && stayed < 4200, `${stayed} ms`);
  assert.equal(await read(page), empty);
  assert.is(await page.$eval('[data-panel]', (panel) => panel.checkVisibility()), false);
});

form('200,000 characters, emoji, right-to-left text and markup arrive byte for byte', async () => {
  const page = await open('/contact/');
  const odd = '👩🏽‍🚀 שלום مرحبا <b>&amp;</b>"\'\\ \u200f\u00a0\t{{x}} %20+\u2028\nnext  line  ';
  const values = {
    ...typed,
    name: odd.replace('\n', ''),
    company: '<script>alert(1)</script>',
    projectDetails: odd.repeat(4000),
  };
  assert.ok(values.projectDetails.length > 200_000);
  await fill(page, values);
  await page.click(button);
  await until(page, 'sent');
  assert.ok(JSON.stringify(last()) === JSON.stringify(values));
});

form('one double click sends one enquiry', async () => {
  const page = await open('/contact/');
  const posts = countPosts(page);
  await fill(page);
  await page.click(button, { count: 2 });
  await until(page, 'sent');
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form')!.requestSubmit());
  await until(page, 'idle');
  assert.is(posts(), 1);
});

form('a tap on a phone sends', async () => {
  const page = await open('/nl/contact/', { touch: true, width: 390, height: 844 });
  await fill(page);
  await page.tap(button);
  await until(page, 'sent');
  assert.equal(last(), typed);
});

form('the trap is sent empty even where a program has filled it', async () => {
  const page = await open('/contact/');
  await fill(page);
  await page.$eval('[name="website"]', (trap) => ((trap as HTMLInputElement).value = 'https://spam.example'));
  await page.click(button);
  await until(page, 'sent');
  assert.equal(last(), typed);
});

form('nobody meets the trap: not by eye, not by keyboard, not by screen reader', async () => {
  const page = await open('/contact/', { javascript: withoutScripts });
  const { tabIndex, right, hidden, filled } = await page.$eval('[name="website"]', (trap) => ({
    tabIndex: (trap as HTMLElement).tabIndex,
    right: trap.getBoundingClientRect().right,
    hidden: trap.closest('[aria-hidden="true"]') !== null,
    filled: trap.getAttribute('autocomplete'),
  }));
  assert.is(tabIndex, -1);
  assert.ok(right < 0);
  assert.ok(hidden);
  assert.is(filled, 'off');
});

form('the script loaded a second time does nothing a second time', async () => {
  const page = await open('/contact/');
  const posts = countPosts(page);
  await page.evaluate(async () => {
    const script = [...document.scripts].find(({ src }) => src.includes('contact-form'))!;
    await import(`${script.src}?again`);
  });
  await fill(page);
  await page.click(button);
  await until(page, 'sent');
  assert.is(await page.$$eval(toast, (toasts) => toasts.length), 1);
  assert.is(posts(), 1);
});

form('the page hears that an enquiry was sent, through shadow roots too', async () => {
  const page = await open('/contact/');
  const heard = page.evaluate(
    (name) =>
      new Promise<boolean>((resolve) =>
        document.addEventListener(name, (event) => resolve(event.bubbles && event.composed), { once: true }),
      ),
    `${site.slug}:contact-form:sent`,
  );
  await fill(page);
  await page.click(button);
  assert.is(await heard, true);
});

form('a form that is taken away while it sends still sends, and works where it is put back', async () => {
  const page = await open('/contact/');
  const before = enquiries().length;
  await fill(page);
  await page.evaluate((selector) => {
    const element = document.querySelector<HTMLElement>(selector)!;
    element.querySelector('form')!.requestSubmit();
    Object.assign(window, { kept: element, place: element.parentElement });
    element.remove();
  }, root);
  await eventually(() => assert.is(enquiries().length, before + 1));
  await page.evaluate(() => {
    const { kept, place } = window as unknown as { kept: HTMLElement; place: HTMLElement };
    place.append(kept);
  });
  await page.waitForSelector(`${root}[data-contact-form-ready][data-state="idle"]`);
  await fill(page);
  await page.click(button);
  await until(page, 'sent');
  assert.is(enquiries().length, before + 2);
});

form.run();
