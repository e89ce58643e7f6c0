import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createBrakeHelpers, ibans } from '../../testing/brake.ts';
import { readInbox, sortStatuses } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
const brake = createBrakeHelpers(provider);

const FULL = { balance: '1000.00', balanceOut: '0.00' };
const HELD = { balance: '400.00', balanceOut: '600.00' };

describe('a question about a transfer', () => {
  it('is asked again when the answer does not belong to it (RULE-043)', async () => {
    const holder = await brake.newCareful();
    const other = await brake.newCareful();
    const { id } = brake.parseQuestion(await brake.withdraw(holder));
    const { id: theirs } = brake.parseQuestion(await brake.withdraw(other));
    const answers = [
      { purpose: 'family' },
      { brake_id: id },
      { brake_id: randomUUID(), purpose: 'family' },
      { brake_id: theirs, purpose: 'family' },
      { brake_id: id, purpose: 'family', amount: '601.00' },
      { brake_id: id, purpose: 'family', iban: ibans[1] },
    ];
    for (const members of answers) expect(brake.parseQuestion(await brake.withdraw(holder, members)).id).not.toBe(id);
    expect(brake.parseQuestion(await brake.withdraw(await brake.again(holder), { brake_id: id, purpose: 'family' })).id).not.toBe(id);
    expect(await brake.euros(holder)).toEqual(FULL);
    expect(await brake.withdraw(holder, { brake_id: id, purpose: 'goods' })).toMatchObject({ status: 201 });
  });

  it('is valid for 600 seconds and can be answered once (RULE-043)', async () => {
    const holder = await brake.newCareful();
    const { id, expires_at: end } = brake.parseQuestion(await brake.withdraw(holder));
    expect(Date.parse(end) - provider.services.clock.now().getTime()).toBeLessThanOrEqual(600_000);
    await brake.advance(600);
    expect(brake.parseQuestion(await brake.withdraw(holder, { brake_id: id, purpose: 'family' })).id).not.toBe(id);
    const { id: next } = brake.parseQuestion(await brake.withdraw(holder));
    const twice = await Promise.all([1, 2].map(() => brake.withdraw(holder, { brake_id: next, purpose: 'family' })));
    expect(sortStatuses(twice)).not.toEqual([201, 201]);
    expect(await brake.euros(holder)).toEqual(HELD);
  });

  it('refuses a purpose that it did not offer (RULE-043)', async () => {
    const holder = await brake.newCareful();
    const { id } = brake.parseQuestion(await brake.prepare(holder, { amount: '2' }));
    expect(await brake.prepare(holder, { amount: '2', more: { brake_id: id, purpose: 'own' } })).toMatchObject({
      status: 400,
      json: { fields: { purpose: [expect.any(String)] } },
    });
    expect(await brake.withdraw(holder, { brake_id: id, purpose: 'rent' })).toMatchObject({
      status: 400,
      json: { fields: { purpose: [expect.any(String)] } },
    });
  });

  it('leaves the idempotency key free, so the answer may reuse it (RULE-043)', async () => {
    const holder = await brake.newCareful();
    const key = randomUUID();
    const { id } = brake.parseQuestion(await brake.withdraw(holder, {}, key));
    const body = { brake_id: id, purpose: 'family' };
    const first = await brake.withdraw(holder, body, key);
    const again = await brake.withdraw(holder, body, key);
    expect(again).toMatchObject({ status: 201, text: first.text });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(brake.parseAnswer(first).pause).toBeDefined();
    expect(await brake.euros(holder)).toEqual(HELD);
  });

  it('refuses the answer "to safety": no money moves and the operator can see it (BRAKE-009)', async () => {
    const holder = await brake.newCareful();
    const { id } = brake.parseQuestion(await brake.withdraw(holder));
    const answer = await brake.withdraw(holder, { brake_id: id, purpose: 'safety' });
    expect(answer).toMatchObject({
      status: 403,
      json: { code: 403_042, message: 'We cannot make this transfer. Please contact our support service' },
    });
    expect(await brake.prepare(holder, { amount: '0.1', more: { purpose: 'safety' } })).toMatchObject({ status: 403 });
    expect(await brake.euros(holder)).toEqual(FULL);
    const lines = await provider.database
      .selectFrom('audit_log')
      .select('outcome')
      .where('customer_id', '=', holder.id)
      .where('event', '=', 'scam brake')
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { outcome: `safety, account ${holder.euro}, 600.00 EUR` },
      { outcome: expect.stringMatching(/^safety, account/) },
    ]);
  });
});

