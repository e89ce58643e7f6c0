import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { requestDate } from '../requestDate.ts';
import { NOT_VALID, providerText, requestError, requestText } from '../values.ts';

const option = z.object({ name: providerText, key: z.string(), icon: z.nullable(z.string()) });

export const accountReportOptions = z.object({ services: z.array(option) });
export type AccountReportOptions = z.output<typeof accountReportOptions>;

/** api.md 3.21. An option is available when the chosen service (and kind of transaction) is among those it names. */
export const transactionsReportOptions = z.object({
  services: z.array(option),
  transactions: z.array(z.object({ name: providerText, key: z.string(), for_services: z.array(z.string()) })),
  assets: z.array(z.extend(option, { for_services: z.array(z.string()), for_transactions: z.array(z.string()) })),
});
export type TransactionsReportOptions = z.output<typeof transactionsReportOptions>;

const accepted = z.object({ status: z.literal('OK') });
const key = requestText(1, 64);

export const readAccountReportOptions = defineEndpoint({
  id: 'API-069',
  method: 'get',
  path: '/reports/account',
  access: 'feature',
  answers: { 200: accountReportOptions },
});

/** API-070: requests a statement of a day, sent by e-mail. */
export const requestAccountReport = defineEndpoint({
  id: 'API-070',
  method: 'post',
  path: '/reports/account/{service}',
  access: 'feature',
  params: z.object({ service: key }),
  query: z.object({ date: requestDate }),
  answers: { 200: accepted },
  refusals: ['notFound'],
});

export const readTransactionsReportOptions = defineEndpoint({
  id: 'API-071',
  method: 'get',
  path: '/reports/transactions',
  access: 'feature',
  answers: { 200: transactionsReportOptions },
});

export const reportFormats = ['csv', 'xlsx'] as const;
export type ReportFormat = (typeof reportFormats)[number];

const START_AFTER_END_MESSAGE = 'Start date must be earlier or equal to end date.';

const period = z
  .object({
    format: z.enum(reportFormats, requestError(NOT_VALID)),
    /** Both days or neither. Neither means all time. */
    from: z.optional(requestDate),
    to: z.optional(requestDate),
  })
  .check(
    z.refine(({ from, to }) => from !== undefined || to === undefined, { error: 'Required', path: ['from'] }),
    z.refine(({ from, to }) => to !== undefined || from === undefined, { error: 'Required', path: ['to'] }),
    z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, { error: START_AFTER_END_MESSAGE, path: ['from'] }),
  );

/** API-072: requests a list of transactions, sent by e-mail. */
export const requestTransactionsReport = defineEndpoint({
  id: 'API-072',
  method: 'post',
  path: '/reports/transactions/{service}/{transaction}/{asset}',
  access: 'feature',
  params: z.object({ service: key, transaction: key, asset: key }),
  query: period,
  answers: { 200: accepted },
  refusals: ['notFound'],
});

/** API-073: the file itself, by the token from the e-mail. */
export const downloadReport = defineEndpoint({
  id: 'API-073',
  method: 'get',
  path: '/reports/files/{token}',
  access: 'feature',
  params: z.object({ token: requestText(1, 256) }),
  answers: { 200: z.unknown() },
  answerKind: 'file',
  refusals: ['notFound'],
});
