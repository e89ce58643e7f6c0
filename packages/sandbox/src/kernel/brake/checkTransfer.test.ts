import { describe, expect, it } from 'vitest';
import { addSeconds } from '../../clock/clock.ts';
import type { Holder } from '../../testing/bankTransfers.ts';
import { toAddress, createBrakeHelpers, ibans } from '../../testing/brake.ts';
import { sortStatuses } from '../../testing/customers.ts';
import { listedIbans } from '../payee/payeeDirectory.ts';
import { createPayeeHelpers } from '../../testing/payees.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
const brake = createBrakeHelpers(provider);

const withdrawForReasons = async (holder: Holder, members: object) => {
  const answer = await brake.withdraw(holder, members);
  return answer.status === 201 ? [] : brake.parseQuestion(answer).reasons;
};

describe('a transfer to a new recipient', () => {
  it.each([
    ['500.00', []],
    ['500.01', ['new_recipient']],
  ])('of %s out of 1000.00 is asked about for %j (RULE-042, BRAKE-003)', async (amount, reasons) => {
    expect(await withdrawForReasons(await brake.newCareful(), { amount })).toEqual(reasons);
  });

  it.each([
    ['99.99', []],
    ['100.00', ['new_recipient']],
  ])('of %s is asked about only from the minimum amount on (RULE-042)', async (amount, reasons) => {
    expect(await withdrawForReasons(await brake.newCareful({ balances: { EUR: '110.00' } }), { amount })).toEqual(reasons);
  });

  it('of more than the balance is refused for insufficient funds (RULE-042)', async () => {
    const answer = await brake.withdraw(await brake.newCareful(), { amount: '1000.01' });
    expect(answer).toMatchObject({ status: 400, json: { code: 400_003 } });
  });

  it('of coins includes the fee, and is checked when it is prepared (RULE-042, API-047, API-048)', async () => {
    const holder = await brake.newCareful({ balances: { EUR: '0', ETH: '1.0', USDC: '500' } });
    expect(await brake.prepare(holder, { amount: '0.4993' })).toMatchObject({ status: 200 });
    const question = brake.parseQuestion(await brake.prepare(holder, { amount: '0.49930001', to: toAddress(1) }));
    expect(question).toMatchObject({ reasons: ['new_recipient'], pause_seconds: 7200 });
    expect(question.purposes).toEqual(['family', 'goods', 'investment', 'helped', 'safety', 'other']);
    expect(brake.parseQuestion(await brake.prepareToken(holder, { amount: '250.00001' }))).toMatchObject({ reasons: ['new_recipient'] });
    expect(await brake.prepareToken(holder, { amount: '250' })).toMatchObject({ status: 200 });
  });

  it('is not new after a completed one, whatever the case of the address (RULE-042)', async () => {
    const holder = await brake.newCareful();
    await provider.control('POST', '/recipients', {
      username: holder.username,
      kind: 'address',
      value: toAddress(7).toUpperCase().replace('0X', '0x'),
    });
    expect(await brake.prepare(holder, { amount: '3', to: toAddress(7) })).toMatchObject({ status: 200 });
  });

  it('passes for a trusted recipient, and with the brake off (RULE-042)', async () => {
    const holder = await brake.newCareful();
    await provider.control('POST', '/recipients', {
      username: holder.username,
      kind: 'iban',
      value: ibans[0],
      lastUsedAt: '2020-01-01T00:00:00.000Z',
      trusted: true,
    });
    expect(await withdrawForReasons(holder, { amount: '999.00' })).toEqual([]);
    expect(await withdrawForReasons(await brake.newCareful({ brake: null }), { amount: '999.00' })).toEqual([]);
  });
});

const setDeviceFirstSeen = ({ username }: Holder, secondsAgo: number) =>
  provider.control('PATCH', `/customers/${username}`, { deviceFirstSeen: addSeconds(provider.services.clock.now(), -secondsAgo) });

