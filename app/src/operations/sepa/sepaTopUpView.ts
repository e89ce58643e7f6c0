import type { Bank, Operations, SepaTopUpRequisites as WireRequisites } from '@wallet/contract/holdings/accounts';
import type { SepaTopUpSettings } from '@wallet/core/fees/bankTransfer';
import { money, type Money } from '@wallet/core/money/money';
import type { OperationAccount } from '@wallet/ui/patterns/AccountSelect';
import type { SepaBank, SepaBlock } from '@wallet/ui/patterns/SepaTransfer';
import type { SepaTopUpRequisites } from '@wallet/ui/screens/sepa-topup';
import { paths } from '../../routing/paths.ts';
import { getAvailable, getTargetIds, toOperationAccounts, getTargets } from '../accounts.ts';
import type { SepaIds } from './bankTransfer.tsx';
import type { PageRead } from '../page/renderRead.tsx';
import { getAddressBlock, getSepaBanks } from './sepaMethods.ts';

export type SepaTopUpView = {
  readonly accounts: readonly OperationAccount<number>[];
  readonly banks: readonly SepaBank<number>[];
  readonly settings: SepaTopUpSettings;
  /** Why the requisites cannot be shown yet. Null when they can (SEPA-017 to SEPA-021). */
  readonly block: SepaBlock | null;
  /** Null until an IBAN is bound. */
  readonly requisites: SepaTopUpRequisites | null;
  readonly cardHref: string | null;
};

/** Checks the address before the IBAN (D-SEPA-07). An IBAN that is allocated but not bound yet is ready (D-SEPA-08). */
export function getTopUpBlock(bank: Pick<Bank, 'status'>, iban: string | null, virtualIban: string | null): SepaBlock | null {
  const address = getAddressBlock(bank);
  if (address !== null) return address;
  if (iban !== null) return null;
  return virtualIban === null ? 'ibanPending' : 'ibanReady';
}

const isOfAccountAndBank =
  (accountId: number, bankId: number) =>
  (row: { readonly accountId: number; readonly paymentNetworkId: number }): boolean =>
    row.accountId === accountId && row.paymentNetworkId === bankId;

function findBlock({ requisites }: Operations, accountId: number, bank: Bank): SepaBlock | null {
  const isWanted = isOfAccountAndBank(accountId, bank.id);
  const iban = requisites.topupSepa.find(isWanted)?.iban ?? null;
  return getTopUpBlock(bank, iban, requisites.withdrawSepa.find(isWanted)?.virtualIban ?? null);
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

/** Returns the account's card top-up, else the page for adding a card. Null when there is no card and cards are disabled (D-CUR-16). */
function toCardHref(operations: Operations, accountId: number, bankId: number): string | null {
  const cardId = getTargetIds(getTargets(operations, 'topup', accountId), 'card')[0];
  if (cardId !== undefined) return paths.cardTopUp.to({ accountId, cardId });
  if (operations.settings.cards_disabled) return null;
  return `${paths.newCard.to()}?returnTo=${encodeURIComponent(paths.sepaTopUp.to({ accountId, bankId }))}`;
}

export function toSepaTopUpView(operations: Operations, { accountId, bankId }: SepaIds): PageRead<SepaTopUpView> {
  const account = operations.accounts.find(({ id, type }) => id === accountId && type === 'fiat');
  const banks = getSepaBanks(operations, 'topup', accountId);
  const bank = banks.find(({ id }) => id === bankId);
  const row = operations.requisites.topupSepa.find(isOfAccountAndBank(accountId, bankId));
  if (account === undefined || bank === undefined || row === undefined) return { kind: 'unknown' };
  const settings = readSettings(operations, getAvailable(account));
  if (settings === null) return { kind: 'incomplete' };
  return {
    kind: 'ready',
    view: {
      accounts: toOperationAccounts(operations, ({ id }) => getSepaBanks(operations, 'topup', id).length > 0),
      banks: banks.map((one) => ({ id: one.id, block: findBlock(operations, accountId, one) })),
      settings,
      block: findBlock(operations, accountId, bank),
      requisites: toRequisites(row),
      cardHref: toCardHref(operations, accountId, bankId),
    },
  };
}
