import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { shortenValue } from '@wallet/core/format/masks';
import { DetailList, type Detail } from '../../../components/DetailList/DetailList.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge.tsx';
import { Stack } from '../../../foundations/Stack/Stack.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';
import { SaveAddress } from '../../../patterns/addressBook/SaveAddress.tsx';
import { PartyMark } from '../../../patterns/TransactionList/PartyMark.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { PriceGroup } from '../../../patterns/PriceBreakdown/PriceGroup.tsx';
import { HeldTransfer } from './HeldTransfer.tsx';
import { TrustRecipient } from './TrustRecipient.tsx';
import { DetailAmounts } from './DetailAmounts.tsx';
import { isStep, Steps } from './Steps.tsx';
import { getGroupLabel, getRowLabel, useRowValue } from './summaryWords.ts';
import { transactionNoticeIcons } from '../transactionIcons.ts';
import type {
  TransactionDetail,
  TransactionDetailDialogProps,
  TransactionDetailRow,
  TransactionDetailSection,
} from './TransactionDetail.types.ts';
import { nextStepsTexts, transactionDetailTexts } from './transactionDetail.texts.ts';
import { countCharacters } from '@wallet/core/validation/texts';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Icon } from '../../../foundations/Icon/Icon.tsx';
import { documentIcon, downloadIcon, refreshIcon, supportIcon } from '../../../foundations/Icon/icons.ts';
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

type RecordActionsProps = Pick<TransactionDetailDialogProps, 'onReceipt' | 'againHref'> & Pick<TransactionDetail, 'status'>;

/** What a record is opened for: its receipt as a file once it is completed (WISH-023), and an order like it. */
function RecordActions({ status, onReceipt, againHref }: RecordActionsProps) {
  const texts = useTexts(transactionDetailTexts);
  const { again } = useTexts(nextStepsTexts);
  const { busy, outcome, submitOnce } = useSubmitOnce<CallOutcome>();
  const fetchReceipt = status === 'completed' ? onReceipt : undefined;
  if (fetchReceipt === undefined && againHref === undefined) return null;
  return (
    <>
      <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
      {outcome?.kind === 'refused' ? (
        <Notice kind="negative" live="assertive">
          {outcome.message ?? texts.failed}
        </Notice>
      ) : null}
      <StyledActions>
        {againHref === undefined ? null : (
          <LinkButton variant="secondary" size="md" href={againHref}>
            <Icon glyph={refreshIcon} />
            {again}
          </LinkButton>
        )}
        {fetchReceipt === undefined ? null : (
          <Button variant="secondary" size="md" busy={busy} onClick={() => void submitOnce(async () => doneToNull(await fetchReceipt()))}>
            <Icon glyph={downloadIcon} />
            {texts.receipt}
          </Button>
        )}
      </StyledActions>
    </>
  );
}

type FurtherActionsProps = Pick<TransactionDetailDialogProps, 'onPrint' | 'supportHref'> & Pick<TransactionDetail, 'status'>;

/** Print of a completed order, and support for every order. They end the content, so they cover nothing. */
function FurtherActions({ status, onPrint = printPage, supportHref }: FurtherActionsProps) {
  const texts = useTexts(transactionDetailTexts);
  return (
    <StyledActions>
      {status !== 'completed' ? null : (
        <Button variant="quiet" size="md" onClick={onPrint}>
          <Icon glyph={documentIcon} />
          {texts.print}
        </Button>
      )}
      <LinkButton variant="quiet" size="md" href={supportHref}>
        <Icon glyph={supportIcon} />
        {texts.contactSupport}
      </LinkButton>
    </StyledActions>
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
      return {
        kind: 'info',
        icon: 'clock',
        text: texts.complianceCheck({ noun: typeof group === 'object' ? group.noun : texts.nouns[group] }),
        pointsToSupport: false,
      };
    case 'rejected':
      return { kind: 'negative', icon: 'error', text: rejectedMessage ?? texts.rejected, pointsToSupport: !rejectedMessage };
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
  --disc: var(--semantic-color-bg-pressed);
  container-type: inline-size;
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
  const { status, time, finishedTime, sections, recipient = null, price, note = '' } = detail;
  const writeValue = useRowValue();
  const notice = getTransactionNotice(detail, texts);
  const writeSection = (section: TransactionDetailSection) => {
    const result = findResult(section.rows);
    return (
      <Section key={section.name} title={getGroupLabel(section, texts)} level={3}>
        <Steps rows={section.rows.filter(isStep)} startedTime={time} finishedTime={finishedTime} />
        <DetailList
          items={section.rows.filter((row) => !isStep(row)).map((row) => ({ ...toDetail(row, texts, writeValue), strong: row === result }))}
          onCopy={onCopy}
        />
      </Section>
    );
  };
  return (
    <Stack gap={20}>
      <StyledHead gap={8} align="center">
        <PartyMark order={detail} size={56} />
        <Text as="div" tone="secondary" align="center" aria-hidden>
          {detail.title}
        </Text>
        <DetailAmounts {...detail} />
        <StatusBadge status={status} />
        <Text as="span" type="caption" tone="secondary">
          {time}
        </Text>
      </StyledHead>
      {next}
      {/* The next steps already offer another order. */}
      <RecordActions status={status} {...actions} {...(next ? { againHref: undefined } : {})} />
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
      {sections.filter(({ rows }) => !rows.some(isStep)).map(writeSection)}
      {price === undefined ? null : <PriceGroup state={price} />}
      {sections.filter(({ rows }) => rows.some(isStep)).map(writeSection)}
      {recipient === null || addressBook === undefined ? null : (
        <SaveAddress key={recipient} address={recipient} saved={addressBook.saved} onSave={addressBook.onSave} />
      )}
      {trust === undefined ? null : <TrustRecipient {...trust} />}
      {onNote && <NoteField key={detail.id} {...{ note, onNote }} />}
      <FurtherActions status={status} {...actions} />
    </Stack>
  );
}

/** The row that the amounts lead to: what arrives, else the total. */
const findResult = (rows: readonly TransactionDetailRow[]): TransactionDetailRow | undefined =>
  rows.find(({ code }) => code === 'total_receive') ?? rows.find(({ code }) => code === 'total');

function toDetail(
  row: TransactionDetailRow,
  texts: typeof transactionDetailTexts,
  writeValue: (row: TransactionDetailRow) => string,
): Detail {
  const text = writeValue(row);
  // An IBAN has a line of its own, where it needs no shortening.
  const shown = row.long && row.code !== 'iban' ? writeValue({ ...row, value: shortenValue(row.value) }) : text;
  return {
    label: getRowLabel(row, texts),
    long: row.long || row.code === 'iban',
    value: <StyledValue>{shown === text ? text : <abbr title={text}>{shown}</abbr>}</StyledValue>,
    ...(row.copy ? { copyText: row.value } : {}),
  };
}
