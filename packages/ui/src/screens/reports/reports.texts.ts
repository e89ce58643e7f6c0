import { catalogue } from '../../texts/catalogue.ts';
import type { ReportFormat, ReportKind } from './ReportsScreen.types.ts';

const kinds: Record<ReportKind, string> = { transactions: 'Transactions report', account: 'Account statement report' };
const formats: Record<ReportFormat, string> = { xlsx: 'XLSX', csv: 'CSV' };

/** Texts of the reports (REP-001 to REP-020, D-REP-02 to D-REP-16). */
export const reportsTexts = catalogue('reports', {
  title: 'Reports',
  kinds,
  loading: 'Loading the reports',
  service: 'Service',
  transaction: 'Transaction type',
  asset: 'Asset',
  format: 'Format',
  formats,
  dateRange: 'Date range',
  allTime: 'All time',
  customRange: 'Custom range',
  from: 'Start date',
  to: 'End date',
  date: 'Date',
  delivery: 'We send a link that works for 24 hours to {address}. Times in the report are in UTC.',
  ownAddress: 'your e-mail address',
  send: 'Send to my email',
  none: 'There are no reports for this service yet',
  required: 'Required',
  future: 'Future date not allowed',
  wrongTitle: 'Wrong date interval',
  wrong: 'Start date must be earlier or equal to end date.',
  doneTitle: 'The report is generating',
  done: 'We will e-mail it to you when it is ready.',
  offline: 'Please check your internet connection and try again.',
  support: 'Contact support',
  readyTitle: 'Your report is ready',
  download: 'Download',
  goneTitle: 'This link has expired. Request the report again.',
});
