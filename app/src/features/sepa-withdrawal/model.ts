import type { PayeeCheck } from '@wallet/contract/payee/payee-checks';
import type { Bank, Operations, SepaWithdrawRequisites } from '@wallet/contract/holdings/accounts';
import { sepaWithdrawal, type SepaWithdrawalSettings } from '@wallet/core/fees/bankTransfer';
import { minimalWithdrawal } from '@wallet/core/limits/limits';
import { isMore } from '@wallet/core/money/arithmetic';
import { toAmountText, money, type Money } from '@wallet/core/money/money';
import type { OperationAccount } from '@wallet/ui/patterns/AccountSelect';
import type { SepaBank, SepaBlock } from '@wallet/ui/patterns/SepaTransfer';
import type { CallOutcome } from '@wallet/ui/patterns/form';
import type { PayeeOutcome } from '@wallet/ui/patterns/PayeeCheck';
import type { CheckedPayee, IbanLookup, PayeeCheckResult, SepaWithdrawalTerms, WithdrawalStop } from '@wallet/ui/screens/sepa-withdrawal';
import { ApiError, toLoadFailure, Refusal } from '../../api/errors.ts';
import { attempt, type NewOrder, toRefusalText, UNEXPECTED, toUsedOrder } from '../../api/outcome.ts';
import { useCheckPayee, useWithdrawToIban } from '../../data/bank-transfers.ts';
import { useLookUpIban } from '../../data/iban-lookup.ts';
import { getAvailable, toOperationAccounts } from '../../operations/accounts.ts';
import { type SepaIds, type SepaCheck, useSepaTransfer } from '../../operations/sepa/bankTransfer.tsx';
import type { PageRead } from '../../operations/page/renderRead.tsx';
import { getAddressBlock, toRefusalBlock, getSepaBanks } from '../../operations/sepa/sepaMethods.ts';
import { useIntents } from '../../api/useIntents.ts';
import { paths } from '../../routing/paths.ts';

/** A refused IBAN is shown at its field. A blocked method or changed funds have a modal (SEPA-046, SEPA-047, D-SEPA-24). */
export const withdrawalRules = {
  fields: { iban: 'iban' },
  special: (refusal: Refusal): WithdrawalStop | null => {
    const block = toRefusalBlock(refusal);
    if (block !== null) return { kind: 'blocked', block };
    return refusal.body.fields?.['amount'] === undefined ? null : { kind: 'fundsChanged' };
  },
} as const;

/** Checks the balance first, then whether the method is blocked (SEPA-031, D-SEPA-10). */
function checkWithdrawal(ids: SepaIds, operations: Operations, amount: Money): SepaCheck<SepaWithdrawalTerms> {
  const read = toSepaWithdrawalView(operations, ids);
  if (read.kind !== 'ready') return null;
  const { balance, block, settings } = read.view;
  if (isMore(amount, balance)) return { block: 'notEnoughFunds' };
  if (block !== null) return { block };
  const { fee, total, arrives } = sepaWithdrawal(amount, settings);
  return { terms: { amount, fee, total, arrives } };
}

