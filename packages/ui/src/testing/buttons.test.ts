import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../{patterns,screens}/**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** The forms whose button may be disabled, each with the row that says when. */
const DISABLED_BY = new Map([
  ['patterns/DocumentUpload/DocumentUpload', 'ADDR-016'],
  ['patterns/SepaTransfer/SepaAmountStep', 'SEPA-029'],
  ['screens/assets/account-group/VirtualAccountsDialog', 'SET-028'],
  ['screens/account-closure/AccountClosureScreen', 'D-PROF-11'],
  ['screens/card-topup/CardTopUpScreen', 'CARD-009'],
  ['screens/cards/NewCardScreen', 'D-APP-34'],
  ['screens/change-password/ChangePasswordScreen', 'D-APP-34'],
  ['screens/fiat-exchange/FiatExchangeScreen', 'D-APP-34'],
  ['screens/kyc/KycScreen', 'D-APP-34'],
  ['screens/login/PasswordStep', 'AUTH-017'],
  ['screens/reports/ReportForm', 'D-REP-05'],
  ['screens/send/SendScreen', 'SEND-017'],
  ['screens/sepa-withdrawal/RequisitesStep', 'SEPA-043'],
  ['screens/settings/SettingsScreen', 'D-SET-08'],
  ['screens/trade/BuyScreen', 'MKT-016'],
  ['screens/trade/SellScreen', 'D-LEG-08'],
  ['screens/trade/TradeAction', 'MKT-016'],
  ['screens/travel-rule/TravelRuleSendScreen', 'TRS-046'],
  ['screens/travel-rule/fee/FeeForm', 'TRS-046'],
  ['screens/travel-rule/fee/FeeStep', 'TRS-046'],
  ['screens/wealth-club/WealthClubScreen', 'D-APP-34'],
]);

const SUBMITTING: ReadonlySet<string> = new Set(['SubmitActions', 'TradeAction']);

/** Returns true when a button that submits may be disabled. */
function disablesSubmit(path: string, source: string): boolean {
  let found = false;
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      const texts = attributes.map(({ start, end }) => source.slice(start, end));
      const tag = source.slice(name.start, name.end);
      const submits = SUBMITTING.has(tag) || (tag === 'Button' && texts.includes('type="submit"'));
      if (submits && texts.some((text) => text.startsWith('disabled'))) found = true;
    },
  }).visit(parseSync(path, source).program);
  return found;
}

it('disables the button of a form only where a row says so (D-APP-34)', () => {
  const disabling = Object.entries(sources)
    .filter(([path, source]) => disablesSubmit(path, source))
    .map(([path]) => path.slice('../'.length, -'.tsx'.length));
  expect(disabling.toSorted()).toEqual([...DISABLED_BY.keys()].toSorted());
});
