import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { TransferWaiting } from '../../patterns/transfer/TransferWaiting.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { ParticipantFields } from './participant/ParticipantFields.tsx';
import { emptyParticipant } from './participant/emptyParticipant.ts';
import { ReviewedStep } from './ReviewedStep.tsx';
import type { SenderContent, SenderScreenProps } from './SenderScreen.types.ts';
import { SubmitFailure } from './SubmitFailure.tsx';
import { travelRuleTexts } from './travelRule.texts.ts';
import { useParticipantForm } from './participant/useParticipantForm.ts';

type SenderFormProps = Pick<SenderScreenProps, 'vasps' | 'onSubmit' | 'onBack'> & { readonly content: SenderContent };

function SenderForm({ content: { amount, icon = null, date, own, today }, vasps, onSubmit, onBack }: SenderFormProps) {
  const texts = useTexts(travelRuleTexts);
  const rules = { role: 'sender', own, today } as const;
  const form = useParticipantForm({ first: emptyParticipant, firstIssues: {}, rules, onSubmit });
  return (
    <OperationForm title={texts.receive} onBack={onBack} aside={{ operation: 'travel-rule' }} {...form.props}>
      <List>
        <ListRow
          leading={<AssetMark code={amount.currencyCode} url={icon} />}
          title={texts.received}
          note={date}
          value={<Money variant="row" place="sentence" value={amount} />}
        />
      </List>
      <ParticipantFields form={form} rules={rules} vasps={vasps} />
      <SubmitActions label={texts.submit} busy={form.busy}>
        <SubmitFailure outcome={form.outcome} onClose={form.dismiss} />
      </SubmitActions>
    </OperationForm>
  );
}

/** Asks for the sender of an incoming transfer, as the travel rule requires (RCV-016 to RCV-028). */
export function SenderScreen({ page, homeHref, ...rest }: SenderScreenProps) {
  const texts = useTexts(travelRuleTexts);
  if (page.kind === 'ready')
    return page.content.isReviewed ? (
      <ReviewedStep title={texts.receive} waitsFor="sender" homeHref={homeHref} />
    ) : (
      <SenderForm content={page.content} {...rest} />
    );
  return <TransferWaiting title={texts.receive} page={page} onBack={rest.onBack} homeHref={homeHref} />;
}