describe('a new device', () => {
  const DEVICE = 'a-device-of-someone-else';

  it('is asked about for 24 hours, but never the first device of all (RULE-042)', async () => {
    const holder = await brake.newCareful();
    expect(await withdrawForReasons(await brake.onDevice(holder, DEVICE), { amount: '150.00' })).toEqual(['new_device']);
    expect(await withdrawForReasons(holder, { amount: '150.00' })).toEqual([]);
    await setDeviceFirstSeen(holder, 86_400);
    expect(await withdrawForReasons(await brake.onDevice(holder, DEVICE), { amount: '150.00', iban: ibans[1] })).toEqual([]);
  });

  it('is first seen at the time that the operator sets (RULE-042)', async () => {
    const holder = await brake.newCareful();
    const other = await brake.onDevice(holder, DEVICE);
    await setDeviceFirstSeen(holder, 86_300);
    expect(await withdrawForReasons(other, { amount: '150.00' })).toEqual(['new_device']);
    await setDeviceFirstSeen(holder, 86_400);
    expect(await withdrawForReasons(other, { amount: '150.00' })).toEqual([]);
  });

  it('treats all sessions without a device id as one device (RULE-042)', async () => {
    const holder = await brake.newCareful();
    expect(await withdrawForReasons(await brake.again(holder), { amount: '150.00' })).toEqual([]);
  });
});

const withdrawToFour = async (customer: Holder, amount: string) => {
  const answers: (readonly string[])[] = [];
  let holder = customer;
  for (const iban of ibans) {
    answers.push(await withdrawForReasons(holder, { amount, iban }));
    holder = await brake.later(holder, 600);
  }
  return answers;
};

describe('several transfers in a row', () => {
  it('are asked about from the fourth new recipient within an hour on, if they total 100.00 (RULE-042)', async () => {
    expect(await withdrawToFour(await brake.newCareful(), '30.00')).toEqual([[], [], [], ['in_a_row']]);
    expect(await withdrawToFour(await brake.newCareful(), '20.00')).toEqual([[], [], [], []]);
  });

  it('count for one hour (RULE-042)', async () => {
    const holder = await brake.newCareful();
    for (const iban of ibans.slice(0, 3)) expect(await withdrawForReasons(holder, { amount: '30.00', iban })).toEqual([]);
    expect(await withdrawForReasons(await brake.later(holder, 3600), { amount: '30.00', iban: ibans[3] })).toEqual([]);
  });

  it('also count when cancelled (RULE-042)', async () => {
    const holder = await brake.newCareful();
    await provider.control('PATCH', '/settings', { brake_minimum_eur: '1.00', brake_share_percent: '0.01' });
    for (const iban of ibans.slice(0, 3)) {
      const { id } = await brake.hold(holder, { amount: '40.00', iban });
      expect((await brake.cancel(holder, id)).status).toBe(200);
    }
    await provider.control('PATCH', '/settings', { brake_minimum_eur: '100.00', brake_share_percent: '50' });
    expect(await withdrawForReasons(holder, { amount: '40.00', iban: ibans[3] })).toEqual(['in_a_row']);
  });

  it('cannot bypass the brake by being sent concurrently (RULE-042)', async () => {
    const holder = await brake.newCareful();
    const all = await Promise.all(ibans.map((iban) => brake.withdraw(holder, { amount: '40.00', iban })));
    expect(sortStatuses(all)).toEqual([201, 201, 201, 409]);
    const rich = await brake.newCareful();
    const halves = await Promise.all(ibans.slice(0, 2).map((iban) => brake.withdraw(rich, { amount: '450.00', iban })));
    expect(sortStatuses(halves)).toEqual([201, 409]);
  });
});

it('asks about a name that the bank does not confirm, even of known recipients (RULE-042)', async () => {
  const holder = await brake.newCareful({ payeeCheck: 'on' });
  const payees = createPayeeHelpers(provider);
  await provider.control('POST', '/recipients', { username: holder.username, kind: 'iban', value: listedIbans.other });
  const { token } = await payees.check(holder, listedIbans.other);
  const members = { iban: listedIbans.other, payee_check: token, payee_accepted: true };
  expect(await withdrawForReasons(holder, { ...members, amount: '100.00' })).toEqual(['name_mismatch']);
  expect(await withdrawForReasons(holder, { ...members, amount: '99.99' })).toEqual([]);
});

it('has a switch for each reason (RULE-042)', async () => {
  const holder = await brake.newCareful();
  await provider.control('PATCH', '/settings', { brake_new_recipient: false });
  expect(await withdrawForReasons(holder, { amount: '600.00' })).toEqual([]);
  await provider.control('PATCH', '/settings', { brake_new_recipient: true });
  expect(await withdrawForReasons(holder, { amount: '390.00', iban: ibans[1] })).toEqual(['new_recipient']);
});
