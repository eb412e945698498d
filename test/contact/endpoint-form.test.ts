import * as assert from 'uvu/assert';
import { href, prefixIds } from '../../content/routes.ts';
import { asSent, enquiry, openEndpoint } from '../support/contact/contact-endpoint.ts';
import { suite } from '../support/suite.ts';

function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const form = suite('contact endpoint, ordinary form posts');

for (const [kind, encode] of [
  ['urlencoded', (fields: Record<string, string>) => new URLSearchParams(fields)],
  ['multipart', multipart],
] as const) {
  for (const [base, prefix, sent] of [
    ['/', 'root', '/contact/sent/'],
    ['/', 'en', '/en/contact/sent/'],
    ['/', 'nl', '/nl/contact/sent/'],
    ['/brochure/', 'nl', '/brochure/nl/contact/sent/'],
  ] as const) {
    form(`a ${kind} form of the prefix ${prefix} under ${base} ends on ${sent}`, async () => {
      const endpoint = await openEndpoint({ base });
      const response = await endpoint.form(encode({ ...asSent, prefix }));
      assert.is(response.status, 303);
      assert.is(response.headers.get('location'), sent);
      assert.equal(endpoint.kept(), [enquiry]);
    });
  }

  form(`a ${kind} form at fault ends on the failed page of its prefix and is kept nowhere`, async () => {
    const endpoint = await openEndpoint();
    for (const prefix of prefixIds) {
      const response = await endpoint.form(encode({ ...asSent, email: 'no', prefix }));
      assert.is(response.status, 303);
      assert.is(response.headers.get('location'), href('contact-failed', prefix));
    }
    assert.equal(endpoint.kept(), []);
  });

  form(`the text of a ${kind} form arrives byte for byte, its line ends as the browser wrote them`, async () => {
    const endpoint = await openEndpoint();
    const projectDetails = '👩🏽‍🚀 שלום مرحبا <b>&amp;</b> a+b=c%20 --boundary\r\nnext line ';
    await endpoint.form(encode({ ...asSent, projectDetails, prefix: 'en' }));
    assert.equal(endpoint.kept(), [{ ...enquiry, projectDetails }]);
  });

  form(`a trapped ${kind} form ends on the sent page and is kept with a mark`, async () => {
    const endpoint = await openEndpoint();
    const response = await endpoint.form(encode({ ...asSent, website: 'x', prefix: 'nl' }));
    assert.is(response.headers.get('location'), '/nl/contact/sent/');
    assert.equal(
      endpoint.received().map(({ trapped, language }) => [trapped, language]),
      [[true, 'nl']],
    );
  });
}

form('a form needs no token, for it cannot carry one', async () => {
  const endpoint = await openEndpoint({ token: 'public-token' });
  assert.is((await endpoint.form(new URLSearchParams(asSent))).headers.get('location'), '/contact/sent/');
});

form('a form of an unknown prefix ends in the unprefixed one', async () => {
  const endpoint = await openEndpoint();
  for (const prefix of ['', 'xx', '//other.example', 'toString']) {
    assert.is(
      (await endpoint.form(new URLSearchParams({ ...asSent, prefix }))).headers.get('location'),
      '/contact/sent/',
      prefix,
    );
  }
});

form('200,000 emoji and letters in a form arrive whole', async () => {
  const endpoint = await openEndpoint();
  const projectDetails = '🙂ש'.repeat(66_667);
  await endpoint.form(new URLSearchParams({ ...asSent, projectDetails }));
  assert.ok(endpoint.kept()[0]?.projectDetails === projectDetails);
});

form('a form beyond the limit ends on a failed page', async () => {
  const response = await (await openEndpoint({ limit: 100 })).form(new URLSearchParams(asSent));
  assert.is(response.headers.get('location'), '/contact/failed/');
});

form('a form that cannot be read ends on a failed page', async () => {
  const response = await (await openEndpoint()).form('nonsense', { 'content-type': 'multipart/form-data; boundary=x' });
  assert.is(response.headers.get('location'), '/contact/failed/');
});

form('a file in the place of a text is refused', async () => {
  const endpoint = await openEndpoint();
  const body = multipart(asSent);
  body.set('projectDetails', new Blob(['text']), 'text.txt');
  assert.is((await endpoint.form(body)).headers.get('location'), '/contact/failed/');
  assert.equal(endpoint.kept(), []);
});

for (const [what, headers, status] of [
  ['the site itself', { origin: 'own', 'sec-fetch-site': 'same-origin' }, 303],
  ['a page of the site that keeps its address to itself', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 303],
  ['a browser that says nothing', {}, 303],
  ['an allowed site', { origin: 'https://client.example', 'sec-fetch-site': 'cross-site' }, 303],
  ['another site', { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['another site in an old browser', { origin: 'https://other.example' }, 403],
  ['another site that keeps its address to itself', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ['something that is no site', { origin: 'nonsense' }, 403],
] as const satisfies readonly (readonly [string, Readonly<Record<string, string>>, number])[]) {
  form(`a form posted by ${what} is answered ${status}`, async () => {
    const endpoint = await openEndpoint({ allowedOrigins: ['https://client.example'] });
    const own = Object.entries(headers).map(([name, value]) => [name, value === 'own' ? endpoint.origin : value]);
    const response = await endpoint.form(new URLSearchParams(asSent), Object.fromEntries(own));
    assert.is(response.status, status);
    assert.is(endpoint.kept().length, status === 303 ? 1 : 0);
    if (status === 403) assert.match(((await response.json()) as { message: string }).message, /origin/);
  });
}

form('a form posted to an endpoint elsewhere comes from the site it leads back to', async () => {
  const endpoint = await openEndpoint({ base: '/', returnTo: (outcome) => `https://www.example.com/${outcome}/` });
  const headers = { origin: 'https://www.example.com', 'sec-fetch-site': 'cross-site' };
  const response = await endpoint.form(new URLSearchParams(asSent), headers);
  assert.is(response.headers.get('location'), 'https://www.example.com/sent/');
});

form.run();
