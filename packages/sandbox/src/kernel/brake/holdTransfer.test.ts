import { describe, expect, it } from 'vitest';
import { createBrakeHelpers } from '../../testing/brake.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
const brake = createBrakeHelpers(provider);

describe('a send on hold', () => {
  it('returns a coin in full when cancelled, including its fee (RULE-043)', async () => {
    const holder = await brake.newCareful({ balances: { EUR: '0', ETH: '0.9', USDC: '0' } });
    const { id: question } = brake.parseQuestion(await brake.prepare(holder));
    const prepared = brake.read(await brake.prepare(holder, { more: { brake_id: question, purpose: 'family' } }));
    // Resending the code needs no answer to the question.
    await brake.advance(60);
    expect(await brake.prepare(holder, { more: { repeated_event: 'true' } })).toMatchObject({ status: 200, json: { uuid: prepared.uuid } });
    const sent = await brake.send(holder, await brake.signedBody(holder, prepared));
    expect(sent).toMatchObject({ status: 201, json: { status: 'Ok', pause: { until: expect.any(String) } } });
    const { id } = brake.parseAnswer(sent);
    expect(await brake.balances(holder, 'ETH')).toEqual({ balance: '0.39930000', balanceOut: '0.50070000' });
    expect(await brake.prepare(holder, { amount: '0.1' })).toMatchObject({ status: 409, json: { code: 409_003 } });
    expect(await brake.cancel(holder, id)).toMatchObject({ status: 200 });
    expect(await brake.balances(holder, 'ETH')).toEqual({ balance: '0.90000000', balanceOut: '0.00000000' });
  });

  it('returns both currencies of a cancelled stablecoin send, and sends it when the hold ends (RULE-043)', async () => {
    let holder = await brake.newCareful({ balances: { EUR: '0', ETH: '0.1', USDC: '300' } });
    const hold = async () => {
      const { id } = brake.parseQuestion(await brake.prepareToken(holder, { amount: '250' }));
      const prepared = brake.read(await brake.prepareToken(holder, { amount: '250', more: { brake_id: id, purpose: 'goods' } }));
      const body = await brake.signedBody(holder, prepared);
      return brake.parseAnswer(await brake.send(holder, body, `/tokens/${holder.usdc}/send`)).id;
    };
    await brake.cancel(holder, await hold());
    expect(await brake.balances(holder, 'USDC')).toEqual({ balance: '300.00000', balanceOut: '0.00000' });
    expect(await brake.balances(holder, 'ETH')).toEqual({ balance: '0.10000000', balanceOut: '0.00000000' });
    const id = await hold();
    holder = await brake.later(holder, 7200);
    expect(await brake.order(holder, id)).toMatchObject({ status: 'pending' });
    await brake.advance(31);
    expect(await brake.order(holder, id)).toMatchObject({ status: 'completed' });
  });

  it('is checked again on sending, where the question is asked too (RULE-042)', async () => {
    const holder = await brake.newCareful({ balances: { EUR: '0', ETH: '2.0', USDC: '0' } });
    const prepared = brake.read(await brake.prepare(holder));
    const body = await brake.signedBody(holder, prepared);
    await provider.control('PATCH', `/customers/${holder.username}`, { balances: { ETH: '0.9' } });
    const refused = await brake.send(holder, body);
    const { id } = brake.parseQuestion(refused);
    expect(await brake.balances(holder, 'ETH')).toEqual({ balance: '0.90000000', balanceOut: '0.00000000' });
    const again = brake.read(await brake.prepare(holder, { more: { brake_id: id, purpose: 'other' } }));
    const sent = await brake.send(holder, await brake.signedBody(holder, again));
    expect(brake.parseAnswer(sent).pause).toBeDefined();
  });

  it('is questioned before its code when the travel rule applies (RULE-042, API-058, API-059)', async () => {
    const holder = await brake.newCareful({ travelRuleEnabled: true, balances: { EUR: '0', ETH: '0.9', USDC: '300' } });
    for (const coin of ['eth', 'usdc'] as const) {
      const { review, confirm } = brake.reviewedSend(holder, coin);
      const id = brake.readReviewId(await review(coin === 'usdc' ? { amount: '200' } : {}));
      await provider.control('PATCH', `/travel-rule/${id}`, { status: 'approved' });
      const { id: question } = brake.parseQuestion(await confirm(id));
      expect(await confirm(id, { brake_id: question, purpose: 'family' })).toMatchObject({ status: 201 });
    }
  });
});