describe('a withdrawal on hold', () => {
  it('is held, reported and listed, and continues when the hold ends (RULE-043, API-097, BRAKE-010)', async () => {
    let holder = await brake.newCareful();
    const { id, pause } = await brake.hold(holder);
    expect(await brake.order(holder, id)).toMatchObject({ status: 'moderate', volume: { value: '-600.00' } });
    const { created_at: begin } = await brake.readOrder(holder.token, { json: { id } });
    expect(Date.parse(pause?.until ?? '') - Date.parse(begin)).toBe(7_200_000);
    expect(await brake.order(holder, id)).not.toHaveProperty('pause');
    expect(await brake.euros(holder)).toEqual(HELD);
    expect(await brake.paused(holder)).toEqual({
      orders: [{ id, until: pause?.until, reasons: ['new_recipient'], purpose: 'family' }],
    });
    holder = await brake.later(holder, 7190);
    expect(await brake.order(holder, id)).toMatchObject({ status: 'moderate' });
    await brake.advance(10);
    expect(await brake.order(holder, id)).toMatchObject({ status: 'pending' });
    expect(await brake.paused(holder)).toEqual({ orders: [] });
    await brake.advance(61);
    expect(await brake.order(holder, id)).toMatchObject({ status: 'completed' });
  });

  it('goes to review afterwards if it needs one (RULE-043, RULE-009)', async () => {
    let holder = await brake.newCareful({ balances: { EUR: '15000.00' } });
    const { id } = await brake.hold(holder, { amount: '10000.00' });
    holder = await brake.later(holder, 7201);
    expect(await brake.order(holder, id)).toMatchObject({ status: 'moderate' });
    expect(await brake.paused(holder)).toEqual({ orders: [] });
    expect(await brake.cancel(holder, id)).toMatchObject({ status: 409 });
    await brake.advance(120);
    expect(await brake.order(holder, id)).toMatchObject({ status: 'pending' });
    await brake.advance(61);
    expect(await brake.order(holder, id)).toMatchObject({ status: 'completed' });
  });

  it('makes its IBAN known only after the hold (RULE-042, RULE-043)', async () => {
    let holder = await brake.newCareful();
    const firstTime = async () =>
      (await provider.request('POST', '/recipients/look_up', { token: holder.token, body: { kind: 'iban', value: ibans[0] } })).json;
    const { id: cancelled } = await brake.hold(holder);
    expect(await firstTime()).toMatchObject({ first_time: true });
    await brake.cancel(holder, cancelled);
    expect(await firstTime()).toMatchObject({ first_time: true });
    await brake.hold(holder);
    holder = await brake.later(holder, 7201);
    expect(await firstTime()).toMatchObject({ first_time: false });
  });

  it('can be released immediately or rejected by the operator (RULE-043)', async () => {
    let holder = await brake.newCareful();
    const { id } = await brake.hold(holder, { amount: '510.00' });
    expect(await provider.control('PATCH', `/orders/${id}`, { status: 'pending' })).toMatchObject({
      status: 200,
      json: { status: 'pending' },
    });
    expect(await brake.paused(holder)).toEqual({ orders: [] });
    await brake.advance(61);
    expect(await brake.order(holder, id)).toMatchObject({ status: 'completed' });
    const { id: other } = await brake.hold(holder, { amount: '300.00', iban: ibans[1] });
    await provider.control('PATCH', `/orders/${other}`, { status: 'rejected', rejected_message: 'A fraud' });
    holder = await brake.later(holder, 7201);
    expect(await brake.order(holder, other)).toMatchObject({ status: 'rejected', rejected_message: 'A fraud' });
  });

  it('is unaffected by later settings; with a pause of 0 seconds only the question remains (RULE-043)', async () => {
    const holder = await brake.newCareful();
    const { id } = await brake.hold(holder);
    await provider.control('PATCH', '/settings', { brake_pause_seconds: 0 });
    expect(await brake.order(holder, id)).toMatchObject({ status: 'moderate' });
    const other = await brake.newCareful();
    const { id: question, pause_seconds: seconds } = brake.parseQuestion(await brake.withdraw(other));
    expect(seconds).toBe(0);
    const answer = brake.parseAnswer(await brake.withdraw(other, { brake_id: question, purpose: 'goods' }));
    expect(answer.pause).toBeUndefined();
    expect(await brake.order(other, answer.id)).toMatchObject({ status: 'pending' });
    await provider.control('PATCH', '/settings', { brake_pause_seconds: 7200 });
  });

  it('is shown to the operator, along with transfers refused as "to safety" (BRAKE-009, BRAKE-010)', async () => {
    const holder = await brake.newCareful();
    const { id, pause } = await brake.hold(holder);
    await brake.withdraw(holder, { purpose: 'safety', iban: ibans[1] });
    const answer = await provider.http.request('/sandbox', { headers: { accept: 'application/json' } });
    expect(await answer.json()).toMatchObject({
      orders: expect.arrayContaining([expect.objectContaining({ id, heldUntil: pause?.until })]),
      refusedTransfers: expect.arrayContaining([
        expect.objectContaining({ customerId: holder.id, what: `safety, account ${holder.euro}, 600.00 EUR` }),
      ]),
    });
  });

  it('keeps the brake on for its customer until it ends (BRAKE-010)', async () => {
    const holder = await brake.newCareful();
    const { id } = await brake.hold(holder);
    await provider.control('PATCH', `/customers/${holder.username}`, { brake: null });
    expect((await brake.readOperations(holder.token)).settings.scam_brake).toBe(true);
    await brake.cancel(holder, id);
    expect((await brake.readOperations(holder.token)).settings.scam_brake).toBe(false);
  });

  it('sends an e-mail when it begins, is cancelled and completes (BRAKE-017)', async () => {
    let holder = await brake.newCareful();
    const mails = async () =>
      (await readInbox(provider, `customer${holder.id}@example.com`)).map(({ subject, body }) => `${subject}: ${body}`);
    const { id } = await brake.hold(holder);
    const [start] = await mails();
    expect(start).toContain('Your transfer is on hold');
    expect(start).toContain('600.00 EUR to DE89 … 3000');
    expect(start).toMatch(/\d{2} \w{3} \d{4}, \d{2}:\d{2} UTC/);
    expect(start).toContain(`http://localhost:4173/transactions/${id}`);
    await brake.cancel(holder, id);
    expect((await mails())[0]).toContain('You cancelled this transfer.');
    await brake.hold(holder);
    holder = await brake.later(holder, 7300);
    expect((await mails())[0]).toContain('is completed');
  });
});

