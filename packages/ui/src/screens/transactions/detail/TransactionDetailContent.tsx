import { styled } from 'styled-components';
import { shortenValue } from '@wallet/core/format/masks';
import { Button } from '../../../components/Button/Button.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { documentIcon } from '../../../foundations/Icon/glyphs/documentIcon.ts';
import { supportIcon } from '../../../foundations/Icon/glyphs/supportIcon.ts';
import { DetailList, type Detail } from '../../../components/DetailList/DetailList.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge.tsx';
import { IconTile } from '../../../foundations/Icon/IconTile.tsx';
import { Icon } from '../../../foundations/Icon/Icon.tsx';
import { Money } from '../../../foundations/Money/Money.tsx';
import { Stack } from '../../../foundations/Stack/Stack.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { SaveAddress } from '../../../patterns/addressBook/SaveAddress.tsx';
import { transactionIcon } from '../../../patterns/TransactionList/transactionMarks.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { PriceGroup } from '../../../patterns/PriceBreakdown/PriceGroup.tsx';
import { FlowAmounts } from './FlowAmounts.tsx';
import { NoteField } from './NoteField.tsx';
import { transactionNoticeIcons, transactionRowIcons } from '../transactionIcons.ts';
import { transactionNotice } from './transactionNotice.ts';
import type { TransactionDetail, TransactionDetailDialogProps, TransactionDetailRow } from './TransactionDetail.types.ts';
import { transactionDetailTexts } from './transactionDetail.texts.ts';

const StyledValue = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--primitive-space-8);
  unicode-bidi: plaintext;
`;

// Side by side where both fit.
const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--primitive-space-8);

  > * {
    flex: 1 1 auto;
  }
`;

/* The amount shrinks with the panel it is in. In the dark a sunken disc is as light as the panel. */
const StyledHead = styled(Stack)`
  container-type: inline-size;

  > [data-size='56'] {
    background: var(--semantic-color-bg-pressed);
  }
`;

const printPage = (): void => print();

type TransactionDetailContentProps = Pick<TransactionDetailDialogProps, 'addressBook' | 'onCopy' | 'onNote' | 'onPrint' | 'supportHref'> & {
  readonly detail: TransactionDetail;
};

/** The order itself: how much, its status and what that means, then the provider's groups of rows. */
export function TransactionDetailContent({
  detail,
  addressBook,
  onCopy,
  onNote,
  onPrint = printPage,
  supportHref,
}: TransactionDetailContentProps) {
  const texts = useTexts(transactionDetailTexts);
  const { group, volume, status, flow, time, sections, recipient, price } = detail;
  const notice = transactionNotice(detail, texts);
  const direction = group === 'incomings' ? 'in' : group === 'outgoings' ? 'out' : undefined;
  return (
    <Stack gap={20}>
      <StyledHead gap={8} align="center">
        <IconTile glyph={transactionIcon(detail)} size={56} />
        <Text as="div" tone="secondary" align="center" aria-hidden>
          {detail.title}
        </Text>
        <Money variant="lead" size="lg" value={volume} struck={status === 'rejected'} {...(direction === undefined ? {} : { direction })} />
        {flow === null ? null : (
          <Text as="span" type="body-sm" tone="secondary">
            <FlowAmounts {...flow} />
          </Text>
        )}
        <StatusBadge status={status} />
      </StyledHead>
      {notice === null ? null : (
        <Notice
          kind={notice.kind}
          icon={transactionNoticeIcons[notice.icon]}
          action={notice.pointsToSupport ? <Link href={supportHref}>{texts.contactSupport}</Link> : undefined}
        >
          {notice.text}
        </Notice>
      )}
      <DetailList items={[{ label: texts.date, value: time }]} />
      {sections.map(({ name, rows }) => (
        <Section key={name} title={name} level={3}>
          <DetailList items={rows.map((row) => toDetail(row, texts))} onCopy={onCopy} />
        </Section>
      ))}
      {price === undefined ? null : <PriceGroup state={price} />}
      {recipient === null || addressBook === undefined ? null : (
        <SaveAddress key={recipient} address={recipient} saved={addressBook.saved} onSave={addressBook.onSave} />
      )}
      <NoteField key={detail.id} note={detail.note} onNote={onNote} />
      <StyledActions>
        <Button variant="secondary" size="md" onClick={onPrint}>
          <Icon glyph={documentIcon} />
          {texts.receipt}
        </Button>
        <LinkButton variant="secondary" size="md" href={supportHref}>
          <Icon glyph={supportIcon} />
          {texts.contactSupport}
        </LinkButton>
      </StyledActions>
    </Stack>
  );
}

function toDetail({ name, value, state, long, copy }: TransactionDetailRow, texts: typeof transactionDetailTexts): Detail {
  const shown = long ? shortenValue(value) : value;
  return {
    label: name,
    value: (
      <StyledValue>
        {shown === value ? value : <abbr title={value}>{shown}</abbr>}
        {state === null ? null : (
          <>
            <Icon glyph={transactionRowIcons[state]} size={16} />
            <VisuallyHidden>{texts.states[state]}</VisuallyHidden>
          </>
        )}
      </StyledValue>
    ),
    ...(copy ? { copyText: value } : {}),
  };
}
