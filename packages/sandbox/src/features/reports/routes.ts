import {
  downloadReport,
  readAccountReportOptions,
  readTransactionsReportOptions,
  requestAccountReport,
  requestTransactionsReport,
} from '@wallet/contract/holdings/reports';
import type { Hono } from 'hono';
import { inTransaction } from '../../database/openDatabase.ts';
import { mount } from '../../http/mount.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../http/services.ts';
import { findReportFile } from './makeReport.ts';
import { buildAccountReportOptions, loadTransactionsReportOptions } from './reportOptions.ts';
import { requestStatement, requestTransactions } from './requestReport.ts';

/** API-069 to 073. */
export function mountReportsRoutes(http: Hono, services: Services): void {
  const { database, origin } = services;

  mount(http, services, readAccountReportOptions, async () => ({ answer: buildAccountReportOptions() }));
  mount(http, services, readTransactionsReportOptions, async ({ customer }) => ({
    answer: await loadTransactionsReportOptions(database, customer.id),
  }));

  mount(http, services, requestAccountReport, ({ params, query, customer, now }) =>
    inTransaction(database, (transaction) => requestStatement({ transaction, customer, origin, now }, params.service, query.date)),
  );
  mount(http, services, requestTransactionsReport, ({ params, query, customer, now }) =>
    inTransaction(database, (transaction) => requestTransactions({ transaction, customer, origin, now }, { ...params, ...query })),
  );

  mount(http, services, downloadReport, async ({ params, customer, now }) => {
    const file = await findReportFile(database, customer.id, params.token, now);
    if (file === undefined) return { refusal: refuse('notFound') };
    const headers = {
      'content-type': file.mediaType,
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'no-store',
    };
    return { response: new Response(file.content, { headers }) };
  });
}
