import * as assert from 'uvu/assert';
import { asSent, openDesk } from '../support/desk.ts';
import { suite } from '../support/suite.ts';

const web = suite('contact endpoint, methods and other origins');

web('a preflight allows posting with authorization, content-type and apikey', async () => {
  const desk = await openDesk({ token: 'public-token' });
  const headers = {
    origin: 'https://elsewhere.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'apikey,authorization,content-type',
  };
  const response = await fetch(desk.url, { method: 'OPTIONS', headers });
  assert.is(response.status, 204);
  assert.is(response.headers.get('access-control-allow-origin'), '*');
  assert.match(response.headers.get('access-control-allow-methods')!, /\bPOST\b/);
  for (const name of ['authorization', 'content-type', 'apikey']) {
    assert.ok(response.headers.get('access-control-allow-headers')!.split(', ').includes(name), name);
  }
});

web('a preflight varies by origin and by what was asked', async () => {
  const response = await fetch((await openDesk()).url, { method: 'OPTIONS' });
  assert.is(response.headers.get('vary'), 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers');
});

web('an allowed origin may read the answer, whether success or not', async () => {
  const desk = await openDesk({ allowedOrigins: ['https://client.example'] });
  for (const body of [asSent, {}]) {
    const response = await desk.json(body, { origin: 'https://client.example' });
    assert.is(response.headers.get('access-control-allow-origin'), 'https://client.example');
    assert.is(response.headers.get('vary'), 'Origin');
  }
});

web('another origin is not allowed to post or to read', async () => {
  const desk = await openDesk({ allowedOrigins: ['https://client.example'] });
  const headers = { origin: 'https://client.example.evil.example' };
  const asked = await fetch(desk.url, { method: 'OPTIONS', headers });
  assert.is(asked.headers.get('access-control-allow-origin'), null);
  const posted = await desk.json(asSent, headers);
  assert.is(posted.headers.get('access-control-allow-origin'), null);
  assert.is(posted.headers.get('vary'), 'Origin');
});

web('every method but POST and OPTIONS is answered 405 and told what is allowed', async () => {
  const desk = await openDesk();
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
    const response = await fetch(desk.url, { method });
    assert.is(response.status, 405, method);
    assert.is(response.headers.get('allow'), 'POST, OPTIONS', method);
  }
});

web('any other media type is answered 415', async () => {
  const desk = await openDesk();
  for (const type of ['text/plain', 'application/xml', 'application/jsonp', '']) {
    const response = await desk.json(JSON.stringify(asSent), { 'content-type': type });
    assert.is(response.status, 415, type);
  }
  assert.equal(desk.kept(), []);
});

web('a media type may carry parameters and capitals', async () => {
  assert.is((await (await openDesk()).json(asSent, { 'content-type': 'Application/JSON; charset=utf-8' })).status, 200);
});

web('another function is not found', async () => {
  const desk = await openDesk();
  assert.is((await fetch(`${desk.url}-too`, { method: 'GET' })).status, 404);
});

web.run();
