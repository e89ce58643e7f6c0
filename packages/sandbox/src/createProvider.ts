import { answerHeaders } from './http/headers/answerHeaders.ts';
import { Hono } from 'hono';
import type { JobHandlers } from './clock/jobs.ts';
import { loopbackAccess, type ControlAccess } from './control/controlAccess.ts';
import { controlRoutes } from './control/controlRoutes.ts';
import { signInLinkJobs } from './control/signIn/signInLink.ts';
import { retentionJobs } from './features/account-closure/retention.ts';
import { accountClosureRoutes } from './features/account-closure/routes.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import { balancesRoutes } from './features/balances/routes.ts';
import { bankTransfersRoutes } from './features/bank-transfers/routes.ts';
import { brokerAccountRoutes } from './features/broker-account/routes.ts';
import { cardProviderJobs } from './features/card-topups/cardProvider.ts';
import { cardTopupsRoutes } from './features/card-topups/routes.ts';
import { cardsRoutes } from './features/cards/routes.ts';
import { clubEventRoutes } from './features/club-event/routes.ts';
import { confirmationsRoutes } from './features/confirmations/routes.ts';
import { currenciesRoutes } from './features/currencies/routes.ts';
import { devicesRoutes } from './features/devices/routes.ts';
import { documentsRoutes } from './features/documents/routes.ts';
import { exchangesRoutes } from './features/exchanges/routes.ts';
import { feesRoutes } from './features/fees/routes.ts';
import { ibanLookupRoutes } from './features/iban-lookup/routes.ts';
import { kycRoutes } from './features/kyc/routes.ts';
import { monitoringRoutes } from './features/monitoring/routes.ts';
import { oneTimeCodeRoutes } from './features/one-time-code/routes.ts';
import { ordersRoutes } from './features/orders/routes.ts';
import { payeeChecksRoutes } from './features/payee-checks/routes.ts';
import { passkeysRoutes } from './features/passkeys/routes.ts';
import { passwordsRoutes } from './features/passwords/routes.ts';
import { plansRoutes } from './features/plans/routes.ts';
import { ratesRoutes } from './features/rates/routes.ts';
import { recipientsRoutes } from './features/recipients/routes.ts';
import { referralRoutes } from './features/referral/routes.ts';
import { referralJobs } from './features/referral/rules.ts';
import { reportJobs } from './features/reports/makeReport.ts';
import { reportsRoutes } from './features/reports/routes.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { supportMessagesRoutes } from './features/support-messages/routes.ts';
import { tokensRoutes } from './features/tokens/routes.ts';
import { tradesRoutes } from './features/trades/routes.ts';
import { transfersRoutes } from './features/transfers/routes.ts';
import { travelRuleJobs } from './features/travel-rule/reviewTravelRule.ts';
import { travelRuleRoutes } from './features/travel-rule/routes.ts';
import { twoFactorRoutes } from './features/two-factor/routes.ts';
import { userInfoRoutes } from './features/user-info/routes.ts';
import { admitForeignApps } from './http/headers/foreignApps.ts';
import { nameIconHost } from './http/headers/iconBase.ts';
import { answerErrors, answerInTime, answerUnknownPaths } from './http/fallbackAnswers.ts';
import { observeRequests } from './http/observeRequests.ts';
import { rootRoutes } from './http/rootRoutes.ts';
import type { Services } from './http/services.ts';
import { servePictures } from './http/serveFiles.ts';
import { ibanJobs } from './kernel/bank/ibanAllocation.ts';
import { addressJobs } from './kernel/customer/addressStatus.ts';
import { identityJobs } from './kernel/customer/customerStatus.ts';
import { forgetAnswersJobs } from './kernel/idempotency.ts';
import { orderJobs } from './ledger/orderJobs.ts';

type Routes = (http: Hono, services: Services) => void;

const routes: readonly Routes[] = [
  sessionRoutes,
  devicesRoutes,
  oneTimeCodeRoutes,
  passwordsRoutes,
  passkeysRoutes,
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
  confirmationsRoutes,
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
  payeeChecksRoutes,
  recipientsRoutes,
];

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
  ...signInLinkJobs,
};

/** The provider's HTTP surface, without a server. Tests call `request`, a listener calls `fetch`. */
export function createProvider(services: Services, control: ControlAccess = loopbackAccess): Hono {
  const api = new Hono();
  api.use(answerInTime);
  api.use(nameIconHost(services.settings));
  for (const mountRoutes of routes) mountRoutes(api, services);
  answerUnknownPaths(api);
  const http = new Hono();
  http.use(answerHeaders(services));
  http.use('/api/v1/*', admitForeignApps(services.settings));
  http.use('/v1/*', admitForeignApps(services.settings));
  http.use('/_healthz', admitForeignApps(services.settings));
  http.route('/sandbox', controlRoutes(services, control));
  http.use(observeRequests(services));
  rootRoutes(http, services);
  servePictures(http);
  http.route('/api/v1', api);
  http.route('/v1', api);
  answerErrors(http);
  return http;
}
