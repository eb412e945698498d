import * as assert from 'uvu/assert';
import { enquiryFields, enquiryQuestions } from '../../content/contact/enquiry.ts';
import { asSent, enquiry, openEndpoint } from '../support/contact/contact-endpoint.ts';
import { suite } from '../support/suite.ts';

const fieldsAtFault = async (response: Response) => {
  const { ok, errors } = (await response.json()) as { ok: boolean; errors: { field: string; message: string }[] };
  assert.is(ok, false);
  assert.ok(errors.every(({ message }) => message));
  return errors.map(({ field }) => field);
};

const json = suite('contact endpoint, JSON posts');

json('an enquiry is answered 200 with ok', async () => {
  const response = await (await openEndpoint()).json(asSent);
  assert.is(response.status, 200);
  assert.equal(await response.json(), { ok: true });
});

json('an enquiry that was answered is kept, with the moment it came and the language of the form', async () => {
  const endpoint = await openEndpoint();
  const before = Date.now();
  await endpoint.json(asSent, { 'accept-language': 'nl' });
  assert.equal(endpoint.kept(), [enquiry]);
  const [{ received, language, trapped } = {} as never] = endpoint.received();
  assert.ok(Date.parse(received) >= before && Date.parse(received) <= Date.now());
  assert.is(language, 'nl');
  assert.is(trapped, false);
});

json('a language that the site does not have is its first one', async () => {
  const endpoint = await openEndpoint();
  for (const [index, wanted] of ['xx-XX,xx;q=0.9', '', '*', 'en-GB', 'toString'].entries())
    await endpoint.json({ ...asSent, name: `${index}` }, { 'accept-language': wanted });
  await endpoint.json({ ...asSent, name: 'last' }, { 'accept-language': 'NL-be, en;q=0.5' });
  assert.equal(
    endpoint.received().map(({ language }) => language),
    ['en', 'en', 'en', 'en', 'en', 'nl'],
  );
});

json('an answer is never cached', async () => {
  assert.is((await (await openEndpoint()).json(asSent)).headers.get('cache-control'), 'no-store');
});

json('without a token in the settings none is asked for', async () => {
  assert.is((await (await openEndpoint()).json(asSent)).status, 200);
});

json('a post without the token is answered 401 and kept nowhere', async () => {
  const endpoint = await openEndpoint({ token: 'public-token' });
  const response = await endpoint.json(asSent);
  assert.is(response.status, 401);
  assert.is(response.headers.get('www-authenticate'), 'Bearer');
  assert.equal(endpoint.kept(), []);
});

json('a post with a wrong token is answered 401 and kept nowhere', async () => {
  const endpoint = await openEndpoint({ token: 'public-token' });
  for (const authorization of [
    'Bearer other',
    'Bearer public-token2',
    'Basic public-token',
    'public-token',
    'Bearer',
  ]) {
    assert.is((await endpoint.json(asSent, { authorization })).status, 401, authorization);
  }
  assert.equal(endpoint.kept(), []);
});

json('a post with the token is kept, with and without an apikey beside it', async () => {
  const endpoint = await openEndpoint({ token: 'public-token' });
  assert.is((await endpoint.json(asSent, { authorization: 'Bearer public-token' })).status, 200);
  const headers = { authorization: 'bearer public-token', apikey: 'public-key' };
  assert.is((await endpoint.json({ ...asSent, name: 'Another' }, headers)).status, 200);
  assert.is(endpoint.kept().length, 2);
});

json('company, phone, project type and budget may be left out', async () => {
  const endpoint = await openEndpoint();
  const { name, email, projectDetails } = enquiry;
  assert.is((await endpoint.json({ name, email, projectDetails })).status, 200);
  assert.equal(endpoint.kept(), [
    { name, email, company: '', phone: '', projectType: '', budgetRange: '', projectDetails },
  ]);
});

for (const field of ['name', 'email', 'projectDetails'] as const) {
  json(`a post without ${field} is answered 400 and names the field`, async () => {
    const endpoint = await openEndpoint();
    const { [field]: _, ...rest } = asSent;
    for (const body of [rest, { ...asSent, [field]: '' }, { ...asSent, [field]: ' \t\r\n\u00a0' }]) {
      const response = await endpoint.json(body);
      assert.is(response.status, 400);
      assert.equal(await fieldsAtFault(response), [field]);
    }
    assert.equal(endpoint.kept(), []);
  });
}

json('every field at fault is named, in the order of the form', async () => {
  const response = await (await openEndpoint()).json({ email: 'no', phone: 5 });
  assert.equal(await fieldsAtFault(response), ['name', 'email', 'phone', 'projectDetails']);
});

