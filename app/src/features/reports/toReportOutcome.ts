import type { DownloadOutcome } from '@wallet/ui/screens/reports/ReportFileScreen';
import type { ReportOutcome } from '@wallet/ui/screens/reports/ReportsScreen.types';
import { ApiError, Refusal } from '../../api/errors.ts';
import { isNotFound, loadFailure } from '../../api/loadFailure.ts';
import { toRefused } from '../../api/toOutcome.ts';

const UNEXPECTED = { kind: 'failed', failure: 'unexpected' } as const;

/**
 * Runs a request for a report. A 400 is the provider's message; one that names no field is nothing that the form can mend, so support is
 * offered (D-REP-10, D-REP-13). All else that the provider says is a failure; a session end is thrown on.
 */
export async function toReportOutcome(ask: () => Promise<unknown>): Promise<ReportOutcome> {
  try {
    await ask();
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'failed', failure: loadFailure(error) };
    if (!(error instanceof Refusal)) throw error;
    if (error.status !== 400) return UNEXPECTED;
    const { message = '' } = toRefused(error, {});
    return { kind: 'refused', message, askSupport: Object.keys(error.body.fields ?? {}).length === 0 };
  }
}

/** Runs a download: what the provider does not know is gone (D-REP-16). */
export async function toDownloadOutcome(download: () => Promise<void>): Promise<DownloadOutcome> {
  try {
    await download();
    return { kind: 'saved' };
  } catch (error) {
    if (isNotFound(error)) return { kind: 'gone' };
    if (error instanceof ApiError) return { kind: 'failed', failure: loadFailure(error) };
    if (error instanceof Refusal) return UNEXPECTED;
    throw error;
  }
}
