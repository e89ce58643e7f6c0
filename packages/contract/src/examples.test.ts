import { describe, expect, it } from 'vitest';
import { readOperations, readPaymentMethods, readWithdrawMethods } from './holdings/accounts.ts';
import { listInstruments, readAssets } from './holdings/balances.ts';
import { listCards } from './operations/cards.ts';
import { readClubEvent } from './customer/club-event.ts';
import { listCurrencies } from './holdings/currencies.ts';
import { listDevices, listSecurityEvents } from './access/devices.ts';
import type { Endpoint } from './endpoint.ts';
import { operationsExample } from './examples/accounts.ts';
import { assetsExample, instrumentsExample } from './examples/balances.ts';
import { cardsExample } from './examples/cards.ts';
import { clubEventExample } from './examples/club-event.ts';
import { currenciesExample } from './examples/currencies.ts';
import { devicesExample, securityEventsExample } from './examples/devices.ts';
import { feeOptionsExample } from './examples/fees.ts';
import { filterAccountsExample, orderExample, ordersPageExample } from './examples/orders.ts';
import { cardTopUpMethodExample, sepaTopUpMethodExample, sepaWithdrawMethodExample } from './examples/payment-methods.ts';
import { plansExample } from './examples/plans.ts';
import { preparedSendExample } from './examples/prepared-operation.ts';
import { pricesExample } from './examples/prices.ts';
import { dynamicRatesExample, growRatesExample, publicRateExample } from './examples/rates.ts';
import { referralInfoExample } from './examples/referral.ts';
import { accountReportOptionsExample, transactionsReportOptionsExample } from './examples/reports.ts';
import { signInExample } from './examples/session.ts';
import { marketplaceTokenExample, tokenInfoExample } from './examples/tokens.ts';
import { travelRuleTransactionExample } from './examples/travel-rule.ts';
import { userInfoExample } from './examples/user-info.ts';
import { quoteTokenFee, quoteWalletFee } from './operations/fees.ts';
import { listFilterAccounts, readOrder, searchOrders } from './holdings/orders.ts';
import { readAnswer } from './parse.ts';
import { listPlans } from './customer/plans.ts';
import { readPrices } from './operations/prices.ts';
import { listDynamicRates, listGrowRates, listPublicRates } from './holdings/rates.ts';
import { readReferralInfo } from './customer/referral.ts';
import { readAccountReportOptions, readTransactionsReportOptions } from './holdings/reports.ts';
import { logIn, signIn, signUp } from './access/session.ts';
import { listMarketplace, readToken, readTokenInfo } from './holdings/tokens.ts';
import { prepareCryptoSale, prepareTokenSale } from './operations/trades.ts';
import { prepareSend, prepareTokenSend } from './operations/transfers.ts';
import { readTravelRuleTransaction } from './operations/travel-rule.ts';
import { readUserInfo } from './customer/user-info.ts';

const {
  info: _info,
  documents: _documents,
  marketplace: _marketplace,
  overview: _overview,
  popup: _popup,
  ...tokenMembers
} = tokenInfoExample;
const tokenExample = { ...tokenMembers, whitelist: assetsExample.accounts.tokens[1]?.whitelist };

/** The example is read; a member that nobody knows is ignored; each member of a wrong kind is refused by its name. */
function readsAsWritten(endpoint: Endpoint, example: object): void {
  const change = (changes: object): unknown =>
    Array.isArray(example) ? example.map((item: object) => ({ ...item, ...changes })) : { ...example, ...changes };
  expect(readAnswer(endpoint, 200, example)).toMatchObject({ success: true });
  expect(readAnswer(endpoint, 200, change({ fromTheFuture: { deep: [1] } }))).toMatchObject({ success: true });
  const members: object = Array.isArray(example) ? example[0] : example;
  for (const name of Object.keys(members)) {
    const read = readAnswer(endpoint, 200, change({ [name]: () => 'no JSON at all' }));
    expect(Object.keys(read.success ? {} : read.fields), name).toContainEqual(expect.stringMatching(new RegExp(`^${name}\\b`)));
  }
}