describe('a cancellation', () => {
  it('returns the full amount exactly once (API-095, BRAKE-012)', async () => {
    let holder = await brake.newCareful();
    const { id } = await brake.hold(holder);
    expect(await brake.cancel(holder, id)).toMatchObject({ status: 200, json: { id, status: 'rejected' } });
    expect(await brake.order(holder, id)).toMatchObject({ status: 'rejected', rejected_message: 'You cancelled this transfer.' });
    expect(await brake.euros(holder)).toEqual(FULL);
    expect(await brake.cancel(holder, id)).toMatchObject({ status: 409, json: { code: 409_003 } });
    holder = await brake.later(holder, 7300);
    expect(await brake.euros(holder)).toEqual(FULL);
  });

  it('is refused after the end of the hold, and to any other customer (API-095, BRAKE-013)', async () => {
    let holder = await brake.newCareful();
    const { id } = await brake.hold(holder);
    expect(await brake.cancel(await brake.newCareful(), id)).toMatchObject({ status: 404 });
    expect(await brake.cancel({ ...holder, token: '' }, id)).toMatchObject({ status: 401 });
    holder = await brake.later(holder, 7200);
    expect(await brake.cancel(holder, id)).toMatchObject({ status: 409, json: { code: 409_003 } });
    const plain = brake.parseAnswer(await brake.withdraw(holder, { amount: '20.00', iban: ibans[1] }));
    expect(await brake.cancel(holder, plain.id)).toMatchObject({ status: 409 });
  });

  it('is allowed for a blocked customer (API-095)', async () => {
    const holder = await brake.newCareful();
    const { id } = await brake.hold(holder);
    await provider.control('PATCH', `/customers/${holder.username}`, { roles: ['ROLE_BLOCKED_SERVICE_PROVIDER'] });
    expect(await brake.cancel(holder, id)).toMatchObject({ status: 200 });
  });
});
