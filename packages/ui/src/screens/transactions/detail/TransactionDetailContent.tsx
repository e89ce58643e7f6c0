import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { shortenValue } from '@wallet/core/format/masks';
import { DetailList, type Detail } from '../../../components/DetailList/DetailList.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge.tsx';
import { IconTile } from '../../../foundations/Icon/IconTile.tsx';
import { Stack } from '../../../foundations/Stack/Stack.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';
import { SaveAddress } from '../../../patterns/addressBook/SaveAddress.tsx';
import { transactionIcon } from '../../../patterns/TransactionList/transactionMarks.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { PriceGroup } from '../../../patterns/PriceBreakdown/PriceGroup.tsx';
import { HeldTransfer } from './HeldTransfer.tsx';
import { TrustRecipient } from './TrustRecipient.tsx';
import { DetailAmounts } from './DetailAmounts.tsx';
import { isStep, Steps } from './Steps.tsx';
import { getGroupLabel, getRowLabel, useRowValue } from './summaryWords.ts';
import { transactionNoticeIcons } from '../transactionIcons.ts';
import type { TransactionDetail, TransactionDetailDialogProps, TransactionDetailRow } from './TransactionDetail.types.ts';
import { transactionDetailTexts } from './transactionDetail.texts.ts';
import { countCharacters } from '@wallet/core/validation/texts';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Icon } from '../../../foundations/Icon/Icon.tsx';
import { documentIcon, downloadIcon, supportIcon } from '../../../foundations/Icon/icons.ts';
import { FailureNotice } from '../../../patterns/FailureNotice/FailureNotice.tsx';
import { type CallOutcome, doneToNull } from '../../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../../patterns/form/useSubmitOnce.ts';

// Side by side where they fit.
const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--primitive-space-8);

  > * {
    flex: 1 1 auto;
  }
`;

const printPage = (): void => print();

type DetailActionsProps = Pick<TransactionDetailDialogProps, 'onReceipt' | 'onPrint' | 'supportHref'> & Pick<TransactionDetail, 'status'>;

/**
 * The receipt of a completed order, as a file and in print (WISH-023), and support for every order. They end the content, so they cover
 * nothing.
 */
function DetailActions({ status, onReceipt, onPrint = printPage, supportHref }: DetailActionsProps) {
  const texts = useTexts(transactionDetailTexts);
  const { busy, outcome, submitOnce } = useSubmitOnce<CallOutcome>();
  return (
    <>
      <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
      {outcome?.kind === 'refused' ? (
        <Notice kind="negative" live="assertive">
          {outcome.message ?? texts.failed}
        </Notice>
      ) : null}
      <StyledActions>
        {status !== 'completed' ? null : (
          <>
            {onReceipt === undefined ? null : (
              <Button variant="secondary" size="md" busy={busy} onClick={() => void submitOnce(async () => doneToNull(await onReceipt()))}>
                <Icon glyph={downloadIcon} />
                {texts.receipt}
              </Button>
            )}
            <Button variant="secondary" size="md" onClick={onPrint}>
              <Icon glyph={documentIcon} />
              {texts.print}
            </Button>
          </>
        )}
        <LinkButton variant="secondary" size="md" href={supportHref}>
          <Icon glyph={supportIcon} />
          {texts.contactSupport}
        </LinkButton>
      </StyledActions>
    </>
  );
}

const MAX_CHARACTERS = 140;
const COUNTER_FROM = 100;

type NoteFieldProps = { readonly note: string; readonly onNote: (note: string) => void };

/** The customer's note on an order, saved while it is typed. A note that is too long is not saved (WISH-024). */
function NoteField({ note, onNote }: NoteFieldProps) {
  const texts = useTexts(transactionDetailTexts);
  const [text, setText] = useState(note);
  const isTooLong = countCharacters(text) > MAX_CHARACTERS;
  const change = (next: string): void => {
    setText(next);
    if (countCharacters(next) <= MAX_CHARACTERS) onNote(next.trim());
  };
  return (
    <TextArea
      label={texts.note}
      hint={texts.noteHint}
      issue={isTooLong ? texts.noteTooLong : undefined}
      mostCharacters={MAX_CHARACTERS}
      counterFrom={COUNTER_FROM}
      dir="auto"
      value={text}
      onValueChange={change}
    />
  );
}

/** The notice about an order's status, and its severity; null when none is needed (TXN-013 to TXN-016, D-TXN-07 to D-TXN-09). */
type TransactionNotice = {
  readonly kind: 'warning' | 'negative' | 'info';
  /** `clock` when it is a matter of time, `error` when the order has failed. */
  readonly icon: 'clock' | 'error';
  readonly text: string;
  readonly pointsToSupport: boolean;
};

export function getTransactionNotice(
  { status, group, amountIsEstimate, rejectedMessage }: TransactionDetail,
  texts: typeof transactionDetailTexts,
): TransactionNotice | null {
  switch (status) {
    case 'completed':
      return null;
    case 'pending':
      return amountIsEstimate ? { kind: 'warning', icon: 'clock', text: texts.estimate, pointsToSupport: false } : null;
    case 'moderate':
      return { kind: 'info', icon: 'clock', text: texts.complianceCheck(texts.nouns[group]), pointsToSupport: false };
    case 'rejected':
      return { kind: 'negative', icon: 'error', text: rejectedMessage ?? texts.rejected, pointsToSupport: rejectedMessage === null };
  }
}

const StyledValue = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--primitive-space-8);
  unicode-bidi: plaintext;

  abbr {
    text-decoration: none;
  }
`;

