import * as assert from 'uvu/assert';
import { enquiryFields, enquiryQuestions } from '../content/enquiry.ts';
import { asSent, enquiry, openDesk } from './support/desk.ts';
import { suite } from './support/suite.ts';

const fieldsAtFault = async (response: Response) => {
  const { ok, errors } = (await response.json()) as { ok: boolean; errors: { field: string; message: string }[] };
  assert.is(ok, false);
  assert.ok(errors.every(({ message }) => message));
  return errors.map(({ field }) => field);
};

const json = suite('contact endpoint, JSON posts');

json('an enquiry is answered 200 with ok', async () => {
  const response = await (await openDesk()).json(asSent);
  assert.is(response.status, 200);
  assert.equal(await response.json(), { ok: true });
});

json('an enquiry that was answered is kept, with the moment it came and the language of the form', async () => {
  const desk = await openDesk();
  const before = Date.now();
  await desk.json(asSent, { 'accept-language': 'nl' });
  assert.equal(desk.kept(), [enquiry]);
  const [{ received, language, trapped } = {} as never] = desk.received();
  assert.ok(Date.parse(received) >= before && Date.parse(received) <= Date.now());
  assert.is(language, 'nl');
  assert.is(trapped, false);
});

json('a language that the site does not have is its first one', async () => {
  const desk = await openDesk();
  for (const [index, wanted] of ['de-DE,de;q=0.9', '', '*', 'en-GB', 'toString'].entries())
    await desk.json({ ...asSent, name: `${index}` }, { 'accept-language': wanted });
  await desk.json({ ...asSent, name: 'last' }, { 'accept-language': 'NL-be, en;q=0.5' });
  assert.equal(
    desk.received().map(({ language }) => language),
    ['en', 'en', 'en', 'en', 'en', 'nl'],
  );
});

json('an answer is never cached', async () => {
  assert.is((await (await openDesk()).json(asSent)).headers.get('cache-control'), 'no-store');
});

json('without a token in the settings none is asked for', async () => {
  assert.is((await (await openDesk()).json(asSent)).status, 200);
});

json('a post without the token is answered 401 and kept nowhere', async () => {
  const desk = await openDesk({ token: 'public-token' });
  const response = await desk.json(asSent);
  assert.is(response.status, 401);
  assert.is(response.headers.get('www-authenticate'), 'Bearer');
  assert.equal(desk.kept(), []);
});

json('a post with a wrong token is answered 401 and kept nowhere', async () => {
  const desk = await openDesk({ token: 'public-token' });
  for (const authorization of [
    'Bearer other',
    'Bearer public-token2',
    'Basic public-token',
    'public-token',
    'Bearer',
  ]) {
    assert.is((await desk.json(asSent, { authorization })).status, 401, authorization);
  }
  assert.equal(desk.kept(), []);
});

json('a post with the token is kept, with and without an apikey beside it', async () => {
  const desk = await openDesk({ token: 'public-token' });
  assert.is((await desk.json(asSent, { authorization: 'Bearer public-token' })).status, 200);
  const headers = { authorization: 'bearer public-token', apikey: 'public-key' };
  assert.is((await desk.json({ ...asSent, name: 'Another' }, headers)).status, 200);
  assert.is(desk.kept().length, 2);
});

json('company, phone, project type and budget may be left out', async () => {
  const desk = await openDesk();
  const { name, email, projectDetails } = enquiry;
  assert.is((await desk.json({ name, email, projectDetails })).status, 200);
  assert.equal(desk.kept(), [
    { name, email, company: '', phone: '', projectType: '', budgetRange: '', projectDetails },
  ]);
});

for (const field of ['name', 'email', 'projectDetails'] as const) {
  json(`a post without ${field} is answered 400 and names the field`, async () => {
    const desk = await openDesk();
    const { [field]: _, ...rest } = asSent;
    for (const body of [rest, { ...asSent, [field]: '' }, { ...asSent, [field]: ' \t\r\n\u00a0' }]) {
      const response = await desk.json(body);
      assert.is(response.status, 400);
      assert.equal(await fieldsAtFault(response), [field]);
    }
    assert.equal(desk.kept(), []);
  });
}

