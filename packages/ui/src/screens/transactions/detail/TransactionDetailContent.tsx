import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Locale } from '@wallet/core/format/locale';
import { shortenValue } from '@wallet/core/format/masks';
import { DetailList, type Detail } from '../../../components/DetailList/DetailList.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge.tsx';
import { IconTile } from '../../../foundations/Icon/IconTile.tsx';
import { Money } from '../../../foundations/Money/Money.tsx';
import { Stack } from '../../../foundations/Stack/Stack.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';
import { SaveAddress } from '../../../patterns/addressBook/SaveAddress.tsx';
import { transactionIcon } from '../../../patterns/TransactionList/transactionMarks.ts';
import { useLocale } from '../../../texts/Locale.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { PriceGroup } from '../../../patterns/PriceBreakdown/PriceGroup.tsx';
import { DetailActions } from './DetailActions.tsx';
import { HeldTransfer } from './HeldTransfer.tsx';
import { TrustRecipient } from './TrustRecipient.tsx';
import { FlowAmounts } from './FlowAmounts.tsx';
import { isStep, Steps } from './Steps.tsx';
import { groupLabel, rowLabel, rowText } from './summaryWords.ts';
import { NoteField } from './NoteField.tsx';
import { transactionNoticeIcons } from '../transactionIcons.ts';
import { transactionNotice } from './transactionNotice.ts';
import type { TransactionDetail, TransactionDetailDialogProps, TransactionDetailRow } from './TransactionDetail.types.ts';
import { transactionDetailTexts } from './transactionDetail.texts.ts';

const StyledValue = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--primitive-space-8);
  unicode-bidi: plaintext;
`;

/* The amount shrinks with its panel. In dark mode a sunken disc would have the same lightness as the panel. */
const StyledHead = styled(Stack)`
  container-type: inline-size;

  > [data-size='56'] {
    background: var(--semantic-color-bg-pressed);
  }
`;

type TransactionDetailContentProps = Pick<
  TransactionDetailDialogProps,
  'addressBook' | 'held' | 'onCopy' | 'onNote' | 'onReceipt' | 'onPrint' | 'supportHref' | 'trust'
> & {
  readonly detail: TransactionDetail;
  /** The next steps, shown below the amount. */
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
  onReceipt,
  onPrint,
  supportHref,
}: TransactionDetailContentProps) {
  const texts = useTexts(transactionDetailTexts);
  const { group, volume, left, worth, status, flow, time, sections, recipient, price } = detail;
  const locale = useLocale();
  const notice = transactionNotice(detail, texts);
  const direction = left !== undefined || group === 'incomings' ? 'in' : group === 'outgoings' ? 'out' : undefined;
  return (
    <Stack gap={20}>
      <StyledHead gap={8} align="center">
        <IconTile glyph={transactionIcon(detail)} size={56} />
        <Text as="div" tone="secondary" align="center" aria-hidden>
          {detail.title}
        </Text>
        <Money
          variant="lead"
          size="lg"
          value={volume}
          struck={status === 'rejected'}
          {...(direction === undefined ? {} : { direction })}
          {...(left === undefined ? {} : { tone: 'plain' })}
        />
        <Beside {...{ left, flow, volume }} worth={worth} />
        <StatusBadge status={status} />
      </StyledHead>
      {next}
      {notice === null || held !== undefined ? null : (
        <Notice
          kind={notice.kind}
          icon={transactionNoticeIcons[notice.icon]}
          action={notice.pointsToSupport ? <Link href={supportHref}>{texts.contactSupport}</Link> : undefined}
        >
          {notice.text}
        </Notice>
      )}
      {held === undefined ? null : <HeldTransfer {...held} />}
      <DetailList items={[{ label: texts.date, value: time }]} />
      {sections.map((section) => (
        <Section key={section.name} title={groupLabel(section, texts)} level={3}>
          <Steps rows={section.rows.filter(isStep)} />
          <DetailList items={section.rows.filter((row) => !isStep(row)).map((row) => toDetail(row, texts, locale))} onCopy={onCopy} />
        </Section>
      ))}
      {price === undefined ? null : <PriceGroup state={price} />}
      {recipient === null || addressBook === undefined ? null : (
        <SaveAddress key={recipient} address={recipient} saved={addressBook.saved} onSave={addressBook.onSave} />
      )}
      {trust === undefined ? null : <TrustRecipient {...trust} />}
      <NoteField key={detail.id} note={detail.note} onNote={onNote} />
      <DetailActions {...{ status, onReceipt, onPrint, supportHref }} />
    </Stack>
  );
}

/** The amount paid, the amounts of the flow, or the value: one line below the amount. */
function Beside({ left, flow, volume, worth }: Pick<TransactionDetail, 'left' | 'flow' | 'volume' | 'worth'>) {
  const isWorthTold = left === undefined && worth !== undefined && worth.currencyCode !== volume.currencyCode;
  const line =
    left !== undefined ? (
      <Money value={left} direction="out" />
    ) : flow !== null ? (
      <FlowAmounts {...flow} />
    ) : isWorthTold ? (
      <Money value={worth} approximate />
    ) : null;
  return line === null ? null : (
    <Text as="span" type="body-sm" tone="secondary">
      {line}
    </Text>
  );
}

function toDetail(row: TransactionDetailRow, texts: typeof transactionDetailTexts, locale: Locale): Detail {
  const text = rowText(row, texts, locale);
  const shown = row.long ? shortenValue(text) : text;
  return {
    label: rowLabel(row, texts),
    value: <StyledValue>{shown === text ? text : <abbr title={text}>{shown}</abbr>}</StyledValue>,
    ...(row.copy ? { copyText: row.value } : {}),
  };
}
