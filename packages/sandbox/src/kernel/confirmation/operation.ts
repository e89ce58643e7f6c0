import type { ConfirmedOperation, MoneyKind, SecurityKind } from '@wallet/contract/access/confirmations';
import { writeCanonicalJson } from '@wallet/core/format/writeCanonicalJson';
import { formatIban } from '@wallet/core/format/formatIban';
import { formatAmount } from '@wallet/core/format/formatMoney';
import { builtInLocale } from '@wallet/core/format/locale';
import { toAmountText, type Money } from '@wallet/core/money/money';
import { createHash } from 'node:crypto';
import { formatAmountWithCode } from '../wallet/walletAccount.ts';

/** A money operation as shown to the customer who has to confirm it (RULE-047). */
export type MoneyOperation = {
  readonly kind: MoneyKind;
  readonly amount: Money;
  /** An IBAN, an address, or an own account from {@link toAccountPayee}. */
  readonly payee: string;
  /** Holder, beneficiary or originator, or the own account's name; null if unknown. */
  readonly payeeName: string | null;
  readonly fee?: Money;
  /** The rate shown to the customer. */
  readonly rate?: string;
  /** What is bought; set for `buy` and `buy_token`. */
  readonly bought?: string;
};

export const toAccountPayee = (id: number): string => `account:${id}`;

export const toWireMoneyOperation = ({ kind, amount, payee, payeeName, fee, rate }: MoneyOperation): ConfirmedOperation => ({
  kind,
  amount: toAmountText(amount),
  currency: amount.currencyCode,
  payee,
  payee_name: payeeName,
  fee: fee === undefined ? null : toAmountText(fee),
  fee_currency: fee?.currencyCode ?? null,
  rate: rate ?? null,
});

const emptyMembers = { amount: null, currency: null, payee: null, payee_name: null, fee: null, fee_currency: null, rate: null } as const;
export const toWireSecurityOperation = (kind: SecurityKind): ConfirmedOperation => ({ kind, ...emptyMembers });

/** SHA-256 of a UTF-8 text, in base64url. The challenge that a passkey signs is the hash of the canonical operation. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Hash of the request that a confirmation is bound to besides its operation.
 * @param request its `path` is below the base; `body` is null without one
 */
export const hashRequest = (request: { readonly method: string; readonly path: string; readonly body: unknown }): string =>
  hashText(writeCanonicalJson(request));

type Binding = {
  readonly id: string;
  readonly call: string;
  /** The customer's uuid. */
  readonly customer: string;
  /** The session's id. */
  readonly session: string;
  /** The Idempotency-Key; null without one. */
  readonly key: string | null;
  /** {@link hashRequest} the request. */
  readonly request: string;
  readonly nonce: string;
  readonly expires_at: string;
};

/** Serialises an operation in canonical form (RULE-046). Changing a character of it changes the hash. */
export const toCanonicalOperation = (operation: ConfirmedOperation, binding: Binding): string =>
  writeCanonicalJson({ ...operation, ...binding, v: 1 });

/** Formats an amount for a message: coins without trailing zeros, fiat with cents, no currency symbol (D-SEND-17). */
function formatMessageAmount(amount: Money): string {
  const { currencyCode } = amount;
  return currencyCode === 'EUR' || currencyCode === 'USD'
    ? `${formatAmount(amount, builtInLocale)} ${currencyCode}`
    : formatAmountWithCode(amount);
}

function describeOperation({ kind, amount, payee, payeeName, rate, bought }: MoneyOperation): string {
  const name = payeeName ?? payee;
  switch (kind) {
    case 'send':
    case 'send_token':
      return `send ${formatMessageAmount(amount)} to ${payee}.`;
    case 'send_travel_rule':
      return `send ${formatMessageAmount(amount)} to ${payeeName === null ? '' : `${payeeName}, `}${payee}.`;
    case 'sell':
    case 'sell_token':
      return `sell ${formatMessageAmount(amount)} into ${name}.`;
    case 'withdraw_sepa':
      return `withdraw ${formatMessageAmount(amount)} to ${formatIban(payee)}${payeeName === null ? '' : `, ${payeeName}`}.`;
    case 'exchange':
      return `exchange ${formatMessageAmount(amount)} into ${name} at ${rate ?? ''}.`;
    case 'card_top_up':
      return `pay ${formatMessageAmount(amount)} by card into ${name}.`;
    case 'sepa_top_up':
      return `announce ${formatMessageAmount(amount)} for ${name}.`;
    case 'buy':
    case 'buy_token':
      return `buy ${bought ?? name} for ${formatMessageAmount(amount)}.`;
    case 'receive_details':
      return `accept ${formatMessageAmount(amount)} from ${name}.`;
  }
}

/**
 * What a payment's code confirms, for the message that contains the code. Amount and payee are given in full, so that a customer on a
 * phishing page can see that the code pays someone else (SCA-020, RULE-049).
 */
export const describePurpose = (operation: MoneyOperation): string =>
  `${describeOperation(operation)}${operation.fee === undefined ? '' : ` Fee ${formatMessageAmount(operation.fee)}.`}`;

const securityPurposes: Readonly<Record<SecurityKind, string>> = {
  add_passkey: 'add a passkey.',
  delete_passkey: 'delete a passkey.',
  log_out_device: 'log out another device.',
  log_out_others: 'log out all other devices.',
};
export const describeSecurityPurpose = (kind: SecurityKind): string => securityPurposes[kind];