json('every field at fault is named, in the order of the form', async () => {
  const response = await (await openDesk()).json({ email: 'no', phone: 5 });
  assert.equal(await fieldsAtFault(response), ['name', 'email', 'phone', 'projectDetails']);
});

for (const field of enquiryFields.filter((name) => name !== 'email')) {
  const { maxLength } = enquiryQuestions[field];

  json(`${field} may have ${maxLength} characters and no more`, async () => {
    const desk = await openDesk();
    assert.is((await desk.json({ ...asSent, [field]: 'x'.repeat(maxLength) })).status, 200);
    const response = await desk.json({ ...asSent, [field]: 'x'.repeat(maxLength + 1) });
    assert.equal(await fieldsAtFault(response), [field]);
    assert.is(desk.kept().length, 1);
  });
}

json('an e-mail address of more than 254 characters is refused', async () => {
  const desk = await openDesk();
  const email = `${'a'.repeat(200)}@${'b'.repeat(53)}`;
  assert.is((await desk.json({ ...asSent, email })).status, 200);
  assert.equal(await fieldsAtFault(await desk.json({ ...asSent, email: `a${email}` })), ['email']);
});

json('a line end counts as one character, however it is sent', async () => {
  const { maxLength } = enquiryQuestions.projectDetails;
  const response = await (await openDesk()).json({ ...asSent, projectDetails: `${'x\r\n'.repeat(maxLength / 2)}` });
  assert.is(response.status, 200);
});

json('an answer of one line holds no line end', async () => {
  const desk = await openDesk();
  for (const field of enquiryFields.filter((name) => name !== 'projectDetails'))
    for (const end of ['\n', '\r', '\r\nBcc: all@example.com', '\0'])
      assert.equal(await fieldsAtFault(await desk.json({ ...asSent, [field]: `a@b${end}` })), [field]);
  assert.equal(desk.kept(), []);
});

json('half of a character is refused in every field', async () => {
  const desk = await openDesk();
  for (const field of enquiryFields)
    for (const half of ['\ud83d', 'x\ude00', '\ude00\ud83d'])
      assert.equal(await fieldsAtFault(await desk.json({ ...asSent, [field]: half })), [field]);
  assert.equal(desk.kept(), []);
});

json('an e-mail address that a browser refuses is refused', async () => {
  const desk = await openDesk();
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
    const response = await desk.json({ ...asSent, email });
    assert.is(response.status, 400, email);
    assert.equal(await fieldsAtFault(response), ['email'], email);
  }
});

json('an e-mail address that a browser accepts is accepted', async () => {
  const desk = await openDesk();
  const accepted = ['a@b', 'a@localhost', 'first.last+tag@sub.example.co', "o'neil@example.com", '.a.@example.com'];
  accepted.push('!#$%&*+/=?^_`{|}~-@example.com', `a@${'b'.repeat(63)}.example`, '1@2.3', 'a@xn--exmple-cua.com');
  for (const email of accepted) assert.is((await desk.json({ ...asSent, email })).status, 200, email);
  assert.equal(
    desk.kept().map(({ email }) => email),
    accepted,
  );
});

json('a field that is not text is answered 400', async () => {
  const desk = await openDesk();
  for (const [field, value] of Object.entries({
    name: 7,
    company: null,
    phone: 20,
    projectType: [],
    budgetRange: {},
    website: 1,
  })) {
    assert.equal(await fieldsAtFault(await desk.json({ ...asSent, [field]: value })), [field]);
  }
  assert.equal(desk.kept(), []);
});

json('a body that is not one JSON object is answered 400', async () => {
  const desk = await openDesk();
  for (const body of ['', '{', 'null', '[]', '"text"', '{"name":', new Uint8Array([0x7b, 0xff, 0x7d])]) {
    const response = await desk.json(body);
    assert.is(response.status, 400);
    assert.equal(await fieldsAtFault(response), ['body']);
  }
});

json('emoji, right-to-left text, markup and every line end arrive byte for byte', async () => {
  const desk = await openDesk();
  const projectDetails =
    '👩🏽‍🚀 שלום مرحبا \u202eabc\u202c <script>alert("&amp;")</script> \\n \u0000\u2028\u2029\ufeff e\u0301 é\r\nCRLF\nLF\rCR\t end ';
  const name = '  “Ünïcode” 名前 🙂 ';
  await desk.json({ ...asSent, name, projectDetails });
  assert.equal(desk.kept(), [{ ...enquiry, name, projectDetails }]);
});

