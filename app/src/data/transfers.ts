import { lookUpRecipient, type RecipientLookUp } from '@wallet/contract/payee/recipients';
import { useCallback } from 'react';
import type { BodyOf, Endpoint, ResponseOf } from '@wallet/contract/endpoint';
import { confirmSend, confirmTokenSend, prepareSend, prepareTokenSend } from '@wallet/contract/operations/transfers';
import { useCall } from '../providers/useCall.ts';
import { useMoneyCall } from './moneyMoved.ts';

/** Maps the fields of a prepared send to those of the form (API-047). */
export const prepareSendNames = {
  address: 'address',
  to: 'address',
  amount: 'amount',
  comment: 'comment',
  fee: 'fee',
  fee_amount: 'fee',
  beneficiary: 'beneficiaryName',
  beneficiary_country: 'beneficiaryCountry',
} as const;

export type PreparedSend = ResponseOf<typeof prepareSend>;

/** A request about an account, whose coins and stablecoins have separate endpoints of the same shape. */
export type AccountRequest<E extends Endpoint> = {
  readonly accountType: 'crypto' | 'stablecoin';
  readonly accountId: number;
  readonly body: BodyOf<E>;
  readonly idempotencyKey: string;
};

/** Prepares a send, which sends an SMS code (API-047, API-048). No money moves yet. */
export function usePrepareSend(): (input: AccountRequest<typeof prepareSend>) => Promise<PreparedSend> {
  const call = useCall();
  return ({ accountType, accountId: id, body, idempotencyKey }) =>
    call(accountType === 'crypto' ? prepareSend : prepareTokenSend, { params: { id }, body }, { idempotencyKey });
}

/**
 * Sends what the device has signed (API-049, API-050). The operation's uuid is the idempotency key, so that a repeated call after a lost
 * response sends only once (D-SEND-22).
 */
export function useConfirmSend(): (
  input: Omit<AccountRequest<typeof confirmSend>, 'idempotencyKey'>,
) => Promise<ResponseOf<typeof confirmSend>> {
  const call = useMoneyCall();
  return ({ accountType, accountId: id, body }) =>
    call(accountType === 'crypto' ? confirmSend : confirmTokenSend, { params: { id }, body }, { idempotencyKey: body.uuid });
}

/** Requests whether the customer has paid an address before (API-091). */
export function useLookUpRecipient(): (address: string, signal: AbortSignal) => Promise<RecipientLookUp> {
  const call = useCall();
  return useCallback((value, signal) => call(lookUpRecipient, { body: { kind: 'address', value } }, { signal }), [call]);
}
