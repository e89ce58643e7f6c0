import { describe, expect, it } from 'vitest';
import { unsealBytes } from '../../database/sealing.ts';
import { streamFile } from '../../database/storedFiles.ts';
import { readInbox, createCustomer, createSession, signInAs, sortStatuses } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const MEBIBYTE = 1_048_576;
const provider = setUpProvider();

function createPdf(bytes = 64): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(bytes);
  content.set(new TextEncoder().encode('%PDF-1.7'));
  content.set(new TextEncoder().encode('%%EOF'), bytes - 5);
  return content;
}
function createForm(files: readonly Uint8Array<ArrayBuffer>[], member = 'documents[]'): FormData {
  const body = new FormData();
  files.forEach((bytes, index) => body.append(member, new Blob([bytes]), `bill ${index}.pdf`));
  return body;
}
const upload = (token: string, files: readonly Uint8Array<ArrayBuffer>[]) =>
  provider.request('POST', '/document/address', { token, body: createForm(files) });
const patch = (username: string, members: object) => provider.control('PATCH', `/customers/${encodeURIComponent(username)}`, members);

const cards = [{ cardType: 'visa', status: 'not_verified' }];
const uploadCard = (token: string, id: number, files: readonly Uint8Array<ArrayBuffer>[]) =>
  provider.request('POST', `/document/card/${id}`, { token, body: createForm(files) });
const findCard = async (customerId: number) =>
  provider.database
    .selectFrom('card')
    .select(['id', 'status'])
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();

describe('documents of an address', () => {
  it('are stored encrypted and put under review (API-082, ADDR-018, RULE-023)', async () => {
    const { token, id } = await createSession(provider, 'address_none');
    expect((await upload(token, [createPdf(64), createPdf(65)])).json).toEqual({ status: 'pending' });
    const rows = await provider.database.selectFrom('document').selectAll().where('customer_id', '=', id).execute();
    expect(rows.map(({ purpose, media_type: type, byte_count: bytes }) => [purpose, type, bytes])).toEqual(
      [64, 65].map((bytes) => ['address', 'application/pdf', bytes]),
    );
    expect((await provider.request('GET', '/info/full', { token })).json).toMatchObject({
      dossier: { address: { verifiedStatus: 'pending' } },
    });
    expect(await upload(token, [createPdf()])).toMatchObject({ status: 409, json: { code: 409003 } });
  });

  it('are stored in sealed parts that open only at their own position (RULE-029, GUARD-016)', async () => {
    const { token, id } = await createSession(provider, 'address_none');
    const sent = createPdf(600 * 1024);
    await upload(token, [sent]);
    const { file_id: fileId } = await provider.database
      .selectFrom('document')
      .select('file_id')
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow();
    const kept: Uint8Array[] = [];
    for await (const part of streamFile(provider.database, fileId)) kept.push(part);
    const { key } = provider.services.keys.sealing;
    const open = (place: number, bound: string) => unsealBytes(key, kept[place] ?? new Uint8Array(), bound);
    expect(Buffer.concat([open(0, fileId), open(1, `${fileId} 1`), open(2, `${fileId} 2`)].map((part) => part ?? Buffer.of()))).toEqual(
      Buffer.from(sent),
    );
    expect(open(1, `${fileId} 2`)).toBeUndefined();
  });

  it('are not stored when a simultaneous upload was first (RULE-029)', async () => {
    const { token, id } = await createSession(provider, 'address_none');
    const answers = await Promise.all([upload(token, [createPdf(300_000)]), upload(token, [createPdf(300_001)])]);
    expect(sortStatuses(answers)).toEqual([200, 409]);
    const files = await provider.database.selectFrom('stored_file').select('is_named').where('customer_id', '=', id).execute();
    expect(files).toEqual([{ is_named: true }]);
  });

  it.each([
    ['an empty file', [createPdf(), new Uint8Array()], [{ message: 'The file is empty', property_path: 'documents[1]' }]],
    ['a text', [new TextEncoder().encode('a text')], [{ message: 'This file type is not supported', property_path: 'documents[0]' }]],
    [
      'eleven files',
      Array.from({ length: 11 }, () => createPdf()),
      [{ message: 'You tried to upload too many files', property_path: 'documents[10]' }],
    ],
    [
      '25 MiB and a byte',
      [createPdf(25 * MEBIBYTE + 1)],
      [{ message: 'Some of the uploaded files exceed the size limit', property_path: 'documents[0]' }],
    ],
    ['nothing', [], [{ message: 'This field is required', property_path: 'documents' }]],
  ])('are refused for %s, and nothing is stored (API-082, ADDR-021, RULE-029)', async (_case, files, issues) => {
    const { token, id } = await createSession(provider, 'address_reject');
    expect(await upload(token, files)).toMatchObject({ status: 400, json: { code: 400, fields_errors: issues } });
    expect(await provider.database.selectFrom('document').select('id').where('customer_id', '=', id).execute()).toEqual([]);
  });

  it('may have exactly 25 MiB each and 60 MiB together: only the type of the last one is refused (API-082, D-ADDR-02)', async () => {
    const { token } = await createSession(provider, 'address_none');
    const answer = await upload(token, [createPdf(25 * MEBIBYTE), createPdf(25 * MEBIBYTE), new Uint8Array(10 * MEBIBYTE)]);
    const issues = [{ message: 'This file type is not supported', property_path: 'documents[2]' }];
    expect(answer).toMatchObject({ status: 400, json: { fields_errors: issues } });
  });

  it('are refused above 60 MiB together (API-082, ADDR-010)', async () => {
    const { token } = await createSession(provider, 'address_none');
    const answer = await upload(token, [createPdf(25 * MEBIBYTE), createPdf(25 * MEBIBYTE), createPdf(10 * MEBIBYTE + 1)]);
    expect(answer).toMatchObject({ status: 413, json: { code: 413, message: 'Total file size has exceeded the limit' } });
  });

  it('are refused as a JSON body (API-082)', async () => {
    const { token } = await createSession(provider, 'address_none');
    expect(await provider.request('POST', '/document/address', { token, body: {} })).toMatchObject({ status: 415, json: { code: 415 } });
  });

  it('are approved after three business days, with an e-mail, and an IBAN that the next sign-in binds (LIM-068, RULE-023, RULE-024)', async () => {
    const email = 'review@example.com';
    const customer = await createCustomer(provider, 'address_none', { email });
    const { access_token: token } = await signInAs(provider, customer);
    await upload(token, [createPdf()]);
    await provider.advance(5 * 86_400 + 120);
    expect((await signInAs(provider, customer)).user.address_status).toBe('success');
    expect((await readInbox(provider, email)).map(({ subject }) => subject)).toEqual(['Your IBAN is ready', 'Your address is verified']);
    const iban = await provider.database
      .selectFrom('virtual_iban')
      .select('state')
      .where('customer_id', '=', customer.id)
      .executeTakeFirst();
    expect(iban?.state).toBe('bound');
  });

  it('notify by e-mail when an operator decides (RULE-023)', async () => {
    const email = 'rejected@example.com';
    const { username } = await createCustomer(provider, 'address_pending', { email });
    await patch(username, { addressStatus: 'reject' });
    expect((await readInbox(provider, email)).map(({ subject }) => subject)).toEqual(['Your documents were rejected']);
  });

  it('expire 24 months after the address was verified (RULE-023)', async () => {
    const customer = await createCustomer(provider, 'address_none');
    await patch(customer.username, { addressStatus: 'success' });
    await provider.advance(729 * 86_400);
    expect((await signInAs(provider, customer)).user.address_status).toBe('success');
    await provider.advance(3 * 86_400);
    expect((await signInAs(provider, customer)).user.address_status).toBe('expired');
  });
});

