import { setResponseHeaders } from './http/headers/setResponseHeaders.ts';
import { Hono } from 'hono';
import type { JobHandlers } from './clock/jobs.ts';
import { loopbackAccess, type ControlAccess } from './control/controlAccess.ts';
import { createControlRoutes } from './control/createControlRoutes.ts';
import { signInLinkJobs } from './control/signIn/signInLink.ts';
import { retentionJobs } from './features/account-closure/retention.ts';
import { mountAccountClosureRoutes } from './features/account-closure/routes.ts';
import { mountAccountsRoutes } from './features/accounts/routes.ts';
import { mountBalancesRoutes } from './features/balances/routes.ts';
import { mountBankTransfersRoutes } from './features/bank-transfers/routes.ts';
import { mountBrokerAccountRoutes } from './features/broker-account/routes.ts';
import { cardProviderJobs } from './features/card-topups/cardProvider.ts';
import { mountCardTopupsRoutes } from './features/card-topups/routes.ts';
import { mountCardsRoutes } from './features/cards/routes.ts';
import { mountClubEventRoutes } from './features/club-event/routes.ts';
import { mountConfirmationsRoutes } from './features/confirmations/routes.ts';
import { mountCurrenciesRoutes } from './features/currencies/routes.ts';
import { mountDevicesRoutes } from './features/devices/routes.ts';
import { mountDocumentsRoutes } from './features/documents/routes.ts';
import { mountExchangesRoutes } from './features/exchanges/routes.ts';
import { mountFeesRoutes } from './features/fees/routes.ts';
import { mountIbanLookupRoutes } from './features/iban-lookup/routes.ts';
import { mountKycRoutes } from './features/kyc/routes.ts';
import { mountMonitoringRoutes } from './features/monitoring/routes.ts';
import { mountOneTimeCodeRoutes } from './features/one-time-code/routes.ts';
import { mountOrdersRoutes } from './features/orders/routes.ts';
import { mountPayeeChecksRoutes } from './features/payee-checks/routes.ts';
import { mountPasskeysRoutes } from './features/passkeys/routes.ts';
import { mountPasswordsRoutes } from './features/passwords/routes.ts';
import { mountPlansRoutes } from './features/plans/routes.ts';
import { mountRatesRoutes } from './features/rates/routes.ts';
import { mountRecipientsRoutes } from './features/recipients/routes.ts';
import { mountReferralRoutes } from './features/referral/routes.ts';
import { referralJobs } from './features/referral/rules.ts';
import { reportJobs } from './features/reports/makeReport.ts';
import { mountReportsRoutes } from './features/reports/routes.ts';
import { mountSessionRoutes } from './features/session/routes.ts';
import { mountSupportMessagesRoutes } from './features/support-messages/routes.ts';
import { mountTokensRoutes } from './features/tokens/routes.ts';
import { mountTradesRoutes } from './features/trades/routes.ts';
import { mountTransfersRoutes } from './features/transfers/routes.ts';
import { travelRuleJobs } from './features/travel-rule/reviewTravelRule.ts';
import { mountTravelRuleRoutes } from './features/travel-rule/routes.ts';
import { mountTwoFactorRoutes } from './features/two-factor/routes.ts';
import { mountUserInfoRoutes } from './features/user-info/routes.ts';
import { allowCrossOriginApps } from './http/headers/foreignApps.ts';
import { prefixIconPaths } from './http/headers/iconBase.ts';
import { handleErrors, limitResponseTime, handleUnknownPaths } from './http/fallbackAnswers.ts';
import { observeRequests } from './http/observeRequests.ts';
import { mountRootRoutes } from './http/mountRootRoutes.ts';
import type { Services } from './http/services.ts';
import { servePictures } from './http/serveFiles.ts';
import { ibanJobs } from './kernel/bank/ibanAllocation.ts';
import { addressJobs } from './kernel/customer/addressStatus.ts';
import { identityJobs } from './kernel/customer/customerStatus.ts';
import { cleanUpJobs } from './kernel/idempotency.ts';
import { orderJobs } from './ledger/holds.ts';

type Routes = (http: Hono, services: Services) => void;

const routes: readonly Routes[] = [
  mountSessionRoutes,
  mountDevicesRoutes,
  mountOneTimeCodeRoutes,
  mountPasswordsRoutes,
  mountPasskeysRoutes,
  mountKycRoutes,
  mountUserInfoRoutes,
  mountAccountClosureRoutes,
  mountDocumentsRoutes,
  mountSupportMessagesRoutes,
  mountBrokerAccountRoutes,
  mountPlansRoutes,
  mountClubEventRoutes,
  mountMonitoringRoutes,
  mountAccountsRoutes,
  mountBalancesRoutes,
  mountBankTransfersRoutes,
  mountCardsRoutes,
  mountCardTopupsRoutes,
  mountConfirmationsRoutes,
  mountCurrenciesRoutes,
  mountExchangesRoutes,
  mountIbanLookupRoutes,
  mountOrdersRoutes,
  mountRatesRoutes,
  mountReferralRoutes,
  mountReportsRoutes,
  mountFeesRoutes,
  mountTradesRoutes,
  mountTransfersRoutes,
  mountTwoFactorRoutes,
  mountTravelRuleRoutes,
  mountTokensRoutes,
  mountPayeeChecksRoutes,
  mountRecipientsRoutes,
];

export const jobHandlers: JobHandlers = {
  ...orderJobs,
  ...cleanUpJobs,
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
  api.use(limitResponseTime);
  api.use(prefixIconPaths(services.settings));
  for (const mountRoutes of routes) mountRoutes(api, services);
  handleUnknownPaths(api);
  const http = new Hono();
  http.use(setResponseHeaders(services));
  http.use('/api/v1/*', allowCrossOriginApps(services.settings));
  http.use('/v1/*', allowCrossOriginApps(services.settings));
  http.use('/_healthz', allowCrossOriginApps(services.settings));
  http.route('/sandbox', createControlRoutes(services, control));
  http.use(observeRequests(services));
  mountRootRoutes(http, services);
  servePictures(http);
  http.route('/api/v1', api);
  http.route('/v1', api);
  handleErrors(http);
  return http;
}
