import { LazyTransferEnd, usePreloadedTransferEnd } from '../../patterns/transfer/LazyTransferEnd.tsx';
import { TransferWaiting } from '../../patterns/transfer/TransferWaiting.tsx';
import { useMemo } from 'react';
import { BeneficiaryFields } from '../../patterns/transfer/BeneficiaryFields.tsx';
import { useHoldingText } from '../../foundations/Money/useHoldingText.ts';
import { createScreen } from '../../foundations/screen/createScreen.tsx';
import { CallFailedDialog } from '../../patterns/ErrorDialog/CallOutcomeDialog.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import type {
  AskFee,
  FeeQuote,
  CheckName,
  TransferAsset,
  TransferCodeStep,
  TransferSentStep,
  TransferSpeed,
  TransferScreenProps,
  TransferRecipientProps,
} from '../../patterns/transfer/Transfer.types.ts';
import { TransferComment, TransferFields } from '../../patterns/transfer/TransferFields.tsx';
import { transferTexts, type TransferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { FeeFields, SendCosts } from './FeeFields.tsx';
import { toAmountText, parseMoney, type Money, zeroMoney } from '@wallet/core/money/money';
import { useLookAlike } from '../../patterns/addressBook/useLookAlike.ts';
import { toRefused } from '../../patterns/form/setFieldErrors.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { findOffer } from '../../patterns/networkFee/findOffer.ts';
import { useFeeQuote } from '../../patterns/networkFee/useFeeQuote.ts';
import { sendTexts, type SendTexts } from './send.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';
import { quoteSend } from '@wallet/core/fees/networkFee';
import type { Quote } from '@wallet/core/fees/quote';
import type { Locale } from '@wallet/core/format/locale';
import { isMore } from '@wallet/core/money/arithmetic';
import * as z from 'zod/mini';
import { says } from '../../patterns/form/says.ts';
import { getAddressIssueText, getAmountIssueText, getCommentIssueText, getNameIssueText } from '../../patterns/transfer/transferIssues.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

export type SendValues = {
  readonly address: string;
  readonly amount: string;
  readonly comment: string;
  readonly speed: TransferSpeed;
  readonly beneficiaryName: string;
  /** ISO 3166-1 alpha-3; '' while none is chosen. */
  readonly beneficiaryCountry: string;
};
export type SendField = 'address' | 'amount' | 'comment' | 'fee' | 'beneficiaryName' | 'beneficiaryCountry';
export type SendIssues = Partial<Readonly<Record<SendField, string>>>;

export type SendStep =
  | { readonly name: 'form'; readonly draft: SendValues; readonly issues: SendIssues; readonly message?: string }
  | TransferCodeStep
  | TransferSentStep;

export type SendScreenProps = Omit<TransferScreenProps, 'onAskFee'> &
  TransferRecipientProps & {
    /** Asks for the network's fee offers. Omit it where a send has no network fee; then the speed has no meaning. */
    readonly onAskFee?: AskFee | undefined;
    /** The data of the page, and whether it has loaded. */
    readonly page: PageState<TransferAsset>;
    /** The open step, with its data. */
    readonly step: SendStep;
    /** `quote` is what the screen shows, and `networkFee` that of the chosen offer, which its fee includes. Resolves with null when nothing was sent. */
    readonly onSubmit: (values: SendValues, quote: Quote, networkFee: Money) => Promise<CallOutcome<SendField> | null>;
  };

/** Schema of the send form. `fee` is the chosen speed; its amount comes from the network. */
const createSendSchema = (asset: TransferAsset, locale: Locale, texts: TransferTexts, checkName: CheckName | undefined) =>
  z.object({
    address: z.string().check(says((text) => getAddressIssueText(text, asset.code, texts, asset.addressMaxLength))),
    // In the usual flow an amount above the balance is an 'Incorrect amount' (SEND-013).
    amount: z.string().check(says((text) => getAmountIssueText(text, asset, texts, texts.incorrectAmount, locale))),
    beneficiaryName: z.string().check(says((text) => (asset.needsBeneficiary ? getNameIssueText(text, texts, checkName) : undefined))),
    beneficiaryCountry: z.string().check(says((text) => (asset.needsBeneficiary && text === '' ? texts.required : undefined))),
    comment: z.string().check(says((text) => getCommentIssueText(text, texts))),
    fee: z.enum(['slow', 'average', 'fast']),
  });

/** Returns why the network fee cannot be paid, or undefined (SEND-014, SEND-031, D-SEND-15, D-SEND-16). */
function getShortageText(
  { isAllowed, missing }: Quote,
  fee: Money,
  { feeAllowance }: TransferAsset,
  holdingText: ReturnType<typeof useHoldingText>,
  texts: Omit<SendTexts, symbol>,
): string | undefined {
  if (isAllowed) return undefined;
  if (isMore(fee, feeAllowance)) return texts.cannotPayFee({ code: fee.currencyCode });
  return missing ? texts.needMore({ amount: holdingText(missing) }) : undefined;
}

type SendFormOptions = Pick<SendScreenProps, 'onAskFee' | 'quote' | 'checkName' | 'onSubmit' | 'knownAddresses'> & {
  readonly asset: TransferAsset;
  readonly step: Extract<SendStep, { name: 'form' }>;
};

/** The offers of a product whose sends have no network fee. */
const free: FeeQuote = { kind: 'quoted', options: [] };

function useSendForm({ asset, step, knownAddresses, onAskFee, onSubmit, checkName, quote: getQuote }: SendFormOptions) {
  const locale = useLocale();
  const words = useTexts(transferTexts);
  const texts = useTexts(sendTexts);
  const holdingText = useHoldingText();
  const schema = useMemo(() => createSendSchema(asset, locale, words, checkName), [asset, locale, words, checkName]);
  const { speed, ...draft } = step.draft;
  const form = useScreenForm({
    schema,
    first: { ...draft, fee: speed },
    answered: toRefused(step),
    dependent: ['fee'],
    mayGoOn: (): boolean => mayGoOn(),
    onSubmit: async ({ fee: chosen, ...typed }) => {
      if (cost === null || fee === null || shortage !== undefined || !canGoOn) return null;
      const answer = await onSubmit({ ...typed, speed: offer?.speed ?? chosen }, cost, fee);
      // The quote on the screen is no longer valid at the provider (D-SEND-12).
      if (answer?.kind === 'refused' && answer.fields?.fee !== undefined) retryQuote();
      return answer;
    },
  });
  const { values, wrong } = form;
  const { check, isWaiting, mayGoOn } = useLookAlike(values.address, knownAddresses);

  const canAskFee = asset.isSendable && wrong('address') === undefined && wrong('amount') === undefined;
  const amount = parseMoney(values.amount, asset.upper);
  // Normalized, so that '0.5' and '0.50' are the same request.
  const question = canAskFee && amount !== null ? { amount: toAmountText(amount), address: values.address } : null;
  const { quote: asked, retry: retryQuote } = useFeeQuote(question, onAskFee);
  const quote = onAskFee === undefined ? free : asked;
  const options = quote?.kind === 'quoted' ? quote.options : null;
  const offer = findOffer(options ?? [], values.fee);
  const fee = options?.length === 0 ? zeroMoney(asset.feeAllowance) : (offer?.fee ?? null);
  const quoteFor = (sum: Money): Quote | null => (fee === null ? null : (getQuote?.(sum, fee) ?? quoteSend(sum, fee, asset)));
  const cost = amount === null ? null : quoteFor(amount);
  const shortage = canAskFee && cost !== null && fee !== null ? getShortageText(cost, fee, asset, holdingText, texts) : undefined;
  /** Enabled with a shortage, which a press names. */
  const canGoOn = cost !== null && (cost.isAllowed ? !isMore(cost.total, asset.upper) : shortage !== undefined);
  const refused = quote?.kind === 'refused' ? quote.fields : {};

  return { form, amount, check, isWaiting, quote, retryQuote, canAskFee, cost, fee, quoteFor, shortage, refused, canGoOn };
}

type SendFormProps = Omit<SendScreenProps, 'page' | 'step'> & {
  readonly asset: TransferAsset;
  readonly step: Extract<SendStep, { name: 'form' }>;
};

/** Recipient, amount and speed. The cost is shown while the amount is typed (SEND-004 to SEND-031). */
function SendForm({ asset, step, addressBook, onBack, onPasteRequest, onCameraRequest, ...rest }: SendFormProps) {
  const texts = useTexts(transferTexts);
  const { form, amount, check, isWaiting, quote, retryQuote, canAskFee, cost, fee, quoteFor, shortage, refused, canGoOn } = useSendForm({
    asset,
    step,
    ...rest,
  });
  const { outcome, field } = form;
  const [address, sum, speed] = [field('address'), field('amount'), field('fee')];
  const costs = { amount: amount !== null && isMore(amount, asset.upper) ? null : amount, cost };
  return (
    <OperationForm
      title={texts.title({ code: asset.code })}
      onBack={onBack}
      {...form.props}
      busy={form.busy}
      aside={
        <>
          <SendCosts asset={asset} {...costs} networkFee={fee} />
          <TransferComment asset={asset} field={field('comment')} busy={form.busy} />
          <SubmitActions label={texts.next} busy={form.busy} disabled={!canGoOn || !asset.isSendable || isWaiting}>
            <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
          </SubmitActions>
        </>
      }
    >
      <TransferFields
        {...{ asset, addressBook, check, onPasteRequest, onCameraRequest }}
        quote={cost}
        getQuote={quoteFor}
        fields={{
          address: { ...address, issue: address.issue ?? refused.address },
          amount: { ...sum, issue: sum.issue ?? refused.amount },
          comment: field('comment'),
        }}
      >
        {asset.needsBeneficiary ? (
          <BeneficiaryFields name={field('beneficiaryName')} country={field('beneficiaryCountry')} disabled={!asset.isSendable} />
        ) : null}
        <FeeFields
          {...costs}
          quote={quote}
          speed={speed.value}
          disabled={!canAskFee}
          issue={shortage ?? speed.issue}
          onSpeed={speed.onValueChange}
          onRetry={retryQuote}
        />
      </TransferFields>
      {outcome?.kind === 'refused' && outcome.message !== undefined ? <CallFailedDialog outcome={outcome} onClose={form.dismiss} /> : null}
    </OperationForm>
  );
}

/** Sends a coin or a stablecoin to an external address: the form, the code and the result (SEND-002 to SEND-047). */
export const SendScreen = createScreen(function SendScreen({ page, step, ...rest }: SendScreenProps) {
  usePreloadedTransferEnd();
  const { onBack, homeHref } = rest;
  if (page.kind !== 'ready') return <TransferWaiting {...{ page, onBack, homeHref }} />;
  if (step.name !== 'form') return <LazyTransferEnd step={step} {...rest} />;
  return <SendForm asset={page.content} step={step} {...rest} />;
});