for (const field of enquiryFields.filter((name) => name !== 'email')) {
  const { maxLength } = enquiryQuestions[field];

  json(`${field} may have ${maxLength} characters and no more`, async () => {
    const endpoint = await openEndpoint();
    assert.is((await endpoint.json({ ...asSent, [field]: 'x'.repeat(maxLength) })).status, 200);
    const response = await endpoint.json({ ...asSent, [field]: 'x'.repeat(maxLength + 1) });
    assert.equal(await fieldsAtFault(response), [field]);
    assert.is(endpoint.kept().length, 1);
  });
}

json('an e-mail address of more than 254 characters is refused', async () => {
  const endpoint = await openEndpoint();
  const email = `${'a'.repeat(200)}@${'b'.repeat(53)}`;
  assert.is((await endpoint.json({ ...asSent, email })).status, 200);
  assert.equal(await fieldsAtFault(await endpoint.json({ ...asSent, email: `a${email}` })), ['email']);
});

json('a line end counts as one character, however it is sent', async () => {
  const { maxLength } = enquiryQuestions.projectDetails;
  const response = await (await openEndpoint()).json({ ...asSent, projectDetails: `${'x\r\n'.repeat(maxLength / 2)}` });
  assert.is(response.status, 200);
});

json('an answer of one line holds no line end', async () => {
  const endpoint = await openEndpoint();
  for (const field of enquiryFields.filter((name) => name !== 'projectDetails'))
    for (const end of ['\n', '\r', '\r\nBcc: all@example.com', '\0'])
      assert.equal(await fieldsAtFault(await endpoint.json({ ...asSent, [field]: `a@b${end}` })), [field]);
  assert.equal(endpoint.kept(), []);
});

json('half of a character is refused in every field', async () => {
  const endpoint = await openEndpoint();
  for (const field of enquiryFields)
    for (const half of ['\ud83d', 'x\ude00', '\ude00\ud83d'])
      assert.equal(await fieldsAtFault(await endpoint.json({ ...asSent, [field]: half })), [field]);
  assert.equal(endpoint.kept(), []);
});

json('an e-mail address that a browser refuses is refused', async () => {
  const endpoint = await openEndpoint();
  const long = 'a'.repeat(64);
  const refused = [
    'plain',
    '@example.com',
    'a@',
    'a b@example.com',
    'a@b@example.com',
    'a@-example.com',
    'a@example-.com',
  ];
  refused.push(
    'a@example..com',
    'a@.com',
    `a@${long}.com`,
    'á@example.com',
    'a@exämple.com',
    'a@example.com\n',
    ' a@example.com',
  );
  for (const email of refused) {
    const response = await endpoint.json({ ...asSent, email });
    assert.is(response.status, 400, email);
    assert.equal(await fieldsAtFault(response), ['email'], email);
  }
});

json('an e-mail address that a browser accepts is accepted', async () => {
  const endpoint = await openEndpoint();
  const accepted = ['a@b', 'a@localhost', 'first.last+tag@sub.example.co', "o'neil@example.com", '.a.@example.com'];
  accepted.push('!#$%&*+/=?^_`{|}~-@example.com', `a@${'b'.repeat(63)}.example`, '1@2.3', 'a@xn--exmple-cua.com');
  for (const email of accepted) assert.is((await endpoint.json({ ...asSent, email })).status, 200, email);
  assert.equal(
    endpoint.kept().map(({ email }) => email),
    accepted,
  );
});

json('a field that is not text is answered 400', async () => {
  const endpoint = await openEndpoint();
  for (const [field, value] of Object.entries({
    name: 7,
    company: null,
    phone: 20,
    projectType: [],
    budgetRange: {},
    website: 1,
  })) {
    assert.equal(await fieldsAtFault(await endpoint.json({ ...asSent, [field]: value })), [field]);
  }
  assert.equal(endpoint.kept(), []);
});

json('a body that is not one JSON object is answered 400', async () => {
  const endpoint = await openEndpoint();
  for (const body of ['', '{', 'null', '[]', '"text"', '{"name":', new Uint8Array([0x7b, 0xff, 0x7d])]) {
    const response = await endpoint.json(body);
    assert.is(response.status, 400);
    assert.equal(await fieldsAtFault(response), ['body']);
  }
});

