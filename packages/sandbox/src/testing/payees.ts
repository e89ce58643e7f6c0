import { payeeCheck, type PayeeCheck } from '@wallet/contract/payee/payee-checks';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Holder } from './bankTransfers.ts';
import type { Answer, ProviderClient } from './openProvider.ts';

export function createPayeeHelpers({ request }: ProviderClient) {
  const requestCheck = ({ token, euro }: Holder, iban: string, account = euro): Promise<Answer> =>
    request('POST', '/payee_checks', { token, body: { account_id: account, iban } });
  return {
    requestCheck,
    check: async (holder: Holder, iban: string): Promise<PayeeCheck> => z.parse(payeeCheck, (await requestCheck(holder, iban)).json),
    withdraw: (holder: Holder, members: object, { key = randomUUID(), token = holder.token } = {}): Promise<Answer> =>
      request('POST', `/accounts/${holder.euro}/withdraw/iban`, { token, key, body: { amount: '20.00', ...members } }),
  };
}
