import * as assert from 'uvu/assert';
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
  for (const name of ['authorization', 'content-type', 'apikey']) {
    assert.ok(response.headers.get('access-control-allow-headers')!.split(', ').includes(name), name);
  }
});

web('a preflight varies by origin and by what was asked', async () => {
  const response = await fetch((await openEndpoint()).url, { method: 'OPTIONS' });
  assert.is(response.headers.get('vary'), 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers');
});

web('an allowed origin may read the answer, whether success or not', async () => {
  const endpoint = await openEndpoint({ allowedOrigins: ['https://client.example'] });
  for (const body of [asSent, {}]) {
    const response = await endpoint.json(body, { origin: 'https://client.example' });
    assert.is(response.headers.get('access-control-allow-origin'), 'https://client.example');
    assert.is(response.headers.get('vary'), 'Origin');
  }
});

web('another origin is not allowed to post or to read', async () => {
  const endpoint = await openEndpoint({ allowedOrigins: ['https://client.example'] });
  const headers = { origin: 'https://client.example.evil.example' };
  const asked = await fetch(endpoint.url, { method: 'OPTIONS', headers });
  assert.is(asked.headers.get('access-control-allow-origin'), null);
  const posted = await endpoint.json(asSent, headers);
  assert.is(posted.headers.get('access-control-allow-origin'), null);
  assert.is(posted.headers.get('vary'), 'Origin');
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
