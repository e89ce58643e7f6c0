import type { Bank, Operations, SepaWithdrawRequisites } from '@wallet/contract/accounts';
import type { SepaWithdrawalSettings } from '@wallet/core/fees/sepaWithdrawal';
import { minimalWithdrawal } from '@wallet/core/limits/amounts';
import { money, type Money } from '@wallet/core/money/money';
import type { OperationAccount } from '@wallet/ui/patterns/AccountSelect/AccountSelect';
import type { SepaBlock } from '@wallet/ui/patterns/SepaBlock/SepaBlock';
import type { SepaBank } from '@wallet/ui/patterns/SepaTransfer/SepaTransfer.types';
import { availableOf } from '../../operations/accounts/availableOf.ts';
import { operationAccounts } from '../../operations/accounts/toOperationAccount.ts';
import type { SepaIds, SepaRead } from '../../operations/bankTransfer/SepaPage.tsx';
import { addressBlock, sepaBanks } from '../../operations/bankTransfer/sepaMethods.ts';

export type SepaWithdrawalView = {
  readonly accounts: readonly OperationAccount[];
  readonly banks: readonly SepaBank[];
  readonly settings: SepaWithdrawalSettings;
  readonly beneficiaryName: string;
  readonly iban: string;
  /** Of the account and the bank in the path. */
  readonly balance: Money;
  readonly block: SepaBlock | null;
};

/** Why a bank stops a withdrawal: the address before the IBAN (D-SEPA-07, RULE-024). */
export function sepaWithdrawalBlock(bank: Pick<Bank, 'status'>, virtualIban: string | null): SepaBlock | null {
  return addressBlock(bank) ?? (virtualIban === null ? 'ibanPending' : null);
}

function requisitesOf({ requisites }: Operations, accountId: number, bankId: number): SepaWithdrawRequisites | undefined {
  return requisites.withdrawSepa.find((row) => row.accountId === accountId && row.paymentNetworkId === bankId);
}

function readSettings({ settings }: Operations, { currencyCode, decimals }: Money): SepaWithdrawalSettings | null {
  const feeRelative = settings.eur_withdraw_sepa_fee_relative;
  const feeAbsolute = settings.eur_withdraw_sepa_fee_absolute;
  if (feeRelative === undefined || feeAbsolute === undefined) return null;
  return {
    feeRelative,
    feeAbsolute: money(feeAbsolute, currencyCode, decimals),
    minimalExclusive: money(settings.eur_withdraw_sepa_minimal_exclusive ?? minimalWithdrawal, currencyCode, decimals),
  };
}

/** What the operations response says of a withdrawal from one account by one bank. */
export function toSepaWithdrawalView(operations: Operations, { accountId, bankId }: SepaIds): SepaRead<SepaWithdrawalView> {
  const account = operations.accounts.find(({ id, type }) => id === accountId && type === 'fiat');
  const banks = sepaBanks(operations, 'withdraw', accountId);
  const bank = banks.find(({ id }) => id === bankId);
  const requisites = requisitesOf(operations, accountId, bankId);
  if (account === undefined || bank === undefined || requisites === undefined) return { kind: 'unknown' };
  const balance = availableOf(account);
  const settings = readSettings(operations, balance);
  if (settings === null) return { kind: 'incomplete' };
  const accounts = operationAccounts(operations, ({ id }) => sepaBanks(operations, 'withdraw', id).length > 0);
  const offered = banks.map((one) => ({
    id: one.id,
    block: sepaWithdrawalBlock(one, requisitesOf(operations, accountId, one.id)?.virtualIban ?? null),
  }));
  const block = sepaWithdrawalBlock(bank, requisites.virtualIban);
  const { beneficiaryName, iban } = requisites;
  return {
    kind: 'ready',
    view: { accounts, banks: offered, settings, beneficiaryName, iban: iban ?? '', balance, block },
  };
}
