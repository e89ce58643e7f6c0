/**
 * How the screens of this library format amounts, percentages, days and account numbers. Use it to format them the same way on your own
 * pages.
 */
export { formatCompactMoney } from '@wallet/core/format/formatCompactMoney';
export {
  formatDay,
  formatDateRange as formatDays,
  formatLongTimestamp,
  formatMonth,
  formatTimestamp,
} from '@wallet/core/format/formatDates';
export { formatIban } from '@wallet/core/format/formatIban';
export { formatMoney } from '@wallet/core/format/formatMoney';
export { formatChange, formatPercent } from '@wallet/core/format/formatPercent';
