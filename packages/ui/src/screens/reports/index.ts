export { ReportFileScreen, type ReportFileScreenProps, type ReportUnavailable } from './ReportFileScreen.tsx';
export { ReportOutcomeDialog, type ReportOutcomeDialogProps, ReportsScreen } from './ReportsScreen.tsx';
export type {
  ReportAsset,
  ReportFormat,
  ReportKind,
  ReportService,
  ReportTransaction,
  ReportsScreenProps,
  StatementOptions,
  StatementRequest,
  TransactionsOptions,
  TransactionsRequest,
  SupportNeeded,
} from './ReportsScreen.types.ts';
export { reportsTexts } from './reports.texts.ts';
