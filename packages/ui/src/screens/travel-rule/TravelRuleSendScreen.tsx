import { lazy, useEffect, useMemo } from 'react';
import { Part } from '../../foundations/parts/Part.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { TransferWaiting } from '../../patterns/transfer/TransferWaiting.tsx';
import type { TravelRuleSendScreenProps, RecipientField, TravelRuleSendStep } from './TravelRuleSendScreen.types.ts';
import { quoteExactSend } from '@wallet/core/fees/networkFee';
import type { Quote } from '@wallet/core/fees/quote';
import type { Locale } from '@wallet/core/format/locale';
import { isPositive } from '@wallet/core/money/arithmetic';
import { toAmountText, parseMoney, zeroMoney, type Money } from '@wallet/core/money/money';
import * as z from 'zod/mini';
import { useLookAlike } from '../../patterns/addressBook/useLookAlike.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { toRefused } from '../../patterns/form/setFieldErrors.ts';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import type { TransferAsset } from '../../patterns/transfer/Transfer.types.ts';
import { TransferComment, TransferFields } from '../../patterns/transfer/TransferFields.tsx';
import { transferTexts, type TransferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { getAddressIssueText, getAmountIssueText, getCommentIssueText, isNative } from '../../patterns/transfer/transferIssues.ts';
import { findOffer } from '../../patterns/networkFee/findOffer.ts';
import { useFeeQuote } from '../../patterns/networkFee/useFeeQuote.ts';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { FeeSummary } from '../../patterns/FeeSummary/FeeSummary.tsx';
import { calculateApproximateValue } from '../../patterns/transfer/calculateApproximateValue.ts';
import { Money as Amount } from '../../foundations/Money/Money.tsx';
import { createScreen } from '../../foundations/screen/createScreen.tsx';
import { StepHead } from './StepHead.tsx';
import { travelRuleTexts } from './travelRule.texts.ts';

type RecipientFormProps = Pick<
  TravelRuleSendScreenProps,
  'addressBook' | 'knownAddresses' | 'onAskFee' | 'quote' | 'onRecipient' | 'onBack' | 'onPasteRequest' | 'onCameraRequest'
> & {
  readonly asset: TransferAsset;
  readonly step: Extract<TravelRuleSendStep, { name: 'form' }>;
};

type AverageFeeOptions = Pick<RecipientFormProps, 'asset' | 'onAskFee' | 'quote'> & { readonly address: string | null };

/**
 * Requests the average fee for sending the full balance early, so that "Use all" leaves room for it (D-TRS-03): the coin's own, or what the
 * provider adds to it.
 */
function useAverageFee({ asset, address, onAskFee, quote: getQuote }: AverageFeeOptions) {
  const isAsked = address !== null && (isNative(asset) || getQuote !== undefined) && isPositive(asset.upper);
  const { quote } = useFeeQuote(isAsked ? { amount: toAmountText(asset.upper), address } : null, onAskFee);
  const options = quote?.kind === 'quoted' ? quote.options : [];
  const isFree = quote?.kind === 'quoted' && options.length === 0;
  return {
    fee: isFree ? zeroMoney(asset.feeAllowance) : findOffer(options, 'average')?.fee,
    refusedAddress: quote?.kind === 'refused' ? quote.fields.address : undefined,
  };
}

const createRecipientSchema = (asset: TransferAsset, locale: Locale, texts: TransferTexts) =>
  z.object({
    address: z.string().check(says((text) => getAddressIssueText(text, asset.code, texts, asset.addressMaxLength))),
    amount: z.string().check(says((text) => getAmountIssueText(text, asset, texts, texts.notEnoughFunds, locale))),
    comment: z.string().check(says((text) => getCommentIssueText(text, texts))),
  });

/** Step 1: the address, the amount and the comment (TRS-001, TRS-009 to TRS-012, TRS-021). */
function RecipientForm({ asset, step, addressBook, knownAddresses, ...callbacks }: RecipientFormProps) {
  const locale = useLocale();
  const { onAskFee, quote: getQuote, onRecipient, onBack, onPasteRequest, onCameraRequest } = callbacks;
  const texts = useTexts(transferTexts);
  const words = useTexts(travelRuleTexts);
  const schema = useMemo(() => createRecipientSchema(asset, locale, texts), [asset, locale, texts]);
  const form = useScreenForm({
    schema,
    first: step.draft,
    answered: toRefused(step),
    onSubmit: async (values) => {
      const amount = parseMoney(values.amount, asset.upper);
      return amount === null || !asset.isSendable ? null : onRecipient(values, amount);
    },
    mayGoOn: (): boolean => mayGoOn(),
  });
  const { values, field, wrong, busy } = form;
  const { check, isWaiting, mayGoOn } = useLookAlike(values.address, knownAddresses);
  const { fee, refusedAddress } = useAverageFee({
    asset,
    onAskFee,
    quote: getQuote,
    address: wrong('address') === undefined ? values.address : null,
  });
  const quoteFor = (sum: Money): Quote | null => (fee === undefined ? null : (getQuote?.(sum, fee) ?? quoteExactSend(sum, fee, asset)));
  const address = field('address');
  const amount = wrong('amount') === undefined ? parseMoney(values.amount, asset.upper) : null;
  return (
    <OperationForm
      title={texts.title({ code: asset.code })}
      onBack={onBack}
      {...form.props}
      busy={form.busy}
      aside={
        <>
          <FeeSummary
            items={[
              { label: texts.sending, value: <Amount value={amount} />, strong: true },
              { label: words.approximate, value: <Amount value={amount === null ? null : calculateApproximateValue(amount, asset)} /> },
            ]}
          />
          <TransferComment asset={asset} field={field('comment')} busy={form.busy} />
          <SubmitActions label={texts.next} busy={busy} disabled={!asset.isSendable || isWaiting} />
        </>
      }
    >
      <StepHead step={1} />
      <TransferFields
        {...{ asset, addressBook, check, onPasteRequest, onCameraRequest }}
        getQuote={quoteFor}
        fields={{
          address: { ...address, issue: address.issue ?? refusedAddress },
          amount: field('amount'),
          comment: field('comment'),
        }}
      />
      <RecipientFailure outcome={form.outcome} onClose={form.dismiss} />
    </OperationForm>
  );
}

type RecipientFailureProps = { readonly outcome: CallOutcome<RecipientField> | null; readonly onClose: () => void };

/**
 * Shows the provider's message or a failed check. A failed check never counts as "no", so the step stays (D-TRS-02). A refusal without a
 * message belongs to a field.
 */
function RecipientFailure({ outcome, onClose }: RecipientFailureProps) {
  if (outcome === null || (outcome.kind === 'refused' && outcome.message === undefined)) return null;
  return (
    <Part>
      <CallFailedDialog outcome={outcome} onClose={onClose} />
    </Part>
  );
}

const loadFailed = () => import('../../patterns/ErrorDialog/CallOutcomeDialog.tsx');
const loadBeneficiary = () => import('./participant/BeneficiaryForm.tsx');
const loadFee = () => import('./fee/FeeForm.tsx');
const loadEnd = () => import('./TravelRuleSendEnd.tsx');
/** Step 1 decides which of them is needed. They load while it is filled in. */
const CallFailedDialog = lazy(async () => ({ default: (await loadPart(loadFailed)).CallFailedDialog }));
const BeneficiaryForm = lazy(async () => ({ default: (await loadPart(loadBeneficiary)).BeneficiaryForm }));
const FeeForm = lazy(async () => ({ default: (await loadPart(loadFee)).FeeForm }));
const TravelRuleSendEnd = lazy(async () => ({ default: (await loadPart(loadEnd)).TravelRuleSendEnd }));

/**
 * A send under the travel rule. The address decides what step 2 requests, and whether the coins leave immediately (TRS-001 to TRS-008,
 * D-TRS-01).
 */
export const TravelRuleSendScreen = createScreen(function TravelRuleSendScreen({ page, step, ...rest }: TravelRuleSendScreenProps) {
  const { onBack, homeHref } = rest;
  useEffect(() => {
    void Promise.allSettled([loadFailed(), loadBeneficiary(), loadFee(), loadEnd()]);
  }, []);
  if (page.kind !== 'ready') return <TransferWaiting {...{ page, onBack, homeHref }} />;
  const { asset } = page.content;
  if (step.name === 'form') return <RecipientForm {...{ asset, step }} {...rest} />;
  const renderStep = () => {
    switch (step.name) {
      case 'beneficiary':
        return <BeneficiaryForm content={page.content} step={step} {...rest} />;
      case 'fee':
        return <FeeForm {...{ asset, step }} {...rest} />;
      case 'code':
      case 'finished':
      case 'reviewed':
        return <TravelRuleSendEnd assetCode={asset.code} step={step} {...rest} />;
    }
  };
  return <Part waiting={<TransferWaiting page={{ kind: 'loading' }} {...{ onBack, homeHref }} />}>{renderStep()}</Part>;
});