/* The amount shrinks with its panel. In dark mode a sunken disc would have the same lightness as the panel. */
const StyledHead = styled(Stack)`
  container-type: inline-size;

  > [data-size='56'] {
    background: var(--semantic-color-bg-pressed);
  }
`;

type TransactionDetailContentProps = Omit<TransactionDetailDialogProps, 'state' | 'open' | 'onClose' | 'placed'> & {
  readonly detail: TransactionDetail;
  readonly next?: ReactNode;
};

export function TransactionDetailContent({
  detail,
  next,
  addressBook,
  held,
  trust,
  onCopy,
  onNote,
  ...actions
}: TransactionDetailContentProps) {
  const texts = useTexts(transactionDetailTexts);
  const { status, time, sections, recipient, price } = detail;
  const writeValue = useRowValue();
  const notice = getTransactionNotice(detail, texts);
  return (
    <Stack gap={20}>
      <StyledHead gap={8} align="center">
        <IconTile glyph={transactionIcon(detail)} size={56} />
        <Text as="div" tone="secondary" align="center" aria-hidden>
          {detail.title}
        </Text>
        <DetailAmounts {...detail} />
        <StatusBadge status={status} />
      </StyledHead>
      {next}
      {notice === null || held !== undefined ? null : (
        <Notice
          kind={notice.kind}
          icon={transactionNoticeIcons[notice.icon]}
          action={notice.pointsToSupport ? <Link href={actions.supportHref}>{texts.contactSupport}</Link> : undefined}
        >
          {notice.text}
        </Notice>
      )}
      {held === undefined ? null : <HeldTransfer {...held} />}
      <DetailList items={[{ label: texts.date, value: time }]} />
      {sections.map((section) => (
        <Section key={section.name} title={getGroupLabel(section, texts)} level={3}>
          <Steps rows={section.rows.filter(isStep)} />
          <DetailList items={section.rows.filter((row) => !isStep(row)).map((row) => toDetail(row, texts, writeValue))} onCopy={onCopy} />
        </Section>
      ))}
      {price === undefined ? null : <PriceGroup state={price} />}
      {recipient === null || addressBook === undefined ? null : (
        <SaveAddress key={recipient} address={recipient} saved={addressBook.saved} onSave={addressBook.onSave} />
      )}
      {trust === undefined ? null : <TrustRecipient {...trust} />}
      <NoteField key={detail.id} note={detail.note} onNote={onNote} />
      <DetailActions status={status} {...actions} />
    </Stack>
  );
}

function toDetail(
  row: TransactionDetailRow,
  texts: typeof transactionDetailTexts,
  writeValue: (row: TransactionDetailRow) => string,
): Detail {
  const text = writeValue(row);
  const shown = row.long ? writeValue({ ...row, value: shortenValue(row.value) }) : text;
  return {
    label: getRowLabel(row, texts),
    value: <StyledValue>{shown === text ? text : <abbr title={text}>{shown}</abbr>}</StyledValue>,
    ...(row.copy ? { copyText: row.value } : {}),
  };
}
