import type { PayeeCheck } from '@wallet/contract/payee/payee-checks';
import type { Bank, Operations, SepaWithdrawRequisites } from '@wallet/contract/holdings/accounts';
import { sepaWithdrawal, type SepaWithdrawalSettings } from '@wallet/core/fees/bankTransfer';
import { minimalWithdrawal } from '@wallet/core/limits/limits';
import { isMore } from '@wallet/core/money/arithmetic';
import { amountOf, money, type Money } from '@wallet/core/money/money';
import type { OperationAccount } from '@wallet/ui/patterns/AccountSelect';
import type { SepaBank, SepaBlock } from '@wallet/ui/patterns/SepaTransfer';
import type { CallOutcome } from '@wallet/ui/patterns/form';
import type { PayeeOutcome } from '@wallet/ui/patterns/PayeeCheck';
import type { CheckedPayee, IbanLookup, PayeeAnswer, SepaWithdrawalTerms, WithdrawalStop } from '@wallet/ui/screens/sepa-withdrawal';
import { ApiError, loadFailure, Refusal } from '../../api/errors.ts';
import { attempt, type NewOrder, refusalText, UNEXPECTED, usedBy } from '../../api/outcome.ts';
import { useCheckPayee, useWithdrawToIban } from '../../data/bank-transfers.ts';
import { useLookUpIban } from '../../data/iban-lookup.ts';
import { availableOf, operationAccounts } from '../../operations/accounts.ts';
import { type SepaIds, type SepaRead, type SepaTransfer, type SepaVerdict, useSepaTransfer } from '../../operations/bankTransfer.tsx';
import { addressBlock, refusalBlock, sepaBanks } from '../../operations/sepa/sepaMethods.ts';
import { useIntents } from '../../api/useIntents.ts';
import { paths } from '../../routing/paths.ts';

