/** How the screens of this library write amounts, percentages, days and account numbers: a page of your own writes them the same way. */
export { formatCompactMoney } from '@wallet/core/format/formatCompactMoney';
export { formatDay, formatDays, formatLongTimestamp, formatMonth, formatTimestamp } from '@wallet/core/format/formatDates';
export { formatIban } from '@wallet/core/format/formatIban';
export { formatMoney } from '@wallet/core/format/formatMoney';
export { formatChange, formatPercent } from '@wallet/core/format/formatPercent';
