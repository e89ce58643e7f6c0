import { fitAll } from '@wallet/core/fees/fitAll';
import type { GetQuote } from '@wallet/core/fees/quote';
import { fromMinorUnits, type Money as Amount } from '@wallet/core/money/money';
import { integerDigitsOf } from '@wallet/core/validation/amounts';
import type { ReactNode } from 'react';
import { addMoney, isMore } from '@wallet/core/money/arithmetic';
import * as z from 'zod/mini';
import { currencySign, formatAmount, formatFilledInput, formatMoney } from '@wallet/core/format/formatMoney';
import { AmountInput } from '../../components/AmountInput/AmountInput.tsx';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import { Select } from '../../components/Select/Select.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { cashIcon, alertIcon } from '../../foundations/Icon/icons.ts';
import { Money } from '../../foundations/Money/Money.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { quoteText } from '../amount/quoteText.ts';
import { amountTexts } from '../amount/amount.texts.ts';
import { useAmountAdvice } from '../amount/useAmountAdvice.ts';
import { useFillAll } from '../amount/useFillAll.ts';
import { AccountSelect } from '../AccountSelect/AccountSelect.tsx';
import { SelectCard } from '../AccountSelect/SelectCard.tsx';
import { AmountShares } from '../amount/AmountShares.tsx';
import { CallFailedDialog } from '../ErrorDialog/CallOutcomeDialog.tsx';
import { MessageDialog } from '../ErrorDialog/MessageDialog.tsx';
import { FailureNotice } from '../FailureNotice/FailureNotice.tsx';
import { calculateBalanceAfter } from '../FeeSummary/calculateBalanceAfter.ts';
import { FeeSummary } from '../FeeSummary/FeeSummary.tsx';
import { useChargedRows } from '../FeeSummary/useChargedRows.tsx';
import { OperationForm } from '../OperationForm/OperationForm.tsx';
import type { SepaBlock } from '../SepaBlock/SepaBlock.ts';
import { sepaBlockTexts } from '../SepaBlock/sepaBlock.texts.ts';
import { SubmitActions } from '../StickyActions/StickyActions.tsx';
import { useScreenForm } from '../form/useScreenForm.ts';
import type { AmountOutcome, SepaTransferProps } from './SepaTransfer.types.ts';
import { sepaTransferTexts } from './sepaTransfer.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';
import { SepaBlockDialog, type SepaBlockDialogProps } from '../SepaBlock/SepaBlockDialog.tsx';

type SepaAmountDialogProps = Omit<SepaBlockDialogProps, 'block'> & { readonly block: SepaBlock | 'notEnoughFunds' };

/** Explains why the amount cannot be submitted: an insufficient balance, or a block on bank transfers. */
export function SepaAmountDialog({ block, onClose, onLogInAgain, addressVerificationHref, ...rest }: SepaAmountDialogProps) {
  const texts = useTexts(sepaTransferTexts);
  if (block !== 'notEnoughFunds') return <SepaBlockDialog {...rest} {...{ block, onClose, onLogInAgain, addressVerificationHref }} />;
  return (
    <MessageDialog {...rest} title={texts.notEnoughTitle} icon={alertIcon} tone="negative" onClose={onClose}>
      {texts.notEnough}
    </MessageDialog>
  );
}

export type SepaAmountStepProps<AnyId extends Id = Id> = SepaTransferProps<AnyId> & {
  readonly title: string;
  /** 'To' for a top-up, 'From' for a withdrawal. */
  readonly accountLabel: string;
  readonly draft: string;
  /** Whether the account pays the amount or receives what arrives of it. Paying cannot exceed its balance. */
  readonly direction: 'in' | 'out';
  readonly quote: GetQuote;
  readonly totalLabel: string;
  /** Shows the bank even when there is only one (SEPA-016). @default false */
  readonly showsOneBank?: boolean;
  /** An alternative below the summary. Receives the typed text. */
  readonly children?: ((draft: string) => ReactNode) | undefined;
};

/** An invalid or insufficient amount has no message: the button stays disabled, and the hint states the minimum. */
const amountSchema = z.object({ amount: z.string() });

/** Asks for account, bank and amount. The fee and what arrives are shown while typing. */
export function SepaAmountStep<AnyId extends Id>(props: SepaAmountStepProps<AnyId>) {
  const account = props.accounts.find(({ id }) => id === props.accountId);
  return account === undefined ? null : <AmountForm {...props} balance={account.balance} />;
}

type AmountFormProps<AnyId extends Id> = SepaAmountStepProps<AnyId> & { readonly balance: Amount };

