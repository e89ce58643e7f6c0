import type { Bank, Operations, SepaWithdrawRequisites } from '@wallet/contract/holdings/accounts';
import { sepaWithdrawal, type SepaWithdrawalSettings } from '@wallet/core/fees/bankTransfer';
import { minimalWithdrawal } from '@wallet/core/limits/limits';
import { isMore } from '@wallet/core/money/arithmetic';
import { amountOf, money, type Money } from '@wallet/core/money/money';
import type { OperationAccount } from '@wallet/ui/patterns/AccountSelect';
import type { SepaBank, SepaBlock } from '@wallet/ui/patterns/SepaTransfer';
import type { CallOutcome } from '@wallet/ui/patterns/form';
import type { IbanLookup, SepaWithdrawalTerms, WithdrawalStop } from '@wallet/ui/screens/sepa-withdrawal';
import { useRef } from 'react';
import type { Refusal } from '../../api/errors.ts';
import { type Intent, nextIntent } from '../../api/idempotencyKey.ts';
import { attempt, type NewOrder, refusalText, UNEXPECTED } from '../../api/outcome.ts';
import { useWithdrawToIban } from '../../data/bank-transfers.ts';
import { useLookUpIban } from '../../data/iban-lookup.ts';
import { availableOf, operationAccounts } from '../../operations/accounts.ts';
import { type SepaIds, type SepaRead, type SepaTransfer, type SepaVerdict, useSepaTransfer } from '../../operations/bankTransfer.tsx';
import { addressBlock, refusalBlock, sepaBanks } from '../../operations/sepaMethods.ts';
import { paths } from '../../routing/paths.ts';

export type SepaWithdrawal = SepaTransfer<SepaWithdrawalTerms> & {
  readonly onLookUpIban: (iban: string, signal: AbortSignal) => Promise<IbanLookup>;
  /** `done` has the new order: the page navigates, not the hook. */
  readonly submit: (iban: string) => Promise<CallOutcome<'iban', WithdrawalStop, NewOrder>>;
};

/** A refused IBAN is under it; a modal of the method, or funds that have changed, is more than a field (SEPA-046, SEPA-047, D-SEPA-24). */
export const withdrawalRules = {
  fields: { iban: 'iban' },
  special: (refusal: Refusal): WithdrawalStop | null => {
    const block = refusalBlock(refusal);
    if (block !== null) return { kind: 'blocked', block };
    return refusal.body.fields?.['amount'] === undefined ? null : { kind: 'fundsChanged' };
  },
} as const;

/** The balance first, then what closes the method (SEPA-031, D-SEPA-10). */
function judge(ids: SepaIds, operations: Operations, amount: Money): SepaVerdict<SepaWithdrawalTerms> {
  const read = toSepaWithdrawalView(operations, ids);
  if (read.kind !== 'ready') return null;
  const { balance, block, settings } = read.view;
  if (isMore(amount, balance)) return { block: 'notEnoughFunds' };
  if (block !== null) return { block };
  const { fee, totalReceive } = sepaWithdrawal(amount, settings);
  return { terms: { amount, fee, totalReceive } };
}

/** The flow of a withdrawal from one account by one bank (SEPA-037). */
export function useSepaWithdrawal(ids: SepaIds): SepaWithdrawal {
  const transfer = useSepaTransfer<SepaWithdrawalTerms>({
    ...ids,
    pathOf: paths.sepaWithdrawal.to,
    judge: (operations, amount) => judge(ids, operations, amount),
  });
  const { step } = transfer;
  const lookUp = useLookUpIban();
  const withdraw = useWithdrawToIban();
  const intent = useRef<Intent | null>(null);

  async function onLookUpIban(iban: string, signal: AbortSignal): Promise<IbanLookup> {
    const outcome = await attempt(() => lookUp(iban, signal), {
      // The iban field's message, or the answer's own when there is none (SEPA-042).
      special: ({ status, body }) =>
        status === 400 ? { kind: 'refused', message: body.fields?.['iban']?.[0] ?? refusalText(body) } : UNEXPECTED,
      otherwise: () => UNEXPECTED, // a lookup that was cancelled, or a session that is over
    });
    return outcome.kind === 'done' ? { kind: 'found', bank: outcome.value.name, bic: outcome.value.bic } : outcome;
  }

  async function submit(iban: string): Promise<CallOutcome<'iban', WithdrawalStop, NewOrder>> {
    if (step.name !== 'requisites') return UNEXPECTED;
    const { accountId } = ids;
    const amount = amountOf(step.amount);
    intent.current = nextIntent(intent.current, `withdraw ${accountId} ${amount} ${iban}`);
    const { key: idempotencyKey } = intent.current;
    const outcome = await attempt(() => withdraw({ accountId, amount, iban, idempotencyKey }), withdrawalRules);
    if (outcome.kind === 'done') intent.current = null;
    return outcome;
  }

  return { ...transfer, onLookUpIban, submit };
}

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
