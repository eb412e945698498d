import * as assert from 'uvu/assert';
import { NotKept } from '../../functions/send-contact-email/received.ts';
import { asSent, openEndpoint } from '../support/contact/contact-endpoint.ts';
import { suite } from '../support/suite.ts';

const web = suite('contact endpoint, methods and other origins');

web('a preflight allows posting with authorization, content-type and apikey', async () => {
  const endpoint = await openEndpoint({ token: 'public-token' });
  const headers = {
    origin: 'https://elsewhere.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'apikey,authorization,content-type',
  };
  const response = await fetch(endpoint.url, { method: 'OPTIONS', headers });
  assert.is(response.status, 204);
  assert.is(response.headers.get('access-control-allow-origin'), '*');
  assert.match(response.headers.get('access-control-allow-methods')!, /\bPOST\b/);
  for (const name of ['authorization', 'content-type', 'apikey', 'idempotency-key']) {
    assert.ok(response.headers.get('access-control-allow-headers')!.split(/, ?/).includes(name), name);
  }
});

web('a preflight varies by what was asked, and by origin where only some may', async () => {
  const headers = { 'access-control-request-headers': 'content-type' };
  for (const [allowedOrigins, wanted] of [
    [undefined, /access-control-request-headers/i],
    [['https://client.example'], /origin/i],
  ] as const) {
    const response = await fetch((await openEndpoint({ allowedOrigins })).url, { method: 'OPTIONS', headers });
    assert.match(response.headers.get('vary')!, wanted);
  }
});

web('an allowed origin may read every answer, whether success or not', async () => {
  const origin = 'https://client.example';
  const open = (options: Parameters<typeof openEndpoint>[0] = {}) =>
    openEndpoint({ allowedOrigins: [origin], ...options });
  const full = () => Promise.reject(new NotKept(503));
  const fails = () => Promise.reject(new Error('a fault'));
  for (const [status, endpoint, body, more] of [
    [200, await open(), asSent, {}],
    [400, await open(), {}, {}],
    [400, await open(), '{', {}],
    [401, await open({ token: 'public-token' }), asSent, {}],
    [413, await open({ limit: 10 }), asSent, {}],
    [415, await open(), asSent, { 'content-type': 'text/plain' }],
    [429, await open({ rate: { enquiries: 0, seconds: 60 } }), asSent, {}],
    [503, await open({ keep: full }), asSent, {}],
    [503, await open({ keep: fails }), asSent, {}],
  ] as const) {
    const response = await endpoint.json(body, { origin, ...more });
    assert.is(response.status, status);
    assert.is(response.headers.get('access-control-allow-origin'), origin, String(status));
    assert.match(response.headers.get('vary')!, /origin/i);
    assert.is(response.headers.get('cache-control'), 'no-store', String(status));
    assert.is(((await response.json()) as { ok: boolean }).ok, status === 200);
  }
});

web('another origin is not allowed to post or to read', async () => {
  const endpoint = await openEndpoint({ allowedOrigins: ['https://client.example'] });
  const headers = { origin: 'https://client.example.evil.example' };
  const asked = await fetch(endpoint.url, { method: 'OPTIONS', headers });
  assert.is(asked.headers.get('access-control-allow-origin'), null);
  const posted = await endpoint.json(asSent, headers);
  assert.is(posted.status, 403);
  assert.is(posted.headers.get('access-control-allow-origin'), null);
  assert.match(posted.headers.get('vary')!, /origin/i);
  assert.equal(endpoint.kept(), []);
});

web('what comes from no page needs no origin', async () => {
  const endpoint = await openEndpoint({ allowedOrigins: ['https://client.example'] });
  assert.is((await endpoint.json(asSent)).status, 200);
});

web('every method but POST and OPTIONS is answered 405 and told what is allowed', async () => {
  const endpoint = await openEndpoint();
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
    const response = await fetch(endpoint.url, { method });
    assert.is(response.status, 405, method);
    assert.is(response.headers.get('allow'), 'POST, OPTIONS', method);
  }
});

web('any other media type is answered 415', async () => {
  const endpoint = await openEndpoint();
  for (const type of ['text/plain', 'application/xml', 'application/jsonp', '']) {
    const response = await endpoint.json(JSON.stringify(asSent), { 'content-type': type });
    assert.is(response.status, 415, type);
  }
  assert.equal(endpoint.kept(), []);
});

web('a media type may carry parameters and capitals', async () => {
  assert.is(
    (await (await openEndpoint()).json(asSent, { 'content-type': 'Application/JSON; charset=utf-8' })).status,
    200,
  );
});

web('another function is not found', async () => {
  const endpoint = await openEndpoint();
  assert.is((await fetch(`${endpoint.url}-too`, { method: 'GET' })).status, 404);
});

web.run();
