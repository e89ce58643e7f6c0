import type { ConfirmedOperation, MoneyKind, SecurityKind } from '@wallet/contract/access/confirmations';
import { canonicalJson } from '@wallet/core/format/canonicalJson';
import { formatIban } from '@wallet/core/format/formatIban';
import { formatAmount } from '@wallet/core/format/formatMoney';
import { builtInLocale } from '@wallet/core/format/locale';
import { amountOf, type Money } from '@wallet/core/money/money';
import { createHash } from 'node:crypto';
import { amountInWords } from '../wallet/walletAccount.ts';

/** A money operation as shown to the customer who has to confirm it (RULE-047). */
export type MoneyOperation = {
  readonly kind: MoneyKind;
  readonly amount: Money;
  /** An IBAN, an address, or an own account from {@link ownAccount}. */
  readonly payee: string;
  /** Holder, beneficiary or originator, or the own account's name; null if unknown. */
  readonly payeeName: string | null;
  readonly fee?: Money;
  /** The rate shown to the customer. */
  readonly rate?: string;
  /** What is bought; set for `buy` and `buy_token`. */
  readonly bought?: string;
};

export const ownAccount = (id: number): string => `account:${id}`;

export const moneyOnWire = ({ kind, amount, payee, payeeName, fee, rate }: MoneyOperation): ConfirmedOperation => ({
  kind,
  amount: amountOf(amount),
  currency: amount.currencyCode,
  payee,
  payee_name: payeeName,
  fee: fee === undefined ? null : amountOf(fee),
  fee_currency: fee?.currencyCode ?? null,
  rate: rate ?? null,
});

const nothing = { amount: null, currency: null, payee: null, payee_name: null, fee: null, fee_currency: null, rate: null } as const;
export const securityOnWire = (kind: SecurityKind): ConfirmedOperation => ({ kind, ...nothing });

/** SHA-256 of a UTF-8 text, in base64url. The challenge that a passkey signs is the hash of the canonical operation. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Hash of the request that a confirmation is bound to besides its operation.
 * @param request its `path` is below the base; `body` is null without one
 */
export const digestOf = (request: { readonly method: string; readonly path: string; readonly body: unknown }): string =>
  hashOf(canonicalJson(request));

type Binding = {
  readonly id: string;
  readonly call: string;
  /** The customer's uuid. */
  readonly customer: string;
  /** The session's id. */
  readonly session: string;
  /** The Idempotency-Key; null without one. */
  readonly key: string | null;
  /** {@link digestOf} the request. */
  readonly request: string;
  readonly nonce: string;
  readonly expires_at: string;
};

/** Serialises an operation in canonical form (RULE-046). Changing a character of it changes the hash. */
export const canonicalOf = (operation: ConfirmedOperation, binding: Binding): string => canonicalJson({ ...operation, ...binding, v: 1 });

/** Formats an amount for a message: coins without trailing zeros, fiat with cents, no currency symbol (D-SEND-17). */
function words(amount: Money): string {
  const { currencyCode } = amount;
  return currencyCode === 'EUR' || currencyCode === 'USD'
    ? `${formatAmount(amount, builtInLocale)} ${currencyCode}`
    : amountInWords(amount);
}

function sentenceOf({ kind, amount, payee, payeeName, rate, bought }: MoneyOperation): string {
  const name = payeeName ?? payee;
  switch (kind) {
    case 'send':
    case 'send_token':
      return `send ${words(amount)} to ${payee}.`;
    case 'send_travel_rule':
      return `send ${words(amount)} to ${payeeName === null ? '' : `${payeeName}, `}${payee}.`;
    case 'sell':
    case 'sell_token':
      return `sell ${words(amount)} into ${name}.`;
    case 'withdraw_sepa':
      return `withdraw ${words(amount)} to ${formatIban(payee)}${payeeName === null ? '' : `, ${payeeName}`}.`;
    case 'exchange':
      return `exchange ${words(amount)} into ${name} at ${rate ?? ''}.`;
    case 'card_top_up':
      return `pay ${words(amount)} by card into ${name}.`;
    case 'sepa_top_up':
      return `announce ${words(amount)} for ${name}.`;
    case 'buy':
    case 'buy_token':
      return `buy ${bought ?? name} for ${words(amount)}.`;
    case 'receive_details':
      return `accept ${words(amount)} from ${name}.`;
  }
}

/**
 * What a payment's code confirms, for the message that contains the code. Amount and payee are given in full, so that a customer on a
 * phishing page can see that the code pays someone else (SCA-020, RULE-049).
 */
export const purposeOf = (operation: MoneyOperation): string =>
  `${sentenceOf(operation)}${operation.fee === undefined ? '' : ` Fee ${words(operation.fee)}.`}`;

const securityPurposes: Readonly<Record<SecurityKind, string>> = {
  add_passkey: 'add a passkey.',
  delete_passkey: 'delete a passkey.',
  log_out_device: 'log out another device.',
  log_out_others: 'log out all other devices.',
};
export const securityPurpose = (kind: SecurityKind): string => securityPurposes[kind];
