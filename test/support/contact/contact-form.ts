import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer';
import { atEnd } from '../suite.ts';

/** What a test visitor writes. */
export const typed = {
  name: 'Founder',
  email: 'founder@example.com',
  company: 'Example & Co.',
  phone: '+31 20 000 0000',
  projectType: 'branding',
  budgetRange: '5000-10000',
  projectDetails: 'First line.\nSecond line.',
} as const;

export type FieldValues = Partial<Record<keyof typeof typed, string>>;

/** An empty form: what the form goes back to. */
export const empty: FieldValues = Object.fromEntries(Object.keys(typed).map((name) => [name, '']));

export const root = '[data-widget="contact-form"]';
export const button = `${root} [data-submit]`;
/** A notice that is shown. */
export const toast = `${root} :is([role='alert'], [role='status']) > :not(template)`;

/** Puts texts into the fields as a paste does, long ones at once. */
export const fill = (page: Page, values: FieldValues = typed): Promise<void> =>
  page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = document.querySelector<HTMLInputElement>(`[data-field] [name="${name}"]`)!;
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, values);

/** What stands in the fields. */
export const read = (page: Page): Promise<FieldValues> =>
  page.$$eval('[data-field] [name]', (controls) =>
    Object.fromEntries(
      controls.map((control) => [(control as HTMLInputElement).name, (control as HTMLInputElement).value]),
    ),
  );

/** Waits until the form has come to a state. */
export const until = (page: Page, state: 'idle' | 'submitting' | 'sent' | 'failed') =>
  page.waitForSelector(`${root}[data-state="${state}"]`, { timeout: 5000 });

/** Says what has the focus, by id or by the part of the form it is. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return element.id || Object.keys(element.dataset)[0] || element.className || element.localName;
  });

/** Pages as of a site that was built with an endpoint on another origin of this machine: their policy lets the form post there. */
export const endpointsElsewhere = {
  html: (markup: string) => markup.replace("connect-src 'self'", '$& http://127.0.0.1:*'),
};

/** Lets the form post elsewhere, set before its script runs; without an address it is a form without an endpoint. */
export const postTo =
  (endpoint?: string, more: Readonly<Record<string, string>> = {}) =>
  (page: Page) =>
    page.evaluateOnNewDocument(
      (address, others) => {
        // Deferred scripts run after the document has become interactive.
        document.addEventListener('readystatechange', () => {
          const form = document.querySelector<HTMLElement>('[data-widget="contact-form"]');
          if (document.readyState !== 'interactive' || !form) return;
          if (address) form.dataset.endpoint = address;
          else delete form.dataset.endpoint;
          Object.assign(form.dataset, others);
        });
      },
      endpoint,
      more,
    );

/** An endpoint that behaves as the test wants, on another origin; `requests` counts what truly arrives. */
export async function endpointThat(answer: RequestListener): Promise<{ url: string; requests: () => number }> {
  let count = 0;
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type, apikey');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    count += 1;
    request.resume().once('end', () => answer(request, response));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, requests: () => count };
}