json('emoji, right-to-left text, markup and every line end arrive byte for byte', async () => {
  const endpoint = await openEndpoint();
  const projectDetails =
    '👩🏽‍🚀 שלום مرحبا \u202eabc\u202c <script>alert("&amp;")</script> \\n \u0000\u2028\u2029\ufeff e\u0301 é\r\nCRLF\nLF\rCR\t end ';
  const name = '  “Ünïcode” 名前 🙂 ';
  await endpoint.json({ ...asSent, name, projectDetails });
  assert.equal(endpoint.kept(), [{ ...enquiry, name, projectDetails }]);
});

json('200,000 characters arrive whole', async () => {
  const endpoint = await openEndpoint();
  const projectDetails = '🙂ש'.repeat(66_667);
  assert.is((await endpoint.json({ ...asSent, projectDetails })).status, 200);
  assert.ok(endpoint.kept()[0]!.projectDetails === projectDetails);
});

json('an enquiry in the trap is answered like any other, and kept with a mark', async () => {
  const endpoint = await openEndpoint();
  const response = await endpoint.json({ ...asSent, website: 'https://spam.example' });
  assert.is(response.status, 200);
  assert.equal(await response.json(), { ok: true });
  assert.equal(endpoint.kept(), [enquiry]);
  assert.is(endpoint.received()[0]!.trapped, true);
});

json('the same enquiry sent again, one after the other or at once, is answered alike and kept once', async () => {
  const endpoint = await openEndpoint();
  const answers = await Promise.all(Array.from({ length: 20 }, () => endpoint.json(asSent)));
  answers.push(await endpoint.json(asSent));
  for (const answer of answers) assert.equal(await answer.json(), { ok: true });
  assert.equal(endpoint.kept(), [enquiry]);
});

json('an enquiry that was in the trap is not the one that comes without it', async () => {
  const endpoint = await openEndpoint();
  await endpoint.json({ ...asSent, website: 'filled in by a browser' });
  await endpoint.json(asSent);
  assert.equal(
    endpoint.received().map(({ trapped }) => trapped),
    [true, false],
  );
});

json('one other character is another enquiry', async () => {
  const endpoint = await openEndpoint();
  for (const field of enquiryFields) await endpoint.json({ ...asSent, [field]: `a${enquiry[field]}` });
  assert.is(endpoint.kept().length, enquiryFields.length);
});

json('the sender may say by a key what is the same enquiry', async () => {
  const endpoint = await openEndpoint();
  const key = { 'idempotency-key': '8e03978e-40d5-43dd-bc93-6894a57f9324' };
  for (const headers of [key, key, { 'idempotency-key': 'another' }])
    assert.is((await endpoint.json(asSent, headers)).status, 200);
  assert.is(endpoint.kept().length, 2);
  const other = await endpoint.json({ ...asSent, name: 'Another' }, key);
  assert.is(other.status, 422);
  assert.match(((await other.json()) as { message: string }).message, /idempotency key/);
  assert.is(endpoint.kept().length, 2);
});

json('what is reported holds an id and an outcome, and nothing that was written', async () => {
  const endpoint = await openEndpoint();
  const told = { name: 'N-ame', email: 'e-mail@example.com', projectDetails: 'D-etails', website: 'T-rap' };
  await endpoint.json(told);
  await endpoint.json(told);
  await endpoint.json({ ...told, email: 'e-mail' });
  const [{ id } = {} as never] = endpoint.received();
  assert.equal(endpoint.reported, [`enquiry ${id}: kept (website was filled in)`, `enquiry ${id}: known already`]);
});

json('a body beyond the limit is answered 413 and kept nowhere', async () => {
  const endpoint = await openEndpoint({ limit: 1000 });
  const response = await endpoint.json({ ...asSent, projectDetails: 'x'.repeat(1000) });
  assert.is(response.status, 413);
  assert.equal(endpoint.kept(), []);
});

json('a body beyond the limit is answered 413 where its length is not told', async () => {
  const endpoint = await openEndpoint({ limit: 1000 });
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let part = 0; part < 20; part++) controller.enqueue(new Uint8Array(64).fill(0x20));
      controller.close();
    },
  });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(endpoint.url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  assert.is(response.status, 413);
});

json('a body of exactly the limit is taken', async () => {
  const body = JSON.stringify(asSent);
  const limit = Buffer.byteLength(body);
  assert.is((await (await openEndpoint({ limit })).json(body)).status, 200);
  assert.is((await (await openEndpoint({ limit: limit - 1 })).json(body)).status, 413);
});

json('the usual limit refuses five megabytes', async () => {
  const endpoint = await openEndpoint();
  assert.is((await endpoint.json({ ...asSent, projectDetails: 'x'.repeat(5_000_000) })).status, 413);
});

json.run();