describe('the examples of api.md 3', () => {
  it('reads a sign-in by password as written there (API-001)', () => readsAsWritten(signIn, signInExample));
  it('reads a sign-in by code as written there (API-002)', () => readsAsWritten(logIn, signInExample));
  it('reads a registration as written there (API-008)', () => readsAsWritten(signUp, signInExample));
  it('reads user info as written there (API-017, USR-005, USR-010)', () => readsAsWritten(readUserInfo, userInfoExample));
  it('reads payment methods as written there (API-018)', () =>
    readsAsWritten(readPaymentMethods, { cards: [cardTopUpMethodExample], banks: [sepaTopUpMethodExample] }));
  it('reads withdraw methods as written there (API-019)', () =>
    readsAsWritten(readWithdrawMethods, { banks: [sepaWithdrawMethodExample] }));
  it('reads currencies as written there (API-021, USR-024)', () => readsAsWritten(listCurrencies, currenciesExample));
  it('reads public rates as written there (API-022)', () => readsAsWritten(listPublicRates, [publicRateExample]));
  it('reads grow rates as written there (API-023)', () => readsAsWritten(listGrowRates, growRatesExample));
  it('reads dynamic rates as written there (API-024)', () => readsAsWritten(listDynamicRates, dynamicRatesExample));
  it('reads the operations response as written there (API-025)', () => readsAsWritten(readOperations, operationsExample));
  it('reads the assets response as written there (API-026)', () => readsAsWritten(readAssets, assetsExample));
  it('reads instrument balances as written there (API-027)', () => readsAsWritten(listInstruments, instrumentsExample));
  it('reads cards as written there (API-029)', () => readsAsWritten(listCards, cardsExample));
  it('reads an order as written there (API-067)', () => readsAsWritten(readOrder, orderExample));
  it('reads a history page as written there (API-066)', () => readsAsWritten(searchOrders, ordersPageExample));
  it('reads filter accounts as written there (API-068)', () => readsAsWritten(listFilterAccounts, filterAccountsExample));
  it('reads fee options as written there (API-045)', () => readsAsWritten(quoteWalletFee, feeOptionsExample));
  it('reads fee options of a stablecoin as written there (API-046)', () => readsAsWritten(quoteTokenFee, feeOptionsExample));
  it('reads a travel-rule transaction as written there (API-054)', () =>
    readsAsWritten(readTravelRuleTransaction, travelRuleTransactionExample));
  it('reads a prepared send as written there (API-047)', () => readsAsWritten(prepareSend, preparedSendExample));
  it('reads a prepared send of a stablecoin as written there (API-048)', () => readsAsWritten(prepareTokenSend, preparedSendExample));
  it('reads a prepared sale as written there (API-041)', () => readsAsWritten(prepareCryptoSale, preparedSendExample));
  it('reads a prepared sale of a stablecoin as written there (API-042)', () => readsAsWritten(prepareTokenSale, preparedSendExample));
  it('reads token info as written there (API-063)', () => readsAsWritten(readTokenInfo, tokenInfoExample));
  it('reads a token as written there (API-065)', () => readsAsWritten(readToken, tokenExample));
  it('reads the marketplace as written there (API-064)', () => readsAsWritten(listMarketplace, [marketplaceTokenExample]));
  it('reads referral info as written there (API-074)', () => readsAsWritten(readReferralInfo, referralInfoExample));
  it('reads account report options as written there (API-069)', () =>
    readsAsWritten(readAccountReportOptions, accountReportOptionsExample));
  it('reads transactions report options as written there (API-071)', () =>
    readsAsWritten(readTransactionsReportOptions, transactionsReportOptionsExample));
  it('reads plans as written there (API-075)', () => readsAsWritten(listPlans, plansExample));
  it('reads prices as written there (API-096)', () => readsAsWritten(readPrices, pricesExample));
  it('reads devices as written there (API-109)', () => readsAsWritten(listDevices, devicesExample));
  it('reads security events as written there (API-112)', () => readsAsWritten(listSecurityEvents, securityEventsExample));
  it('reads the event as written there (API-077)', () => readsAsWritten(readClubEvent, clubEventExample));
});
