import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import type { PageState } from '../../patterns/PageStates/PageState.ts';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { CheckName } from '../../patterns/transfer/Transfer.types.ts';
import { TransferWaiting } from '../../patterns/transfer/TransferWaiting.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { OwnDetails, ParticipantDetails, Vasps, ParticipantField } from './participant/Participant.types.ts';
import { ParticipantFields } from './participant/ParticipantFields.tsx';
import { emptyParticipant } from './participant/emptyParticipant.ts';
import { ReviewedStep } from './ReviewedStep.tsx';
import { SubmitFailure } from './SubmitFailure.tsx';
import { travelRuleTexts } from './travelRule.texts.ts';
import { useParticipantForm } from './participant/useParticipantForm.ts';
import type { Money as Amount } from '@wallet/core/money/money';

/** An incoming transfer, and the status of its sender's details. */
export type SenderContent = {
  readonly amount: Amount;
  /** Picture of the currency, for which there may be no account. @default the mark of its code */
  readonly icon?: string | null | undefined;
  /** Formatted for display. */
  readonly date: string;
  readonly own: OwnDetails;
  /** Today in UTC, `yyyy-MM-dd`. */
  readonly today: string;
  /** True when the details are submitted and under review. */
  readonly isReviewed: boolean;
};

export type SenderScreenProps = ScreenProps<'aside' | 'afterForm'> & {
  /** The product's rule for the name of a sender. @default up to 140 letters, digits, dots and spaces */
  readonly checkName?: CheckName | undefined;
  /** The data of the page, and whether it has loaded. */
  readonly page: PageState<SenderContent>;
  /** The providers to choose from, and whether they have loaded. */
  readonly vasps: Vasps;
  /** Sends the details of the sender. */
  readonly onSubmit: (details: ParticipantDetails) => Promise<CallOutcome<ParticipantField>>;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** The home page of the product. */
  readonly homeHref: string;
};

type SenderFormProps = Pick<SenderScreenProps, 'checkName' | 'vasps' | 'onSubmit' | 'onBack'> & { readonly content: SenderContent };

function SenderForm({ content: { amount, icon = null, date, own, today }, checkName, vasps, onSubmit, onBack }: SenderFormProps) {
  const texts = useTexts(travelRuleTexts);
  const rules = { role: 'sender', own, today, checkName } as const;
  const form = useParticipantForm({ first: emptyParticipant, firstIssues: {}, rules, onSubmit });
  return (
    <OperationForm
      title={texts.receive}
      onBack={onBack}
      {...form.props}
      busy={form.busy}
      aside={
        <SubmitActions label={texts.submit} busy={form.busy}>
          <SubmitFailure outcome={form.outcome} onClose={form.dismiss} />
        </SubmitActions>
      }
    >
      <List>
        <ListRow
          leading={<AssetMark code={amount.currencyCode} url={icon} />}
          title={texts.received}
          note={date}
          value={<Money variant="row" place="sentence" value={amount} />}
        />
      </List>
      <Text tone="secondary">{texts.whySender}</Text>
      <ParticipantFields form={form} rules={rules} vasps={vasps} />
    </OperationForm>
  );
}

/** Asks for the sender of an incoming transfer, as the travel rule requires (RCV-016 to RCV-028). */
export const SenderScreen = createScreen(function SenderScreen({ page, homeHref, ...rest }: SenderScreenProps) {
  const texts = useTexts(travelRuleTexts);
  if (page.kind === 'ready')
    return page.content.isReviewed ? (
      <ReviewedStep title={texts.receive} waitsFor="sender" homeHref={homeHref} />
    ) : (
      <SenderForm content={page.content} {...rest} />
    );
  return <TransferWaiting title={texts.receive} page={page} onBack={rest.onBack} homeHref={homeHref} />;
});