function AmountForm<AnyId extends Id>({
  balance,
  quote: getQuote,
  direction,
  showsOneBank = false,
  children,
  ...rest
}: AmountFormProps<AnyId>) {
  const locale = useLocale();
  const texts = useTexts(sepaTransferTexts);
  const blocks = useTexts(sepaBlockTexts);
  const { atLeast } = useTexts(amountTexts);
  const form = useScreenForm({
    schema: amountSchema,
    first: { amount: rest.draft },
    onSubmit: async (): Promise<AmountOutcome | null> => {
      if (payable === null) return null;
      return isOver ? { kind: 'blocked', block: 'notEnoughFunds' } : rest.onAmount(payable.amount, payable.quote);
    },
  });
  const { outcome } = form;
  const field = form.field('amount');
  const text = field.value;
  const { currencyCode, decimals } = balance;
  const { amount, quote, payable } = quoteText(text, balance, getQuote);
  const have = direction === 'out' ? balance : undefined;
  const change = payable && { in: payable.quote.arrives, out: payable.quote.total }[direction];
  const isOver = have !== undefined && amount !== null && isMore(quote?.total ?? amount, have);
  const shown = text === '' ? null : quote;
  const chargedRows = useChargedRows(amount, shown?.total);
  const minimum = quote?.minimum;
  const isExclusive = quote?.isMinimumExclusive === true;
  /** A minimum that has to be exceeded is not accepted itself (SEPA-029). */
  const least = minimum && isExclusive ? addMoney(minimum, fromMinorUnits(1n, minimum)) : minimum;
  const getTotal = (other: Amount) => getQuote(other)?.total;
  const onUseAll = useFillAll(field, balance, getQuote, () => formatFilledInput(fitAll(balance, getQuote, least)));
  const advice = useAmountAdvice(amount, {
    have,
    quote,
    getTotal,
    least,
    isLeastSaid: true,
    onAmount: field.onValueChange,
  });
  return (
    <OperationForm
      title={rest.title}
      onBack={rest.onBack}
      {...form.props}
      busy={form.busy}
      aside={
        <>
          <FeeSummary
            items={[
              // As in the step that follows.
              ...(direction === 'out' ? [{ label: texts.amount, value: <Money value={shown === null ? null : amount} /> }] : []),
              { label: texts.fee, value: <Money value={shown?.fee ?? null} /> },
              ...(direction === 'out' ? chargedRows : []),
              { label: rest.totalLabel, value: <Money value={shown?.arrives ?? null} />, strong: true },
            ]}
            balanceAfter={calculateBalanceAfter(balance, change, direction)}
          />
          <SubmitActions label={texts.next} busy={form.busy} disabled={payable === null}>
            <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
          </SubmitActions>
        </>
      }
    >
      <SelectCard>
        <AccountSelect
          label={rest.accountLabel}
          accounts={rest.accounts}
          value={rest.accountId}
          onValueChange={(id) => rest.onAccount(id, text)}
        />
        {rest.banks.length > 1 || showsOneBank ? (
          <Select
            look="row"
            label={texts.using}
            value={rest.bankId}
            options={rest.banks.map(({ id, name = texts.method, block }) => ({
              value: id,
              label: name,
              note: block === null ? texts.network : blocks[block].note,
            }))}
            renderMark={() => <IconTile glyph={cashIcon} />}
            disabled={rest.onBank === undefined}
            onValueChange={(id) => rest.onBank?.(id, text)}
          />
        ) : null}
      </SelectCard>
      <AmountInput
        look="bare"
        label={texts.amount}
        placeholder="0"
        {...field}
        decimals={decimals}
        integerDigits={have && integerDigitsOf(have)}
        sign={currencySign(currencyCode, locale)}
        currencyCode={currencyCode}
        advice={advice}
        hint={
          minimum &&
          (isExclusive
            ? texts.minimum({ amount: formatAmount(minimum, locale), currency: currencyCode })
            : atLeast({ amount: formatMoney(minimum, locale) }))
        }
      />
      {have === undefined ? null : <AmountShares of={have} value={text} onAmount={field.onValueChange} onUseAll={onUseAll} />}
      {children?.(text)}
      {outcome?.kind === 'refused' && outcome.message !== undefined ? <CallFailedDialog outcome={outcome} onClose={form.dismiss} /> : null}
      {outcome?.kind === 'blocked' ? (
        <SepaAmountDialog
          block={outcome.block}
          onClose={form.dismiss}
          onLogInAgain={rest.onLogInAgain}
          addressVerificationHref={rest.addressVerificationHref}
        />
      ) : null}
    </OperationForm>
  );
}
