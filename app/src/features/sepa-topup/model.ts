import type { Bank, Operations, SepaTopUpRequisites as WireRequisites } from '@wallet/contract/holdings/accounts';
import { sepaTopUp, type SepaTopUpSettings } from '@wallet/core/fees/bankTransfer';
import { amountOf, money, type Money } from '@wallet/core/money/money';
import type { OperationAccount } from '@wallet/ui/patterns/AccountSelect';
import type { Blocked, SepaBank, SepaBlock } from '@wallet/ui/patterns/SepaTransfer';
import type { Refused } from '@wallet/ui/patterns/form';
import type { SepaTopUpRequisites, SepaTopUpScreenProps, SepaTopUpTerms } from '@wallet/ui/screens/sepa-topup';
import { useRef } from 'react';
import type { Refusal } from '../../api/errors.ts';
import { type Intent, nextIntent } from '../../api/idempotencyKey.ts';
import { attempt, refusalText, UNEXPECTED } from '../../api/outcome.ts';
import { useRequestTopUp } from '../../data/bank-transfers.ts';
import { availableOf, idsOf, operationAccounts, targetsFrom } from '../../operations/accounts.ts';
import { type SepaIds, type SepaRead, type SepaTransfer, type SepaVerdict, useSepaTransfer } from '../../operations/bankTransfer.tsx';
import { addressBlock, refusalBlock, sepaBanks } from '../../operations/sepaMethods.ts';
import { paths } from '../../routing/paths.ts';

export type SepaTopUp = SepaTransfer<SepaTopUpTerms> & Pick<SepaTopUpScreenProps, 'onDone'>;

/** What "Done" came to when it was not accepted: a modal of the method, else the first message of the amount (D-SEPA-15). */
export const topUpRules = {
  special: (refusal: Refusal): Blocked | Refused => {
    const block = refusalBlock(refusal);
    if (block !== null) return { kind: 'blocked', block };
    return { kind: 'refused', message: refusal.body.fields?.['amount']?.[0] ?? refusalText(refusal.body) };
  },
};

/** The requisites open with a verified address and a bound IBAN (SEPA-017 to SEPA-021). */
function judge(ids: SepaIds, operations: Operations, amount: Money): SepaVerdict<SepaTopUpTerms> {
  const read = toSepaTopUpView(operations, ids);
  if (read.kind !== 'ready') return null;
  const { block, requisites, settings } = read.view;
  if (block !== null) return { block };
  const { totalReceive, isAllowed } = sepaTopUp(amount, settings);
  return requisites === null || !isAllowed ? null : { terms: { amount, totalReceive, requisites } };
}

/** The flow of a top-up of one account by one bank. */
export function useSepaTopUp(ids: SepaIds): SepaTopUp {
  const transfer = useSepaTransfer<SepaTopUpTerms>({
    ...ids,
    pathOf: paths.sepaTopUp.to,
    judge: (operations, amount) => judge(ids, operations, amount),
  });
  const { step } = transfer;
  const request = useRequestTopUp();
  const intent = useRef<Intent | null>(null);

  const onDone: SepaTopUp['onDone'] = async () => {
    if (step.name !== 'requisites') return UNEXPECTED;
    const { accountId } = ids;
    const amount = amountOf(step.amount);
    intent.current = nextIntent(intent.current, `top up ${accountId} ${amount}`);
    const { key: idempotencyKey } = intent.current;
    const outcome = await attempt(() => request({ accountId, amount, idempotencyKey }), topUpRules);
    if (outcome.kind === 'done') intent.current = null;
    return outcome;
  };

  return { ...transfer, onDone };
}

export type SepaTopUpView = {
  readonly accounts: readonly OperationAccount[];
  readonly banks: readonly SepaBank[];
  readonly settings: SepaTopUpSettings;
  /** Why the requisites cannot be shown yet; null when they can (SEPA-017 to SEPA-021). */
  readonly block: SepaBlock | null;
  /** Null while a block stands in the way. */
  readonly requisites: SepaTopUpRequisites | null;
  readonly cardHref: string | null;
};

/** The address before the IBAN (D-SEPA-07); an IBAN that is allocated and not bound yet is ready (D-SEPA-08). */
export function sepaTopUpBlock(bank: Pick<Bank, 'status'>, iban: string | null, virtualIban: string | null): SepaBlock | null {
  const address = addressBlock(bank);
  if (address !== null) return address;
  if (iban !== null) return null;
  return virtualIban === null ? 'ibanPending' : 'ibanReady';
}

const ofAccountAndBank =
  (accountId: number, bankId: number) =>
  (row: { readonly accountId: number; readonly paymentNetworkId: number }): boolean =>
    row.accountId === accountId && row.paymentNetworkId === bankId;

function blockOf({ requisites }: Operations, accountId: number, bank: Bank): SepaBlock | null {
  const isWanted = ofAccountAndBank(accountId, bank.id);
  const iban = requisites.topupSepa.find(isWanted)?.iban ?? null;
  return sepaTopUpBlock(bank, iban, requisites.withdrawSepa.find(isWanted)?.virtualIban ?? null);
}

function toRequisites({ iban, ...row }: WireRequisites): SepaTopUpRequisites | null {
  if (iban === null) return null;
  const { beneficiaryName, reference, beneficiaryAddress, bic, bankName, bankAddress } = row;
  return { beneficiaryName, iban, reference, beneficiaryAddress, bic, bankName, bankAddress };
}

function readSettings({ settings }: Operations, { currencyCode, decimals }: Money): SepaTopUpSettings | null {
  const { eur_top_up_sepa_fee: fee, eur_top_up_sepa_minimal_exclusive: minimal, eur_top_up_sepa_threshold_no_fee: threshold } = settings;
  if (fee === undefined || minimal === undefined || threshold === undefined) return null;
  const amount = (text: string) => money(text, currencyCode, decimals);
  return { fee: amount(fee), minimalExclusive: amount(minimal), thresholdNoFee: amount(threshold) };
}

/** The card top-up of the account, where a card is added for it, or nothing while cards are off (D-CUR-16). */
function cardHrefOf(operations: Operations, accountId: number, bankId: number): string | null {
  const cardId = idsOf(targetsFrom(operations, 'topup', accountId), 'card')[0];
  if (cardId !== undefined) return paths.cardTopUp.to({ accountId, cardId });
  if (operations.settings.cards_disabled) return null;
  return `${paths.newCard.to()}?returnTo=${encodeURIComponent(paths.sepaTopUp.to({ accountId, bankId }))}`;
}

/** What the operations response says of a top-up of one account by one bank. */
export function toSepaTopUpView(operations: Operations, { accountId, bankId }: SepaIds): SepaRead<SepaTopUpView> {
  const account = operations.accounts.find(({ id, type }) => id === accountId && type === 'fiat');
  const banks = sepaBanks(operations, 'topup', accountId);
  const bank = banks.find(({ id }) => id === bankId);
  const row = operations.requisites.topupSepa.find(ofAccountAndBank(accountId, bankId));
  if (account === undefined || bank === undefined || row === undefined) return { kind: 'unknown' };
  const settings = readSettings(operations, availableOf(account));
  if (settings === null) return { kind: 'incomplete' };
  return {
    kind: 'ready',
    view: {
      accounts: operationAccounts(operations, ({ id }) => sepaBanks(operations, 'topup', id).length > 0),
      banks: banks.map((one) => ({ id: one.id, block: blockOf(operations, accountId, one) })),
      settings,
      block: blockOf(operations, accountId, bank),
      requisites: toRequisites(row),
      cardHref: cardHrefOf(operations, accountId, bankId),
    },
  };
}
