/**
 * How the screens of this library format amounts, percentages, days and account numbers. Use it to format them the same way on your own
 * pages.
 */
export { formatCompactMoney } from '@wallet/core/format/formatCompactMoney';
export {
  formatDay,
  formatDateRange,
  formatLongTimestamp,
  formatMonth,
  formatTimestamp,
  type Instant,
} from '@wallet/core/format/formatDates';
export { formatIban } from '@wallet/core/format/formatIban';
export { formatMoney, type MoneyFormat, type MoneyPlace, type MoneySign } from '@wallet/core/format/formatMoney';
export { type ChangeDirection, formatChange, formatPercent } from '@wallet/core/format/formatPercent';
export type { Locale } from '@wallet/core/format/locale';
