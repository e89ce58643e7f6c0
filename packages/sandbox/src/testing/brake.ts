import { brakeQuestion, type BrakeQuestion } from '@wallet/contract/payee/brake';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Holder } from './bankTransfers.ts';
import { signInAgain } from './customers.ts';
import type { Answer, ProviderClient } from './openProvider.ts';
import { createTransferHelpers } from './transfers.ts';

/** IBANs outside the provider, one for each bank. */
export const ibans = ['DE89370400440532013000', 'EE382200221020145685', 'FR1420041010050500013M02606', 'LT121000011101001000'] as const;
/** An Ethereum address outside the provider. */
export const toAddress = (place: number): string => `0x${place.toString(16).padStart(40, 'a')}`;

const question = z.object({ code: z.literal(409_042), brake: brakeQuestion });
const created = z.object({ id: z.string(), pause: z.optional(z.object({ until: z.string() })) });

const parseQuestion = ({ json }: Answer): BrakeQuestion => z.parse(question, json).brake;
const parseAnswer = ({ json }: Answer) => z.parse(created, json);

export function createBrakeHelpers(provider: ProviderClient) {
  const coins = createTransferHelpers(provider);
  const { request } = provider;

  const withdraw = (holder: Holder, members: object = {}, key: string = randomUUID()): Promise<Answer> =>
    request('POST', `/accounts/${holder.euro}/withdraw/iban`, {
      token: holder.token,
      key,
      body: { amount: '600.00', iban: ibans[0], ...members },
    });
  /** Requests a withdrawal, answers the question, and returns the order on hold. */
  const hold = async (holder: Holder, members: object = {}, purpose = 'family') => {
    const { id } = parseQuestion(await withdraw(holder, members));
    return parseAnswer(await withdraw(holder, { ...members, brake_id: id, purpose }));
  };

  return {
    ...coins,
    /** A customer with the brake and 1000.00 EUR. */
    newCareful: (overrides: object = {}) =>
      coins.newHolder('empty', { brake: true, payeeCheck: 'off', balances: { EUR: '1000.00', ETH: '3.1', USDC: '500' }, ...overrides }),
    withdraw,
    parseQuestion,
    parseAnswer,
    hold,
    cancel: ({ token }: Holder, id: string, key: string = randomUUID()) => request('POST', `/orders/${id}/cancel`, { token, key }),
    paused: async ({ token }: Holder) => (await request('GET', '/orders/paused', { token })).json,
    order: async ({ token }: Holder, id: string) => (await request('GET', `/search/orders/${id}`, { token })).json,
    euros: (holder: Holder) => coins.balances(holder, 'EUR'),
    onDevice: (holder: Holder, device: string): Promise<Holder> => signInAgain(provider, holder, { 'x-device-id': device }),
    later: async (holder: Holder, seconds: number): Promise<Holder> => {
      await coins.advance(seconds);
      return signInAgain(provider, holder);
    },
    again: (holder: Holder): Promise<Holder> => signInAgain(provider, holder),
  };
}
