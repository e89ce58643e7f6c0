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

/** Checks that the example is read, that an unknown member is ignored, and that each malformed member is refused under its name. */
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

describe('the schemas of api.md 3', () => {
  it('reads the example of a sign-in by password (API-001)', () => readsAsWritten(signIn, signInExample));
  it('reads the example of a sign-in by code (API-002)', () => readsAsWritten(logIn, signInExample));
  it('reads the example of a registration (API-008)', () => readsAsWritten(signUp, signInExample));
  it('reads the example of user info (API-017, USR-005, USR-010)', () => readsAsWritten(readUserInfo, userInfoExample));
  it('reads the example of payment methods (API-018)', () =>
    readsAsWritten(readPaymentMethods, { cards: [cardTopUpMethodExample], banks: [sepaTopUpMethodExample] }));
  it('reads the example of withdraw methods (API-019)', () => readsAsWritten(readWithdrawMethods, { banks: [sepaWithdrawMethodExample] }));
  it('reads the example of currencies (API-021, USR-024)', () => readsAsWritten(listCurrencies, currenciesExample));
  it('reads the example of public rates (API-022)', () => readsAsWritten(listPublicRates, [publicRateExample]));
  it('reads the example of grow rates (API-023)', () => readsAsWritten(listGrowRates, growRatesExample));
  it('reads the example of dynamic rates (API-024)', () => readsAsWritten(listDynamicRates, dynamicRatesExample));
  it('reads the example of the operations response (API-025)', () => readsAsWritten(readOperations, operationsExample));
  it('reads the example of the assets response (API-026)', () => readsAsWritten(readAssets, assetsExample));
  it('reads the example of instrument balances (API-027)', () => readsAsWritten(listInstruments, instrumentsExample));
  it('reads the example of cards (API-029)', () => readsAsWritten(listCards, cardsExample));
  it('reads the example of an order (API-067)', () => readsAsWritten(readOrder, orderExample));
  it('reads the example of a history page (API-066)', () => readsAsWritten(searchOrders, ordersPageExample));
  it('reads the example of filter accounts (API-068)', () => readsAsWritten(listFilterAccounts, filterAccountsExample));
  it('reads the example of fee options (API-045)', () => readsAsWritten(quoteWalletFee, feeOptionsExample));
  it('reads the example of fee options of a stablecoin (API-046)', () => readsAsWritten(quoteTokenFee, feeOptionsExample));
  it('reads the example of a travel-rule transaction (API-054)', () =>
    readsAsWritten(readTravelRuleTransaction, travelRuleTransactionExample));
  it('reads the example of a prepared send (API-047)', () => readsAsWritten(prepareSend, preparedSendExample));
  it('reads the example of a prepared send of a stablecoin (API-048)', () => readsAsWritten(prepareTokenSend, preparedSendExample));
  it('reads the example of a prepared sale (API-041)', () => readsAsWritten(prepareCryptoSale, preparedSendExample));
  it('reads the example of a prepared sale of a stablecoin (API-042)', () => readsAsWritten(prepareTokenSale, preparedSendExample));
  it('reads the example of token info (API-063)', () => readsAsWritten(readTokenInfo, tokenInfoExample));
  it('reads the example of a token (API-065)', () => readsAsWritten(readToken, tokenExample));
  it('reads the example of the marketplace (API-064)', () => readsAsWritten(listMarketplace, [marketplaceTokenExample]));
  it('reads the example of referral info (API-074)', () => readsAsWritten(readReferralInfo, referralInfoExample));
  it('reads the example of account report options (API-069)', () => readsAsWritten(readAccountReportOptions, accountReportOptionsExample));
  it('reads the example of transactions report options (API-071)', () =>
    readsAsWritten(readTransactionsReportOptions, transactionsReportOptionsExample));
  it('reads the example of plans (API-075)', () => readsAsWritten(listPlans, plansExample));
  it('reads the example of prices (API-096)', () => readsAsWritten(readPrices, pricesExample));
  it('reads the example of devices (API-109)', () => readsAsWritten(listDevices, devicesExample));
  it('reads the example of security events (API-112)', () => readsAsWritten(listSecurityEvents, securityEventsExample));
  it('reads the example of the event (API-077)', () => readsAsWritten(readClubEvent, clubEventExample));
});
