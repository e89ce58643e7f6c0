import { daySeconds } from '@wallet/core/calendar/dayLength';
import { ProgrammingError } from '@wallet/core/errors/ProgrammingError';
import type { Selectable } from 'kysely';
import { addSeconds } from '../../clock/clock.ts';
import type { Job, JobHandlers } from '../../clock/jobs.ts';
import type { Database } from '../../database/openDatabase.ts';
import { splitIntoParts, storeFile, claimFiles, streamFile } from '../../database/storedFiles.ts';
import type { Tables } from '../../database/tables.ts';
import { hashToken } from '../../kernel/hashToken.ts';
import { sendEmail } from '../../outbox/sendMessage.ts';
import { readStatementRows, readTransactionsRows } from './reportContent.ts';
import { findService } from './reportOptions.ts';
import type { ReportBatches } from './reportFile.ts';
import { writeReport } from './writeReport.ts';
import { parseLanguage, type Language } from '../../words/language.ts';
import { type ProviderText, translateText } from '../../words/translateText.ts';
import { generateBytes } from '../../ports/chance.ts';
import { generateUuid } from '../../ports/ids.ts';

/** Job that makes a report and sends its link. Its subject is the report's id. */
export const REPORT_JOB = 'report';
const LINK_SECONDS = daySeconds;
const CSV = 'text/csv; charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Report = Selectable<Tables['report']>;

function member({ request }: Report, name: string): string {
  const value = request[name];
  if (typeof value !== 'string') throw new ProgrammingError(`makeReport: the request names no ${name}. requestReport.ts writes it.`);
  return value;
}

type Content = { readonly batches: ReportBatches; readonly name: string };

function buildContent(database: Database, report: Report, language: Language): Content {
  const { customer_id: customerId, request } = report;
  const key = member(report, 'service');
  const service = findService(key);
  if (service === undefined) throw new ProgrammingError(`makeReport: there is no service ${key}. requestReport.ts refuses it.`);
  if (report.kind === 'account') {
    const date = member(report, 'date');
    return { batches: readStatementRows(database, { customerId, service, date, language }), name: `statement-${key}-${date}` };
  }
  const [from, to] = [request['from'] ?? null, request['to'] ?? null];
  const [kind, asset] = [member(report, 'transaction'), member(report, 'asset')];
  const batches = readTransactionsRows(database, { customerId, service, transaction: kind, asset, from, to, language });
  return { batches, name: ['transactions', key, kind, asset, ...(from === null || to === null ? [] : [from, to])].join('-') };
}

/**
 * Makes the file from the ledger and e-mails a link, which works for 24 hours (RULE-030, D-REP-12). A long history takes seconds. It is
 * read in batches, each in its own statement, and written in a thread, so that no request has to wait.
 */
async function makeReport(
  database: Database,
  { subject: id, details, due_at: at }: Job,
): Promise<(transaction: Database) => Promise<void>> {
  const report = await database
    .selectFrom('report')
    .innerJoin('customer', 'customer.id', 'report.customer_id')
    .selectAll('report')
    .select(['customer.verified_email', 'customer.language'])
    .where('report.id', '=', id)
    .executeTakeFirst();
  if (report === undefined || report.verified_email === null) return async () => undefined;
  const { customer_id: customerId, verified_email: email } = report;
  const language = parseLanguage(report.language);
  const { batches, name } = buildContent(database, report, language);
  const isCsv = report.request['format'] === 'csv';
  const content = await writeReport(
    batches,
    isCsv ? null : translateText(report.kind === 'account' ? 'Statement' : 'Transactions', language),
  );
  const fileId = generateUuid();
  await storeFile(database, { id: fileId, customerId }, splitIntoParts([content]));
  const token = generateBytes(32).toString('base64url');
  return async (transaction) => {
    await transaction
      .updateTable('report')
      .set({
        token_hash: hashToken(token),
        file_name: `${name}.${isCsv ? 'csv' : 'xlsx'}`,
        media_type: isCsv ? CSV : XLSX,
        file_id: fileId,
        ready_at: at,
        expires_at: addSeconds(at, LINK_SECONDS),
      })
      .where('id', '=', id)
      .execute();
    await claimFiles(transaction, [fileId]);
    const link = `${details?.['origin'] ?? ''}/reports?file=${token}`;
    const body: ProviderText = `Your report is ready. The link works for 24 hours:\n${link}`;
    await sendEmail(transaction, { id: customerId, email, language }, { subject: 'Your report is ready', body }, at);
  };
}

export const reportJobs: JobHandlers = { [REPORT_JOB]: { long: makeReport } };

type ReportFile = { readonly name: string; readonly mediaType: string; readonly content: ReadableStream<Uint8Array> };

/** Returns the file of an e-mailed link; undefined if it is another customer's, unknown or older than 24 hours (API-073). */
export async function findReportFile(database: Database, customerId: number, token: string, now: Date): Promise<ReportFile | undefined> {
  const report = await database
    .selectFrom('report')
    .select(['file_name', 'media_type', 'file_id'])
    .where('token_hash', '=', hashToken(token))
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const { file_name: name = null, media_type: mediaType = null, file_id: fileId = null } = report ?? {};
  return name === null || mediaType === null || fileId === null ? undefined : { name, mediaType, content: streamFile(database, fileId) };
}
