import { formatMoney } from '@wallet/core/format/formatMoney';
import { isMore } from '@wallet/core/money/arithmetic';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { AssetMark } from '../../../foundations/AssetMark/AssetMark.tsx';
import { Heading } from '../../../foundations/Heading/Heading.tsx';
import { infoIcon, walletIcon, warningIcon } from '../../../foundations/Icon/icons.ts';
import { Inline } from '../../../foundations/Inline/Inline.tsx';
import { Money } from '../../../foundations/Money/Money.tsx';
import { Stack } from '../../../foundations/Stack/Stack.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';
import { MessageDialog } from '../../../patterns/ErrorDialog/MessageDialog.tsx';
import type { CallOutcome } from '../../../patterns/form/CallOutcome.ts';
import { toRefused } from '../../../patterns/form/setFieldErrors.ts';
import { useScreenForm } from '../../../patterns/form/useScreenForm.ts';
import { OperationForm } from '../../../patterns/OperationForm/OperationForm.tsx';
import { StickyActions } from '../../../patterns/StickyActions/StickyActions.tsx';
import { calculateApproximateValue } from '../../../patterns/transfer/calculateApproximateValue.ts';
import { FeePicker } from '../../../patterns/transfer/FeePicker.tsx';
import { transferTexts } from '../../../patterns/transfer/transfer.texts.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { OperationDetails } from '../OperationDetails.tsx';
import { SendSummary } from '../SendSummary.tsx';
import { SubmitFailure } from '../SubmitFailure.tsx';
import { travelRuleTexts } from '../travelRule.texts.ts';
import type {
  Cancellation,
  TravelRuleTransactionScreenProps,
  TravelRuleTransferContent,
  TravelRuleTransferStep,
  NotEnoughFunds,
} from '../TravelRuleTransactionScreen.types.ts';
import { useFeeChoice } from './useFeeChoice.ts';
import { useLocale } from '../../../texts/Locale.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';

type StepDialogProps = { readonly open: boolean; readonly onClose: () => void };

type NotEnoughProps = StepDialogProps & { readonly homeHref: string; readonly supportHref: string };

/** Amount and beneficiary can no longer change, so only more money or support can help (TRS-062, TRS-063, D-TRS-25). */
function NotEnoughDialog({ open, onClose, homeHref, supportHref }: NotEnoughProps) {
  const texts = useTexts(travelRuleTexts);
  const { home } = useTexts(transferTexts);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      icon={walletIcon}
      tone="warning"
      title={texts.notEnough}
      actions={
        <>
          <LinkButton href={supportHref}>{texts.support}</LinkButton>
          <LinkButton variant="quiet" href={homeHref}>
            {home}
          </LinkButton>
        </>
      }
    >
      {texts.notEnoughContext}
    </Dialog>
  );
}

/** Confirms the cancellation of a transaction, where a product offers it (TRS-047, D-TRS-28). */
function CancelDialog({ open, onClose, onCancel }: StepDialogProps & { readonly onCancel: () => void }) {
  const texts = useTexts(travelRuleTexts);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      icon={warningIcon}
      tone="warning"
      title={texts.cancelQuestion}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onCancel();
            }}
          >
            {texts.cancelTransaction}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.keep}
          </Button>
        </>
      }
    />
  );
}

type FeeStepProps = Pick<TravelRuleTransactionScreenProps, 'onAskFee' | 'quote' | 'onConfirm' | 'onBack' | 'homeHref' | 'supportHref'> & {
  readonly content: TravelRuleTransferContent;
  readonly step: Extract<TravelRuleTransferStep, { name: 'fee' }>;
  readonly cancellation: Cancellation;
};
/** `useFeeChoice` has the chosen offer. The field exists for the provider's errors. */
const feeSchema = z.object({ fee: z.null() });

type Opened = 'details' | 'feeInfo' | 'cancel' | 'notEnough';

const StyledLabel = styled(Inline)`
  margin-block-end: calc(-1 * var(--primitive-space-24));

  > button {
    margin-inline-start: calc(-1 * var(--primitive-space-12));
  }
`;