export type SepaWithdrawal = SepaTransfer<SepaWithdrawalTerms> & {
  readonly onLookUpIban: (iban: string, signal: AbortSignal) => Promise<IbanLookup>;
  readonly onCheckPayee: (iban: string, signal: AbortSignal, isRepeat: boolean) => Promise<PayeeAnswer>;
  /** `done` has the new order: the page navigates, not the hook. `payee`: what the customer has seen and accepted. */
  readonly submit: (iban: string, payee?: CheckedPayee) => Promise<CallOutcome<'iban', WithdrawalStop, NewOrder>>;
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
export function useSepaWithdrawal(ids: SepaIds, looksUpRecipient: boolean): SepaWithdrawal {
  const transfer = useSepaTransfer<SepaWithdrawalTerms>({
    ...ids,
    pathOf: paths.sepaWithdrawal.to,
    judge: (operations, amount) => judge(ids, operations, amount),
  });
  const { step } = transfer;
  const lookUp = useLookUpIban();
  const withdraw = useWithdrawToIban();
  const checkPayee = useCheckPayee();
  /** What a withdrawal has besides is the token of its check. */
  const intents = useIntents<string | undefined>();

  async function onLookUpIban(iban: string, signal: AbortSignal): Promise<IbanLookup> {
    const outcome = await attempt(() => lookUp(iban, signal), {
      // The iban field's message, or the answer's own when there is none (SEPA-042).
      special: ({ status, body }) =>
        status === 400 ? { kind: 'refused', message: body.fields?.['iban']?.[0] ?? refusalText(body) } : UNEXPECTED,
      otherwise: () => UNEXPECTED, // a lookup that was cancelled, or a session that is over
    });
    return outcome.kind === 'done' ? { kind: 'found', bank: outcome.value.name, bic: outcome.value.bic } : outcome;
  }

  const onCheckPayee = (iban: string, signal: AbortSignal, isRepeat: boolean): Promise<PayeeAnswer> =>
    attemptCheck(async () => toCheckedPayee(await checkPayee({ accountId: ids.accountId, iban, signal, isRepeat }), looksUpRecipient));

  async function send(iban: string, token: string | undefined): Promise<WithdrawalOutcome | 'unchecked'> {
    if (step.name !== 'requisites') return UNEXPECTED;
    const { accountId } = ids;
    const amount = amountOf(step.amount);
    const outcome = await intents.send(`withdraw ${accountId} ${amount} ${iban}`, token, (idempotencyKey, payeeCheck) =>
      attempt(() => withdraw({ accountId, amount, iban, payeeCheck, idempotencyKey }), {
        ...withdrawalRules,
        special: (refusal) => {
          if (refusal.body.code !== NOT_CHECKED) return withdrawalRules.special(refusal);
          return usedBy(refusal) ?? { kind: 'unchecked' };
        },
      }),
    );
    return outcome.kind === 'unchecked' ? 'unchecked' : outcome;
  }

  /** The check was too old: it is made again, and what came to the same as was shown goes out once more by itself, by the same key (VOP-013). */
  async function submit(iban: string, payee?: CheckedPayee): Promise<WithdrawalOutcome> {
    const sent = await send(iban, payee?.token);
    if (sent !== 'unchecked') return sent;
    const again = await onCheckPayee(iban, new AbortController().signal, true);
    if (again.kind === 'failed') return again;
    if (again.kind !== 'checked') return UNEXPECTED;
    if (payee === undefined || !isSameOutcome(payee.outcome, again.outcome)) return { kind: 'checkedAgain', check: again };
    const second = await send(iban, again.token);
    return second === 'unchecked' ? { kind: 'checkedAgain', check: again } : second;
  }

  return { ...transfer, onLookUpIban, onCheckPayee, submit };
}

type WithdrawalOutcome = CallOutcome<'iban', WithdrawalStop, NewOrder>;

/** "Check the account holder's name first" (RULE-041). */
const NOT_CHECKED = 409_041;
const TOO_MANY = 429;

const isSameOutcome = (left: PayeeOutcome, right: PayeeOutcome): boolean =>
  left.kind === right.kind && (left.kind !== 'close_match' || right.kind !== 'close_match' || left.heldName === right.heldName);

/** Signs that a customer does not see and that change how a name reads (VOP-019). */
const UNSEEN = /[\p{Control}\p{Format}]/gu;
const MOST_LETTERS = 140;
const readable = (name: string): string => Array.from(name.replaceAll(UNSEEN, '')).slice(0, MOST_LETTERS).join('');

function outcomeOf({ outcome, held_name: heldName, reason }: PayeeCheck): PayeeOutcome {
  switch (outcome) {
    case 'match':
    case 'no_match':
      return { kind: outcome };
    case 'close_match':
      return { kind: outcome, heldName: readable(heldName ?? '') };
    case 'not_possible':
      return { kind: outcome, isSilent: reason === 'timeout' || reason === 'unreachable' };
  }
}

/** A check as the screen shows it. */
export function toCheckedPayee(check: PayeeCheck, looksUpRecipient: boolean): CheckedPayee {
  const { token, first_time: isFirstTime, last_used_at: lastUsedAt, trusted: isTrusted } = check;
  const recipient = { kind: 'iban', lastUsedAt: isFirstTime ? null : lastUsedAt, isTrusted } as const;
  return { kind: 'checked', outcome: outcomeOf(check), token, recipient: looksUpRecipient ? recipient : null };
}

/** What became of a check: a refusal of the IBAN is the field's, too many checks are said with their own words (VOP-014). */
async function attemptCheck(check: () => Promise<CheckedPayee>): Promise<PayeeAnswer> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof ApiError && error.status === TOO_MANY) return { kind: 'limited' };
    if (error instanceof ApiError) return { kind: 'failed', failure: loadFailure(error) };
    if (!(error instanceof Refusal)) return UNEXPECTED; // a check that was cancelled, or a session that is over
    if (error.status === 404) return { kind: 'notNeeded' };
    const message = error.body.fields?.['iban']?.[0] ?? refusalText(error.body);
    return message === '' ? UNEXPECTED : { kind: 'refused', message };
  }
}

export type SepaWithdrawalView = {
  readonly accounts: readonly OperationAccount[];
  readonly banks: readonly SepaBank[];
  readonly settings: SepaWithdrawalSettings;
  readonly beneficiaryName: string;
  readonly iban: string;
  /** Whether the receiving bank is asked for the name before a withdrawal (VOP-001). */
  readonly checksPayee: boolean;
  readonly looksUpRecipient: boolean;
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
  const looksUpRecipient = operations.settings.recipient_look_up === true;
  const checksPayee = (operations.settings.payee_check ?? 'off') !== 'off';
  return {
    kind: 'ready',
    view: { accounts, banks: offered, settings, beneficiaryName, iban: iban ?? '', checksPayee, looksUpRecipient, balance, block },
  };
}
