import { formatDay } from '@wallet/core/format/formatDates';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { calculateHeights } from '@wallet/core/history/heights';
import { maxMoney, minMoney } from '@wallet/core/money/arithmetic';
import type { Money as Amount } from '@wallet/core/money/money';
import { styled } from 'styled-components';
import { LineChart } from '../../../components/LineChart/LineChart.tsx';
import { Money } from '../../../foundations/Money/Money.tsx';
import { useLocale } from '../../../texts/Locale.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { balanceHistoryTexts } from './balanceHistory.texts.ts';

type Days = readonly { readonly date: string; readonly total: Amount }[];

/** Returns the lowest and the highest balance or price of the days, of which there is at least one. */
function getRange(days: Days): readonly [lowest: Amount, highest: Amount] {
  const totals = days.map(({ total }) => total);
  return [totals.reduce((least, total) => minMoney(least, total)), totals.reduce((most, total) => maxMoney(most, total))];
}

// A line has no axis: its ends are the highest and the lowest figure of the period.
const StyledLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--primitive-space-8);

  > p {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    block-size: var(--chart-height);
    font: var(--semantic-typography-micro);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

export type HistoryLineProps = {
  readonly days: Days;
  /** Describes the whole line in a sentence: one of `balanceHistoryTexts.lines`. */
  readonly label: typeof balanceHistoryTexts.lines.balance;
  readonly onReading: (index: number | null) => void;
};

/** The line of the period, readable day by day, between its highest and its lowest figure. All are in words for those who cannot see it. */
export function HistoryLine({ days, label, onReading }: HistoryLineProps) {
  const locale = useLocale();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [lowest, highest] = getRange(days);
  // As in a column, so that the decimals of a coin leave room for the line.
  const [least, most] = [formatMoney(lowest, locale, { place: 'column' }), formatMoney(highest, locale, { place: 'column' })];
  return (
    <StyledLine>
      <LineChart
        points={calculateHeights(days.map(({ total }) => total))}
        label={label({
          from: formatDay(first.date, locale),
          first: formatMoney(first.total, locale),
          to: formatDay(last.date, locale),
          last: formatMoney(last.total, locale),
          lowest: formatMoney(lowest, locale),
          highest: formatMoney(highest, locale),
        })}
        readings={days.map(({ date, total }) => `${formatDay(date, locale)}: ${formatMoney(total, locale)}`)}
        onReading={onReading}
      />
      <p aria-hidden>
        <span>{most}</span>
        {least === most ? null : <span>{least}</span>}
      </p>
    </StyledLine>
  );
}

const StyledTable = styled.div`
  max-block-size: 196px;
  overflow: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font: var(--semantic-typography-body-sm);
  }
  [data-ground='hero'] & th {
    background: var(--semantic-color-bg-hero);
    color: var(--semantic-color-text-on-hero-muted);
  }
  [data-ground='hero'] & :is(th, td) {
    border-color: var(--semantic-color-bg-hero-hover);
  }
  th {
    position: sticky;
    inset-block-start: 0;
    background: var(--component-card-bg);
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-label);
    text-align: start;
  }
  th,
  td {
    padding-block: var(--primitive-space-8);
    border-block-end: 1px solid var(--component-row-divider);
  }
  :is(th, td):last-child {
    text-align: end;
  }
`;

/** Lists every day of the period, newest first. */
export function HistoryTable({ days, subject }: { readonly days: Days; readonly subject: 'balance' | 'price' }) {
  const locale = useLocale();
  const texts = useTexts(balanceHistoryTexts);
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <StyledTable tabIndex={0} role="region" aria-label={texts.columns[subject]}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.columns[subject]}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, total }) => (
            <tr key={date}>
              <td>{formatDay(date, locale)}</td>
              <td>
                <Money holding={subject === 'balance'} value={total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </StyledTable>
  );
}
