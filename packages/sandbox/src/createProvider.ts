import { Hono } from 'hono';
import type { JobHandlers } from './clock/jobs.ts';
import { controlRoutes } from './control/controlRoutes.ts';
import { forgetAnswersJobs } from './http/forgetAnswers.ts';
import { answerErrors } from './http/answerErrors.ts';
import { answerInTime } from './http/answerInTime.ts';
import { answerUnknownPaths } from './http/answerUnknownPaths.ts';
import { observeRequests } from './http/observeRequests.ts';
import { rootRoutes } from './http/rootRoutes.ts';
import type { Services } from './http/services.ts';
import { staticMarks } from './http/staticMarks.ts';
import { orderJobs } from './ledger/orderJobs.ts';
import { accountClosureRoutes } from './routes/account-closure.ts';
import { accountsRoutes } from './routes/accounts.ts';
import { balancesRoutes } from './routes/balances.ts';
import { bankTransfersRoutes } from './routes/bank-transfers.ts';
import { brokerAccountRoutes } from './routes/broker-account.ts';
import { cardTopupsRoutes } from './routes/card-topups.ts';
import { cardsRoutes } from './routes/cards.ts';
import { clubEventRoutes } from './routes/club-event.ts';
import { currenciesRoutes } from './routes/currencies.ts';
import { documentsRoutes } from './routes/documents.ts';
import { exchangesRoutes } from './routes/exchanges.ts';
import { feesRoutes } from './routes/fees.ts';
import { ibanLookupRoutes } from './routes/iban-lookup.ts';
import { kycRoutes } from './routes/kyc.ts';
import { monitoringRoutes } from './routes/monitoring.ts';
import { oneTimeCodeRoutes } from './routes/one-time-code.ts';
import { ordersRoutes } from './routes/orders.ts';
import { passwordsRoutes } from './routes/passwords.ts';
import { plansRoutes } from './routes/plans.ts';
import { ratesRoutes } from './routes/rates.ts';
import { referralRoutes } from './routes/referral.ts';
import { reportsRoutes } from './routes/reports.ts';
import { sessionRoutes } from './routes/session.ts';
import { supportMessagesRoutes } from './routes/support-messages.ts';
import { tradesRoutes } from './routes/trades.ts';
import { tokensRoutes } from './routes/tokens.ts';
import { transfersRoutes } from './routes/transfers.ts';
import { travelRuleRoutes } from './routes/travel-rule.ts';
import { twoFactorRoutes } from './routes/two-factor.ts';
import { userInfoRoutes } from './routes/user-info.ts';
import { addressJobs } from './rules/addressStatus.ts';
import { cardProviderJobs } from './rules/cardProvider.ts';
import { identityJobs } from './rules/customerStatus.ts';
import { ibanJobs } from './rules/ibanAllocation.ts';
import { referralJobs } from './rules/payReferrer.ts';
import { reportJobs } from './rules/makeReport.ts';
import { retentionJobs } from './rules/retention.ts';
import { travelRuleJobs } from './rules/reviewTravelRule.ts';

type Routes = (http: Hono, services: Services) => void;

/** Every resource of the contract: a line each. */
const routes: readonly Routes[] = [
  sessionRoutes,
  oneTimeCodeRoutes,
  passwordsRoutes,
  kycRoutes,
  userInfoRoutes,
  accountClosureRoutes,
  documentsRoutes,
  supportMessagesRoutes,
  brokerAccountRoutes,
  plansRoutes,
  clubEventRoutes,
  monitoringRoutes,
  accountsRoutes,
  balancesRoutes,
  bankTransfersRoutes,
  cardsRoutes,
  cardTopupsRoutes,
  currenciesRoutes,
  exchangesRoutes,
  ibanLookupRoutes,
  ordersRoutes,
  ratesRoutes,
  referralRoutes,
  reportsRoutes,
  feesRoutes,
  tradesRoutes,
  transfersRoutes,
  twoFactorRoutes,
  travelRuleRoutes,
  tokensRoutes,
];

/** What happens by the clock, by the job's kind. */
export const jobHandlers: JobHandlers = {
  ...orderJobs,
  ...forgetAnswersJobs,
  ...identityJobs,
  ...addressJobs,
  ...ibanJobs,
  ...cardProviderJobs,
  ...referralJobs,
  ...reportJobs,
  ...retentionJobs,
  ...travelRuleJobs,
};

/** The provider's HTTP surface, without a server: `request` for tests, `fetch` for a listener. */
export function createProvider(services: Services): Hono {
  const api = new Hono();
  api.use(answerInTime);
  for (const mountRoutes of routes) mountRoutes(api, services);
  answerUnknownPaths(api);
  const http = new Hono();
  http.route('/sandbox', controlRoutes(services));
  http.use(observeRequests(services));
  rootRoutes(http, services);
  staticMarks(http);
  http.route('/api/v1', api);
  http.route('/v1', api);
  answerErrors(http);
  return http;
}