json('200,000 characters arrive whole', async () => {
  const desk = await openDesk();
  const projectDetails = '🙂ש'.repeat(66_667);
  assert.is((await desk.json({ ...asSent, projectDetails })).status, 200);
  assert.ok(desk.kept()[0]!.projectDetails === projectDetails);
});

json('an enquiry in the trap is answered like any other, and kept with a mark', async () => {
  const desk = await openDesk();
  const response = await desk.json({ ...asSent, website: 'https://spam.example' });
  assert.is(response.status, 200);
  assert.equal(await response.json(), { ok: true });
  assert.equal(desk.kept(), [enquiry]);
  assert.is(desk.received()[0]!.trapped, true);
});

json('the same enquiry sent again, one after the other or at once, is answered alike and kept once', async () => {
  const desk = await openDesk();
  const answers = await Promise.all(Array.from({ length: 20 }, () => desk.json(asSent)));
  answers.push(await desk.json(asSent));
  for (const answer of answers) assert.equal(await answer.json(), { ok: true });
  assert.equal(desk.kept(), [enquiry]);
});

json('an enquiry that was in the trap is not the one that comes without it', async () => {
  const desk = await openDesk();
  await desk.json({ ...asSent, website: 'filled in by a browser' });
  await desk.json(asSent);
  assert.equal(
    desk.received().map(({ trapped }) => trapped),
    [true, false],
  );
});

json('one other character is another enquiry', async () => {
  const desk = await openDesk();
  for (const field of enquiryFields) await desk.json({ ...asSent, [field]: `a${enquiry[field]}` });
  assert.is(desk.kept().length, enquiryFields.length);
});

json('the sender may say by a key what is the same enquiry', async () => {
  const desk = await openDesk();
  const key = { 'idempotency-key': '8e03978e-40d5-43dd-bc93-6894a57f9324' };
  for (const headers of [key, key, { 'idempotency-key': 'another' }])
    assert.is((await desk.json(asSent, headers)).status, 200);
  assert.is(desk.kept().length, 2);
  const other = await desk.json({ ...asSent, name: 'Another' }, key);
  assert.is(other.status, 422);
  assert.match(((await other.json()) as { message: string }).message, /idempotency key/);
  assert.is(desk.kept().length, 2);
});

json('what is reported holds an id and an outcome, and nothing that was written', async () => {
  const desk = await openDesk();
  const told = { name: 'N-ame', email: 'e-mail@example.com', projectDetails: 'D-etails', website: 'T-rap' };
  await desk.json(told);
  await desk.json(told);
  await desk.json({ ...told, email: 'e-mail' });
  const [{ id } = {} as never] = desk.received();
  assert.equal(desk.reported, [`enquiry ${id}: kept (website was filled in)`, `enquiry ${id}: known already`]);
});

json('a body beyond the limit is answered 413 and kept nowhere', async () => {
  const desk = await openDesk({ limit: 1000 });
  const response = await desk.json({ ...asSent, projectDetails: 'x'.repeat(1000) });
  assert.is(response.status, 413);
  assert.equal(desk.kept(), []);
});

json('a body beyond the limit is answered 413 where its length is not told', async () => {
  const desk = await openDesk({ limit: 1000 });
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let part = 0; part < 20; part++) controller.enqueue(new Uint8Array(64).fill(0x20));
      controller.close();
    },
  });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(desk.url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  assert.is(response.status, 413);
});

json('a body of exactly the limit is taken', async () => {
  const body = JSON.stringify(asSent);
  const limit = Buffer.byteLength(body);
  assert.is((await (await openDesk({ limit })).json(body)).status, 200);
  assert.is((await (await openDesk({ limit: limit - 1 })).json(body)).status, 413);
});

json('the usual limit refuses five megabytes', async () => {
  const desk = await openDesk();
  assert.is((await desk.json({ ...asSent, projectDetails: 'x'.repeat(5_000_000) })).status, 413);
});

json.run();
