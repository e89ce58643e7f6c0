type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type Params<Pattern extends string> = { readonly [name in ParamNames<Pattern>]: string | number };
/** Nothing to fill in: no argument. Otherwise one value for each name of the pattern. */
type PathArguments<Pattern extends string> = [ParamNames<Pattern>] extends [never] ? [] : [params: Params<Pattern>];

export type Path<Pattern extends string = string> = {
  /** As react-router reads it. */
  readonly pattern: Pattern;
  /** The address; a missing or misspelt parameter is a type error. */
  readonly to: (...values: PathArguments<Pattern>) => string;
};

function path<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
  return {
    pattern,
    to: (...values) => {
      const params = new Map<string, string | number>(Object.entries(values[0] ?? {}));
      return pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params.get(name) ?? ''));
    },
  };
}

/** Every path of the app, written here and nowhere else. A trailing slash makes no other route (D-MENU-15). */
export const paths = {
  home: path('/'),
  login: path('/login'),
  signUp: path('/signup'),
  forgotPassword: path('/signup/forgot-password'),
  forgotPasswordConfirm: path('/signup/forgot-password/confirm/sms'),
  kyc: path('/signup/kyc'),
  stuck: path('/signup/stuck'),
  successfullyChanged: path('/successfully-changed'),
  about: path('/about'),
  legal: path('/legal'),
  support: path('/support/form'),

  demo: path('/demo'),
  demoAccountGroup: path('/demo/account-group/:group'),
  demoSelectCurrency: path('/demo/select-currency-to/:purpose'),

  assets: path('/assets'),
  accountGroup: path('/account-group/:group'),
  marketplace: path('/assets/marketplace'),
  tokenInfo: path('/assets/tokens/:symbol/info'),
  selectCurrency: path('/select-currency-to/:purpose'),

  topUpAnyAccount: path('/operation/topup/:accountId'),
  topUpFiat: path('/operation/topup/fiat/:accountId'),
  cardTopUp: path('/operation/topup/fiat/:accountId/card/:cardId'),
  sepaTopUp: path('/operation/topup/fiat/:accountId/payment_network/:bankId'),
  withdrawFiat: path('/operation/withdraw/fiat/:accountId'),
  sepaWithdrawal: path('/operation/withdraw/fiat/:accountId/payment_network/:bankId'),
  fiatExchange: path('/operation/exchange/fiat/:accountId/fiat/:targetId'),
  buy: path('/operation/exchange/fiat/:accountId/:coinType/:coinId'),
  sell: path('/operation/exchange/:coinType/:coinId/fiat/:accountId'),
  /** Any of the three above, and what is none of them: not found (D-LEG-01). */
  exchange: path('/operation/exchange/:sourceType/:sourceId/:targetType/:targetId'),
  receive: path('/operation/topup/:accountType/:accountId'),
  receiveTo: path('/operation/topup/:accountType/:accountId/wallet/:targetId'),
  send: path('/operation/withdraw/:accountType/:accountId'),
  sendTo: path('/operation/withdraw/:accountType/:accountId/wallet/:targetId'),
  travelRuleSend: path('/operation/travel-rule-send/:accountType/:transactionId'),
  travelRuleReceive: path('/operation/travel-rule-receive/:accountType/:orderId'),

  transactions: path('/transactions'),
  transaction: path('/transactions/:transactionId'),
  notifications: path('/notifications'),
  cards: path('/cards'),
  newCard: path('/cards/new'),
  card: path('/cards/:cardId'),
  cardVerification: path('/cards/:cardId/verification'),
  reports: path('/reports'),
  addressVerification: path('/address-verification'),
  changePassword: path('/change-password'),

  profile: path('/profile'),
  accountClosure: path('/profile/account_closure'),
  addressBook: path('/address-book'),
  settings: path('/settings'),
  biometrics: path('/settings/biometrics'),
  accountPlans: path('/account-plans'),
  accountPlan: path('/account-plans/:plan'),
  referralProgram: path('/referral-program'),
  howItWorks: path('/how-it-works'),
  getProfit: path('/get-profit'),
  inviteFriends: path('/invite-friends'),
  wealthClub: path('/wealth-club'),
} as const;

export type PathName = keyof typeof paths;
