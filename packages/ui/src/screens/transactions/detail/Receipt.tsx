import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { DetailList } from '../../../components/DetailList/DetailList.tsx';
import { BrandMark } from '../../../foundations/BrandMark/BrandMark.tsx';
import { Money } from '../../../foundations/Money/Money.tsx';
import { useTheme } from '../../../foundations/ThemeRoot/Theme.ts';
import { PriceBreakdown } from '../../../patterns/PriceBreakdown/PriceBreakdown.tsx';
import { priceTexts } from '../../../patterns/PriceBreakdown/price.texts.ts';
import { transactionListTexts } from '../../../patterns/TransactionList/transactionList.texts.ts';
import { useLocale } from '../../../texts/Locale.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { FlowAmounts } from './FlowAmounts.tsx';
import type { TransactionDetail } from './TransactionDetail.types.ts';
import { groupLabel, rowLabel, rowText } from './summaryWords.ts';
import { transactionDetailTexts } from './transactionDetail.texts.ts';

// Printed alone, without the app and the dialog over it.
const StyledReceipt = styled.article`
  display: none;

  @media print {
    display: grid;
    gap: var(--primitive-space-20);
    padding: var(--primitive-space-32);
    background: var(--semantic-color-bg-surface);
    color: var(--semantic-color-text-primary);
    overflow-wrap: anywhere;

    h1 {
      font: var(--semantic-typography-title-lg);
    }
    h2 {
      font: var(--semantic-typography-title-sm);
    }
    section {
      break-inside: avoid;
    }
    body:has(> &) > *:not(&) {
      display: none;
    }
  }
`;

/** One order in print: brand, parties, amounts, fee, status and id (WISH-023). Never visible on screen; values are not shortened. */
export function Receipt({ detail }: { readonly detail: TransactionDetail }) {
  const texts = useTexts(transactionDetailTexts);
  const { statuses } = useTexts(transactionListTexts);
  const locale = useLocale();
  const { brand } = useTheme();
  const { id, title, volume, group, status, time, flow, sections, price } = detail;
  const priceWords = useTexts(priceTexts);
  const direction = group === 'incomings' ? 'in' : group === 'outgoings' ? 'out' : undefined;
  return createPortal(
    <StyledReceipt data-brand={brand.id} data-theme="light" data-receipt="">
      <BrandMark />
      <h1>{texts.receiptTitle(title)}</h1>
      <DetailList
        items={[
          { label: texts.date, value: time },
          { label: texts.amount, value: <Money value={volume} {...(direction === undefined ? {} : { direction, tone: 'plain' })} /> },
          ...(flow === null
            ? []
            : [
                {
                  label: texts.exchanged,
                  value: <FlowAmounts {...flow} />,
                },
              ]),
          { label: texts.status, value: statuses[status] },
          { label: texts.transactionId, value: id },
        ]}
      />
      {sections.map((section) => (
        <section key={section.name}>
          <h2>{groupLabel(section, texts)}</h2>
          <DetailList
            items={section.rows
              .filter((row) => rowLabel(row, texts) !== texts.transactionId)
              .map((row) => ({ label: rowLabel(row, texts), value: rowText(row, texts, locale) }))}
          />
        </section>
      ))}
      {price?.kind === 'ready' ? (
        <section>
          <h2>{priceWords.title}</h2>
          <PriceBreakdown price={price.price} explained={false} />
        </section>
      ) : null}
    </StyledReceipt>,
    document.body,
  );
}
