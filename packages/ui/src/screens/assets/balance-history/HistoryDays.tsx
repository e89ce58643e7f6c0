import { formatDay } from '@wallet/core/format/formatDates';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { maxMoney, minMoney } from '@wallet/core/money/arithmetic';
import { type Money as Amount, toMinorUnits } from '@wallet/core/money/money';
import { divide } from '@wallet/core/money/rounding';
import { styled } from 'styled-components';
import { LineChart } from '../../../components/LineChart/LineChart.tsx';
import { Money } from '../../../foundations/Money/Money.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { balanceHistoryTexts } from './balanceHistory.texts.ts';
import { useLocale } from '../../../texts/Locale.tsx';

type Days = readonly { readonly date: string; readonly total: Amount }[];

/** How finely a height is told. */
const PARTS = 1000n;

/** Between 0, the lowest of the period, and 1, its highest; in the middle where nothing moved. */
function heightsOf(days: Days, lowest: Amount, highest: Amount): readonly number[] {
  const least = toMinorUnits(lowest);
  const span = toMinorUnits(highest) - least;
  return days.map(({ total }) =>
    span === 0n ? 0.5 : Number(divide((toMinorUnits(total) - least) * PARTS, span, 'halfEven')) / Number(PARTS),
  );
}

/** The shape of the period; its figures in words for those who do not see it. */
export function HistoryLine({ days }: { readonly days: Days }) {
  const locale = useLocale();
  const texts = useTexts(balanceHistoryTexts);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const totals = days.map(({ total }) => total);
  const lowest = totals.reduce((least, total) => minMoney(least, total));
  const highest = totals.reduce((most, total) => maxMoney(most, total));
  const words = [first.total, last.total, lowest, highest].map((amount) => formatMoney(amount, locale));
  const [start = '', end = '', least = '', most = ''] = words;
  return (
    <LineChart
      points={heightsOf(days, lowest, highest)}
      label={texts.line(formatDay(first.date, locale), start, formatDay(last.date, locale), end, least, most)}
      from={`${formatDay(first.date, locale)} · ${start}`}
      to={`${formatDay(last.date, locale)} · ${end}`}
    />
  );
}

const StyledTable = styled.div`
  max-block-size: 320px;
  overflow: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font: var(--semantic-typography-body-sm);
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

/** Every day of the period, the newest first. */
export function HistoryTable({ days }: { readonly days: Days }) {
  const locale = useLocale();
  const texts = useTexts(balanceHistoryTexts);
  return (
    // A box that scrolls is reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <StyledTable tabIndex={0} role="region" aria-label={texts.balance}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.balance}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, total }) => (
            <tr key={date}>
              <td>{formatDay(date, locale)}</td>
              <td>
                <Money holding value={total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </StyledTable>
  );
}
