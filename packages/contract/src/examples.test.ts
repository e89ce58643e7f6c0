import { describe, expect, it } from 'vitest';
import { readOperations, readPaymentMethods, readWithdrawMethods } from './accounts.ts';
import { listInstruments, readAssets } from './balances.ts';
import { listCards } from './cards.ts';
import { readClubEvent } from './club-event.ts';
import { listCurrencies } from './currencies.ts';
import type { Endpoint } from './endpoint.ts';
import { operationsExample } from './examples/accounts.ts';
import { assetsExample, instrumentsExample } from './examples/balances.ts';
import { cardsExample } from './examples/cards.ts';
import { clubEventExample } from './examples/club-event.ts';
import { currenciesExample } from './examples/currencies.ts';
import { feeOptionsExample } from './examples/fees.ts';
import { filterAccountsExample, orderExample, ordersPageExample } from './examples/orders.ts';
import { cardTopUpMethodExample, sepaTopUpMethodExample, sepaWithdrawMethodExample } from './examples/payment-methods.ts';
import { plansExample } from './examples/plans.ts';
import { preparedSendExample } from './examples/prepared-operation.ts';
import { dynamicRatesExample, growRatesExample, publicRateExample } from './examples/rates.ts';
import { referralInfoExample } from './examples/referral.ts';
import { accountReportOptionsExample, transactionsReportOptionsExample } from './examples/reports.ts';
import { signInExample } from './examples/session.ts';
import { marketplaceTokenExample, tokenInfoExample } from './examples/tokens.ts';
import { travelRuleTransactionExample } from './examples/travel-rule.ts';
import { userInfoExample } from './examples/user-info.ts';
import { quoteTokenFee, quoteWalletFee } from './fees.ts';
import { listFilterAccounts, readOrder, searchOrders } from './orders.ts';
import { readAnswer } from './parse.ts';
import { listPlans } from './plans.ts';
import { listDynamicRates, listGrowRates, listPublicRates } from './rates.ts';
import { readReferralInfo } from './referral.ts';
import { readAccountReportOptions, readTransactionsReportOptions } from './reports.ts';
import { logIn, signIn, signUp } from './session.ts';
import { listMarketplace, readToken, readTokenInfo } from './tokens.ts';
import { prepareCryptoSale, prepareTokenSale } from './trades.ts';
import { prepareSend, prepareTokenSend } from './transfers.ts';
import { readTravelRuleTransaction } from './travel-rule.ts';
import { readUserInfo } from './user-info.ts';

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
  it('API-001 reads a sign-in by password as written there', () => readsAsWritten(signIn, signInExample));
  it('API-002 reads a sign-in by code as written there', () => readsAsWritten(logIn, signInExample));
  it('API-008 reads a registration as written there', () => readsAsWritten(signUp, signInExample));
  it('API-017 USR-005 USR-010 USR-012 HOME-068 reads user info as written there', () => readsAsWritten(readUserInfo, userInfoExample));
  it('API-018 reads payment methods as written there', () =>
    readsAsWritten(readPaymentMethods, { cards: [cardTopUpMethodExample], banks: [sepaTopUpMethodExample] }));
  it('API-019 reads withdraw methods as written there', () => readsAsWritten(readWithdrawMethods, { banks: [sepaWithdrawMethodExample] }));
  it('API-021 USR-024 reads currencies as written there', () => readsAsWritten(listCurrencies, currenciesExample));
  it('API-022 reads public rates as written there', () => readsAsWritten(listPublicRates, [publicRateExample]));
  it('API-023 reads grow rates as written there', () => readsAsWritten(listGrowRates, growRatesExample));
  it('API-024 reads dynamic rates as written there', () => readsAsWritten(listDynamicRates, dynamicRatesExample));
  it('API-025 reads the operations response as written there', () => readsAsWritten(readOperations, operationsExample));
  it('API-026 reads the assets response as written there', () => readsAsWritten(readAssets, assetsExample));
  it('API-027 reads instrument balances as written there', () => readsAsWritten(listInstruments, instrumentsExample));
  it('API-029 reads cards as written there', () => readsAsWritten(listCards, cardsExample));
  it('API-067 reads an order as written there', () => readsAsWritten(readOrder, orderExample));
  it('API-066 reads a history page as written there', () => readsAsWritten(searchOrders, ordersPageExample));
  it('API-068 reads filter accounts as written there', () => readsAsWritten(listFilterAccounts, filterAccountsExample));
  it('API-045 reads fee options as written there', () => readsAsWritten(quoteWalletFee, feeOptionsExample));
  it('API-046 reads fee options of a stablecoin as written there', () => readsAsWritten(quoteTokenFee, feeOptionsExample));
  it('API-054 reads a travel-rule transaction as written there', () =>
    readsAsWritten(readTravelRuleTransaction, travelRuleTransactionExample));
  it('API-047 reads a prepared send as written there', () => readsAsWritten(prepareSend, preparedSendExample));
  it('API-048 reads a prepared send of a stablecoin as written there', () => readsAsWritten(prepareTokenSend, preparedSendExample));
  it('API-041 reads a prepared sale as written there', () => readsAsWritten(prepareCryptoSale, preparedSendExample));
  it('API-042 reads a prepared sale of a stablecoin as written there', () => readsAsWritten(prepareTokenSale, preparedSendExample));
  it('API-063 reads token info as written there', () => readsAsWritten(readTokenInfo, tokenInfoExample));
  it('API-065 reads a token as written there', () => readsAsWritten(readToken, tokenExample));
  it('API-064 reads the marketplace as written there', () => readsAsWritten(listMarketplace, [marketplaceTokenExample]));
  it('API-074 reads referral info as written there', () => readsAsWritten(readReferralInfo, referralInfoExample));
  it('API-069 reads account report options as written there', () => readsAsWritten(readAccountReportOptions, accountReportOptionsExample));
  it('API-071 reads transactions report options as written there', () =>
    readsAsWritten(readTransactionsReportOptions, transactionsReportOptionsExample));
  it('API-075 reads plans as written there', () => readsAsWritten(listPlans, plansExample));
  it('API-077 reads the event as written there', () => readsAsWritten(readClubEvent, clubEventExample));
});