/** An approved send: its speed and cost, followed by the code (TRS-041 to TRS-049). */
export function FeeStep({
  content,
  step,
  onAskFee,
  quote: getQuote,
  onConfirm,
  onBack,
  homeHref,
  supportHref,
  cancellation,
}: FeeStepProps) {
  const locale = useLocale();
  const texts = useTexts(travelRuleTexts);
  const words = useTexts(transferTexts);
  const { transfer, asset } = content;
  const { amount, toAddress: address } = transfer;
  const worth = calculateApproximateValue(amount, asset);
  const isTooMuch = isMore(amount, asset.upper);
  const [opened, setOpened] = useState<Opened | null>(isTooMuch ? 'notEnough' : null);
  const choice = useFeeChoice({ asset, amount, address, first: step.speed, onAskFee, getQuote, needMore: texts.needMore });
  const form = useScreenForm({
    schema: feeSchema,
    first: { fee: null },
    answered: toRefused({
      issues: step.issue === undefined ? {} : { fee: step.issue },
      ...(step.message === undefined ? {} : { message: step.message }),
    }),
    onSubmit: async (): Promise<CallOutcome<'fee', NotEnoughFunds> | null> => {
      if (cancellation.kind === 'cancelling') return null;
      if (isTooMuch) {
        setOpened('notEnough');
        return null;
      }
      const { speed, cost, networkFee } = choice;
      if (choice.issue !== undefined) return null;
      if (speed === null || cost === null || networkFee === null) {
        return choice.quote?.kind === 'quoted' ? { kind: 'refused', fields: { fee: words.required } } : null;
      }
      const answer = await onConfirm(speed, cost, networkFee);
      if (answer.kind === 'notEnoughFunds') setOpened('notEnough');
      return answer;
    },
  });
  const close = (): void => setOpened(null);
  return (
    <OperationForm
      title={texts.confirmation}
      onBack={onBack}
      {...form.props}
      busy={form.busy}
      aside={
        <>
          <SendSummary asset={asset} amount={amount} cost={choice.cost} networkFee={choice.networkFee} />
          <Button variant="quiet" onClick={() => setOpened('details')}>
            {texts.viewDetails}
          </Button>
          <StickyActions>
            <SubmitFailure outcome={form.outcome} onClose={form.dismiss} />
            {cancellation.kind === 'cancelling' ? <output>{texts.cancelling}</output> : null}
            {cancellation.kind === 'offered' && cancellation.message !== undefined ? (
              <Notice kind="negative" live="assertive">
                {cancellation.message}
              </Notice>
            ) : null}
            <Button
              type="submit"
              fullWidth
              busy={form.busy}
              disabled={(choice.fee === null && !isTooMuch) || cancellation.kind === 'cancelling'}
            >
              {words.next}
            </Button>
            {cancellation.kind === 'offered' ? (
              <Button variant="quiet-danger" fullWidth disabled={form.busy} onClick={() => setOpened('cancel')}>
                {texts.cancelTransaction}
              </Button>
            ) : null}
          </StickyActions>
        </>
      }
    >
      <Stack gap={8} align="center">
        <AssetMark code={asset.code} size={56} />
        <Heading level={2}>
          <Text as="span" tone="secondary">
            {texts.sendingCode({ code: asset.code })}
          </Text>
        </Heading>
        <Money value={amount} variant="lead" size="lg" place="sentence" />
        {worth === null ? null : <Text tone="secondary">{words.approximately({ amount: formatMoney(worth, locale) })}</Text>}
      </Stack>
      {choice.isFree ? null : (
        <StyledLabel gap={4} wrap={false}>
          <Text as="span" type="label" tone="secondary" aria-hidden>
            {words.fee}
          </Text>
          <IconButton label={texts.feeInfo} icon={infoIcon} iconSize={16} onClick={() => setOpened('feeInfo')} />
        </StyledLabel>
      )}
      <FeePicker
        quote={choice.quote}
        speed={choice.speed}
        labelHidden
        disabled={isTooMuch}
        issue={choice.issue ?? form.issue('fee')}
        onSpeed={(speed) => {
          choice.choose(speed);
          form.edit('fee', null);
        }}
        onRetry={choice.retry}
      />
      <OperationDetails content={content} open={opened === 'details'} onClose={close} />
      {/* Explains the fee (D-TRS-27). */}
      <MessageDialog open={opened === 'feeInfo'} onClose={close} title={words.fee}>
        {texts.feeInfoContext}
      </MessageDialog>
      <NotEnoughDialog open={opened === 'notEnough'} onClose={close} {...{ homeHref, supportHref }} />
      {cancellation.kind === 'offered' ? (
        <CancelDialog open={opened === 'cancel'} onClose={close} onCancel={cancellation.onCancel} />
      ) : null}
    </OperationForm>
  );
}
