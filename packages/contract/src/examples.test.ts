import { describe, expect, it } from 'vitest';
import { readOperations, readPaymentMethods, readWithdrawMethods } from './holdings/accounts.ts';
import { listInstruments, readAssets } from './holdings/balances.ts';
import { listCards } from './operations/cards.ts';
import { readClubEvent } from './customer/club-event.ts';
import { listCurrencies } from './holdings/currencies.ts';
import { listDevices, listSecurityEvents } from './access/devices.ts';
import type { Endpoint } from './endpoint.ts';
import { cardsExample, operationsExample } from './examples/accounts.ts';
import { assetsExample, instrumentsExample } from './examples/balances.ts';
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
import { readResponse } from './parse.ts';
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

/** Checks that the example is read, that an unknown member is ignored, and that each malformed member is refused under its name. */
function expectToRead(endpoint: Endpoint, example: object): void {
  const change = (changes: object): unknown =>
    Array.isArray(example) ? example.map((item: object) => ({ ...item, ...changes })) : { ...example, ...changes };
  expect(readResponse(endpoint, 200, example)).toMatchObject({ success: true });
  expect(readResponse(endpoint, 200, change({ fromTheFuture: { deep: [1] } }))).toMatchObject({ success: true });
  const members: object = Array.isArray(example) ? example[0] : example;
  for (const name of Object.keys(members)) {
    const read = readResponse(endpoint, 200, change({ [name]: () => 'no JSON at all' }));
    expect(Object.keys(read.success ? {} : read.fields), name).toContainEqual(expect.stringMatching(new RegExp(`^${name}\\b`)));
  }
}

describe('the schemas of api.md 3', () => {
  it('reads the example of a sign-in by password (API-001)', () => expectToRead(signIn, signInExample));
  it('reads the example of a sign-in by code (API-002)', () => expectToRead(logIn, signInExample));
  it('reads the example of a registration (API-008)', () => expectToRead(signUp, signInExample));
  it('reads the example of user info (API-017, USR-005, USR-010)', () => expectToRead(readUserInfo, userInfoExample));
  it('reads the example of payment methods (API-018)', () =>
    expectToRead(readPaymentMethods, { cards: [cardTopUpMethodExample], banks: [sepaTopUpMethodExample] }));
  it('reads the example of withdraw methods (API-019)', () => expectToRead(readWithdrawMethods, { banks: [sepaWithdrawMethodExample] }));
  it('reads the example of currencies (API-021, USR-024)', () => expectToRead(listCurrencies, currenciesExample));
  it('reads the example of public rates (API-022)', () => expectToRead(listPublicRates, [publicRateExample]));
  it('reads the example of grow rates (API-023)', () => expectToRead(listGrowRates, growRatesExample));
  it('reads the example of dynamic rates (API-024)', () => expectToRead(listDynamicRates, dynamicRatesExample));
  it('reads the example of the operations response (API-025)', () => expectToRead(readOperations, operationsExample));
  it('reads the example of the assets response (API-026)', () => expectToRead(readAssets, assetsExample));
  it('reads the example of instrument balances (API-027)', () => expectToRead(listInstruments, instrumentsExample));
  it('reads the example of cards (API-029)', () => expectToRead(listCards, cardsExample));
  it('reads the example of an order (API-067)', () => expectToRead(readOrder, orderExample));
  it('reads the example of a history page (API-066)', () => expectToRead(searchOrders, ordersPageExample));
  it('reads the example of filter accounts (API-068)', () => expectToRead(listFilterAccounts, filterAccountsExample));
  it('reads the example of fee options (API-045)', () => expectToRead(quoteWalletFee, feeOptionsExample));
  it('reads the example of fee options of a stablecoin (API-046)', () => expectToRead(quoteTokenFee, feeOptionsExample));
  it('reads the example of a travel-rule transaction (API-054)', () =>
    expectToRead(readTravelRuleTransaction, travelRuleTransactionExample));
  it('reads the example of a prepared send (API-047)', () => expectToRead(prepareSend, preparedSendExample));
  it('reads the example of a prepared send of a stablecoin (API-048)', () => expectToRead(prepareTokenSend, preparedSendExample));
  it('reads the example of a prepared sale (API-041)', () => expectToRead(prepareCryptoSale, preparedSendExample));
  it('reads the example of a prepared sale of a stablecoin (API-042)', () => expectToRead(prepareTokenSale, preparedSendExample));
  it('reads the example of token info (API-063)', () => expectToRead(readTokenInfo, tokenInfoExample));
  it('reads the example of a token (API-065)', () => expectToRead(readToken, tokenExample));
  it('reads the example of the marketplace (API-064)', () => expectToRead(listMarketplace, [marketplaceTokenExample]));
  it('reads the example of referral info (API-074)', () => expectToRead(readReferralInfo, referralInfoExample));
  it('reads the example of account report options (API-069)', () => expectToRead(readAccountReportOptions, accountReportOptionsExample));
  it('reads the example of transactions report options (API-071)', () =>
    expectToRead(readTransactionsReportOptions, transactionsReportOptionsExample));
  it('reads the example of plans (API-075)', () => expectToRead(listPlans, plansExample));
  it('reads the example of prices (API-096)', () => expectToRead(readPrices, pricesExample));
  it('reads the example of devices (API-109)', () => expectToRead(listDevices, devicesExample));
  it('reads the example of security events (API-112)', () => expectToRead(listSecurityEvents, securityEventsExample));
  it('reads the example of the event (API-077)', () => expectToRead(readClubEvent, clubEventExample));
});