describe('documents of a card', () => {
  it('accept up to two files and set the card to pending (API-031)', async () => {
    const { token, id } = await createSession(provider, 'verified', { cards });
    const card = await findCard(id);
    expect((await uploadCard(token, card.id, [createPdf(), createPdf(), createPdf()])).json).toMatchObject({
      fields_errors: [{ property_path: 'documents[2]' }],
    });
    expect((await uploadCard(token, card.id, [createPdf(), createPdf()])).json).toEqual({ status: 'pending' });
    expect((await findCard(id)).status).toBe('pending');
  });

  it('store a file once when it is sent twice, in one upload or in two (D-API-32)', async () => {
    const { token, id } = await createSession(provider, 'verified', { cards });
    const card = await findCard(id);
    await uploadCard(token, card.id, [createPdf(65), createPdf(65)]);
    await uploadCard(token, card.id, [createPdf(65), createPdf(66)]);
    const kept = await provider.database.selectFrom('document').select('byte_count').where('customer_id', '=', id).execute();
    expect(kept.map((document) => document.byte_count).toSorted((left, right) => left - right)).toEqual([65, 66]);
    const files = await provider.database.selectFrom('stored_file').select('id').where('customer_id', '=', id).execute();
    expect(files).toHaveLength(2);
  });

  it('return 404 for another customer’s card, 409 for a verified one (API-031, RULE-037)', async () => {
    const { id } = await createSession(provider, 'verified', { cards });
    const { token, id: other } = await createSession(provider, 'verified');
    expect((await uploadCard(token, (await findCard(id)).id, [createPdf()])).status).toBe(404);
    expect((await uploadCard(token, (await findCard(other)).id, [createPdf()])).json).toMatchObject({ code: 409003 });
  });
});