/** The flow of a withdrawal from one account by one bank (SEPA-037). */
export function useSepaWithdrawal(ids: SepaIds, looksUpRecipient: boolean) {
  const transfer = useSepaTransfer<SepaWithdrawalTerms>({
    ...ids,
    toPath: paths.sepaWithdrawal.to,
    check: (operations, amount) => checkWithdrawal(ids, operations, amount),
  });
  const { step } = transfer;
  const lookUp = useLookUpIban();
  const withdraw = useWithdrawToIban();
  const checkPayee = useCheckPayee();
  /** Stores the token of the payee check with the intent. */
  const intents = useIntents<string | undefined>();

  async function onLookUpIban(iban: string, signal: AbortSignal): Promise<IbanLookup> {
    const outcome = await attempt(() => lookUp(iban, signal), {
      // The message of the iban field, or the general message when it has none (SEPA-042).
      special: ({ status, body }) =>
        status === 400 ? { kind: 'refused', message: body.fields?.['iban']?.[0] ?? toRefusalText(body) } : UNEXPECTED,
      otherwise: () => UNEXPECTED, // the lookup was cancelled or the session has ended
    });
    return outcome.kind === 'done' ? { kind: 'found', bank: outcome.value.name, bic: outcome.value.bic } : outcome;
  }

  const onCheckPayee = (iban: string, signal: AbortSignal, isRepeat: boolean): Promise<PayeeCheckResult> =>
    attemptCheck(async () => toCheckedPayee(await checkPayee({ accountId: ids.accountId, iban, signal, isRepeat }), looksUpRecipient));

  async function send(iban: string, token: string | undefined): Promise<WithdrawalOutcome | 'unchecked'> {
    if (step.name !== 'requisites') return UNEXPECTED;
    const { accountId } = ids;
    const amount = toAmountText(step.amount);
    const outcome = await intents.send(`withdraw ${accountId} ${amount} ${iban}`, token, (idempotencyKey, payeeCheck) =>
      attempt(() => withdraw({ accountId, amount, iban, payeeCheck, idempotencyKey }), {
        ...withdrawalRules,
        special: (refusal) => {
          if (refusal.body.code !== NOT_CHECKED) return withdrawalRules.special(refusal);
          return toUsedOrder(refusal) ?? { kind: 'unchecked' };
        },
      }),
    );
    return outcome.kind === 'unchecked' ? 'unchecked' : outcome;
  }

  /**
   * If the check has expired, it is repeated. When the result equals the one shown, the withdrawal is sent again automatically, with the
   * same key (VOP-013). `done` carries the new order. The page navigates, not the hook.
   * @param payee what the customer has seen and accepted
   */
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
const TOO_MANY_REQUESTS = 429;

const isSameOutcome = (left: PayeeOutcome, right: PayeeOutcome): boolean =>
  left.kind === right.kind && (left.kind !== 'close_match' || right.kind !== 'close_match' || left.heldName === right.heldName);

/** Invisible characters that change how a name reads (VOP-019). */
const INVISIBLE = /[\p{Control}\p{Format}]/gu;
const MAX_NAME_LENGTH = 140;
const toReadableName = (name: string): string => Array.from(name.replaceAll(INVISIBLE, '')).slice(0, MAX_NAME_LENGTH).join('');

function toPayeeOutcome({ outcome, held_name: heldName, reason }: PayeeCheck): PayeeOutcome {
  switch (outcome) {
    case 'match':
    case 'no_match':
      return { kind: outcome };
    case 'close_match':
      return { kind: outcome, heldName: toReadableName(heldName ?? '') };
    case 'not_possible':
      return { kind: outcome, isSilent: reason === 'timeout' || reason === 'unreachable' };
  }
}

export function toCheckedPayee(check: PayeeCheck, looksUpRecipient: boolean): CheckedPayee {
  const { token, first_time: isFirstTime, last_used_at: lastUsedAt, trusted: isTrusted } = check;
  const recipient = { kind: 'iban', lastUsedAt: isFirstTime ? null : lastUsedAt, isTrusted } as const;
  return { kind: 'checked', outcome: toPayeeOutcome(check), token, recipient: looksUpRecipient ? recipient : null };
}

/** Resolves with the outcome of a check. A refused IBAN is shown at its field, and too many checks have their own message (VOP-014). */
async function attemptCheck(check: () => Promise<CheckedPayee>): Promise<PayeeCheckResult> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof ApiError && error.status === TOO_MANY_REQUESTS) return { kind: 'limited' };
    if (error instanceof ApiError) return { kind: 'failed', failure: toLoadFailure(error) };
    if (!(error instanceof Refusal)) return UNEXPECTED; // the check was cancelled or the session has ended
    if (error.status === 404) return { kind: 'notNeeded' };
    const message = error.body.fields?.['iban']?.[0] ?? toRefusalText(error.body);
    return message === '' ? UNEXPECTED : { kind: 'refused', message };
  }
}

export type SepaWithdrawalView = {
  readonly accounts: readonly OperationAccount<number>[];
  readonly banks: readonly SepaBank<number>[];
  readonly settings: SepaWithdrawalSettings;
  readonly beneficiaryName: string;
  readonly iban: string;
  /** True when the receiving bank is asked to verify the name before a withdrawal (VOP-001). */
  readonly checksPayee: boolean;
  readonly looksUpRecipient: boolean;
  readonly balance: Money;
  readonly block: SepaBlock | null;
};

/** Returns why a bank blocks a withdrawal. The address is checked before the IBAN (D-SEPA-07, RULE-024). */
export function sepaWithdrawalBlock(bank: Pick<Bank, 'status'>, virtualIban: string | null): SepaBlock | null {
  return getAddressBlock(bank) ?? (virtualIban === null ? 'ibanPending' : null);
}

function findRequisites({ requisites }: Operations, accountId: number, bankId: number): SepaWithdrawRequisites | undefined {
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

export function toSepaWithdrawalView(operations: Operations, { accountId, bankId }: SepaIds): PageRead<SepaWithdrawalView> {
  const account = operations.accounts.find(({ id, type }) => id === accountId && type === 'fiat');
  const banks = getSepaBanks(operations, 'withdraw', accountId);
  const bank = banks.find(({ id }) => id === bankId);
  const requisites = findRequisites(operations, accountId, bankId);
  if (account === undefined || bank === undefined || requisites === undefined) return { kind: 'unknown' };
  const balance = getAvailable(account);
  const settings = readSettings(operations, balance);
  if (settings === null) return { kind: 'incomplete' };
  const accounts = toOperationAccounts(operations, ({ id }) => getSepaBanks(operations, 'withdraw', id).length > 0);
  const offered = banks.map((one) => ({
    id: one.id,
    block: sepaWithdrawalBlock(one, findRequisites(operations, accountId, one.id)?.virtualIban ?? null),
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
