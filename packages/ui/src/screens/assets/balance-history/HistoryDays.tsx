import { formatDay, formatDayOfYear } from '@wallet/core/format/formatDates';
import { formatDecimal } from '@wallet/core/format/formatDecimal';
import { formatMoney } from '@wallet/core/format/formatMoney';
import type { Locale } from '@wallet/core/format/locale';
import { calculateHeights } from '@wallet/core/history/heights';
import { addMoney, compareMoney, maxMoney, minMoney } from '@wallet/core/money/arithmetic';
import { powerOfTen } from '@wallet/core/money/decimal';
import { toAmountText, type Money as Amount, toMinorUnits } from '@wallet/core/money/money';
import { scaleMoney } from '@wallet/core/money/rates';
import { styled } from 'styled-components';
import { LineChart } from '../../../components/LineChart/LineChart.tsx';
import { Money } from '../../../foundations/Money/Money.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { balanceHistoryTexts } from './balanceHistory.texts.ts';
import { useLocale } from '../../../texts/Locale.tsx';

type Days = readonly { readonly date: string; readonly total: Amount }[];

/** Number of days labelled below the line, both ends included. On the axis, amounts of 100 or more have no decimals. */
const LABELLED_DAYS = 4;
const HUNDRED = 100n;

const formatAxisAmount = (amount: Amount, locale: Locale): string =>
  formatDecimal(toAmountText(amount), locale, toMinorUnits(amount) < HUNDRED * powerOfTen(amount.decimals) ? amount.decimals : 0, 'down');

const getMidpoint = (lowest: Amount, highest: Amount): Amount => scaleMoney(addMoney(lowest, highest), '1', '2', lowest, 'halfEven');

export type HistoryLineProps = {
  readonly days: Days;
  /** Describes the whole line in a sentence: one of `balanceHistoryTexts.lines`. */
  readonly label: (from: string, first: string, to: string, last: string, lowest: string, highest: string) => string;
  readonly onReading?: (index: number | null) => void;
};

/** The line of the period, readable day by day, with its figures in words for those who cannot see it. */
export function HistoryLine({ days, label, onReading }: HistoryLineProps) {
  const locale = useLocale();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const totals = days.map(({ total }) => total);
  const lowest = totals.reduce((least, total) => minMoney(least, total));
  const highest = totals.reduce((most, total) => maxMoney(most, total));
  const words = [first.total, last.total, lowest, highest].map((amount) => formatMoney(amount, locale));
  const [start = '', end = '', least = '', most = ''] = words;
  const named = Array.from({ length: LABELLED_DAYS }, (_, place) => Math.round((place * (days.length - 1)) / (LABELLED_DAYS - 1)));
  const names = [...new Set(named)].map((index) => formatDayOfYear(days[index]?.date ?? first.date, locale));
  const levels =
    compareMoney(lowest, highest) === 0
      ? [{ at: 0.5, text: formatAxisAmount(lowest, locale) }]
      : [
          { at: 1, text: formatAxisAmount(highest, locale) },
          { at: 0.5, text: formatAxisAmount(getMidpoint(lowest, highest), locale) },
          { at: 0, text: formatAxisAmount(lowest, locale) },
        ];
  return (
    <LineChart
      points={calculateHeights(totals)}
      label={label(formatDay(first.date, locale), start, formatDay(last.date, locale), end, least, most)}
      from={names[0]}
      between={names.slice(1, -1)}
      to={names.length > 1 ? names.at(-1) : null}
      levels={levels}
      readings={days.map(({ date, total }) => `${formatDay(date, locale)}: ${formatMoney(total, locale)}`)}
      onReading={onReading}
    />
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
