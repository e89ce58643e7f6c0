export { type DownloadOutcome, ReportFileScreen, type ReportFileScreenProps } from './ReportFileScreen.tsx';
export { ReportOutcomeDialog, type ReportOutcomeDialogProps } from './ReportOutcomeDialog.tsx';
export { ReportsScreen } from './ReportsScreen.tsx';
export type {
  ReportAsset,
  ReportFormat,
  ReportKind,
  ReportOutcome,
  ReportService,
  ReportTransaction,
  ReportsScreenProps,
  StatementOptions,
  StatementRequest,
  TransactionsOptions,
  TransactionsRequest,
} from './ReportsScreen.types.ts';
export { reportsTexts } from './reports.texts.ts';
