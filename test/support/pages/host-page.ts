import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from '../suite.ts';

/** Styles of somebody who thinks of nobody else: resets, huge type, hidden forms, names that are ours. */
export const hostileStyles = `
  html { font-size: 60px; direction: rtl; color: lime; letter-spacing: 9px;
    --ink: red; --text: lime; --ground: hotpink; --accent: lime; --focus: lime; --space-m: 99px; --serif: fantasy; --card-cut: 90px }
  * { all: unset; text-transform: uppercase; line-height: 3 }
  form { display: none }
  div, button, input, li { font-size: 70px !important; border: 9px dashed red !important; visibility: hidden }
  .page, .contact-form, .toast, .button, .portfolio, .wrapper { display: none !important }
  [data-ground], [data-widget] * { background: hotpink !important; opacity: 0.2 !important }
  [hidden] { display: block !important }
  #stage { all: initial !important; display: block !important; width: 700px !important }
  #stage > * { visibility: visible !important; border: 0 !important }
  style, script, head { display: none !important }
`;

export interface HostPage {
  readonly head?: string;
  readonly body: string;
  readonly lang?: string;
  /** Content security policy of the answer. */
  readonly policy?: string;
}

/** Serves one page from an origin of its own, which ends with the running test; returns its address. */
export async function serveHostPage({ head = '', body, lang, policy }: HostPage): Promise<string> {
  const markup = `<!doctype html><html${lang ? ` lang="${lang}"` : ''}><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html;charset=utf-8',
      ...(policy && { 'content-security-policy': policy }),
    });
    response.end(markup);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
