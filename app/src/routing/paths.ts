import type { MenuEntryName } from '@wallet/ui/patterns/AppFrame';
import { generatePath, matchRoutes, type PathParam } from 'react-router-dom';

/**
 * Who may access a route (D-MENU-16). `landing` is `/` and `home` is `/assets`. `auth` is for visitors, `kyc` for customers whose KYC is in
 * progress, `preview` for signed-in customers, and `feature` for customers whose KYC is complete.
 */
export type Access = 'landing' | 'public' | 'auth' | 'kyc' | 'home' | 'demo' | 'preview' | 'feature';

type Params<Path extends string> = { readonly [name in PathParam<Path>]: string | number };
/** No argument for a path without parameters, otherwise a value for each of them. */
type PathArguments<Path extends string> = [PathParam<Path>] extends [never] ? [] : [params: Params<Path>];

type Address<Path extends string> = {
  readonly path: Path;
  readonly access: Access;
  /** Menu entry marked while this page is shown. Undefined for none. */
  readonly section: MenuEntryName | undefined;
  /** Returns the link. A missing or misspelt parameter is a type error. */
  readonly to: (...values: PathArguments<Path>) => string;
};

const textsOf = (params: object): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

function address<const Path extends string>(path: Path, access: Access, section?: MenuEntryName): Address<Path> {
  return { path, access, section, to: (...[params]) => generatePath<string>(path, textsOf(params ?? {})) };
}

/**
 * All paths of the app, defined only here, with their access and menu section. Links, guard and menu read this table, and `routes.ts` joins
 * it with the pages. A trailing slash does not make a different route (D-MENU-15).
 */
export const paths = {
  home: address('/', 'landing'),
  login: address('/login', 'auth'),
  signUp: address('/signup', 'auth'),
  forgotPassword: address('/signup/forgot-password', 'auth'),
  forgotPasswordConfirm: address('/signup/forgot-password/confirm/sms', 'auth'),
  kyc: address('/signup/kyc', 'kyc'),
  stuck: address('/signup/stuck', 'kyc'),
  successfullyChanged: address('/successfully-changed', 'public'),
  about: address('/about', 'public', 'about'),
  legal: address('/legal', 'public', 'about'),
  support: address('/support/form', 'public', 'support'),
  demo: address('/demo', 'demo'),
  demoAccountGroup: address('/demo/account-group/:group', 'demo'),
  demoSelectCurrency: address('/demo/select-currency-to/:purpose', 'demo'),
  assets: address('/assets', 'home', 'accounts'),
  accountGroup: address('/account-group/:group', 'preview', 'accounts'),
  account: address('/account/:accountType/:accountId', 'preview', 'accounts'),
  addMoney: address('/add-money', 'feature', 'accounts'),
  marketplace: address('/assets/marketplace', 'feature', 'accounts'),
  tokenInfo: address('/assets/tokens/:symbol/info', 'feature', 'accounts'),
  selectCurrency: address('/select-currency-to/:purpose', 'feature', 'accounts'),
  topUpAnyAccount: address('/operation/topup/:accountId', 'feature', 'accounts'),
  topUpFiat: address('/operation/topup/fiat/:accountId', 'feature', 'accounts'),
  cardTopUp: address('/operation/topup/fiat/:accountId/card/:cardId', 'feature', 'accounts'),
  sepaTopUp: address('/operation/topup/fiat/:accountId/payment_network/:bankId', 'feature', 'accounts'),
  withdrawFiat: address('/operation/withdraw/fiat/:accountId', 'feature', 'accounts'),
  sepaWithdrawal: address('/operation/withdraw/fiat/:accountId/payment_network/:bankId', 'feature', 'accounts'),
  fiatExchange: address('/operation/exchange/fiat/:accountId/fiat/:targetId', 'feature', 'accounts'),
  buy: address('/operation/exchange/fiat/:accountId/:coinType/:coinId', 'feature', 'accounts'),
  sell: address('/operation/exchange/:coinType/:coinId/fiat/:accountId', 'feature', 'accounts'),
  /** Builds links to any of the three above. Any other path that it matches is not found (D-LEG-01). */
  exchange: address('/operation/exchange/:sourceType/:sourceId/:targetType/:targetId', 'feature', 'accounts'),
  receive: address('/operation/topup/:accountType/:accountId', 'feature', 'accounts'),
  receiveTo: address('/operation/topup/:accountType/:accountId/wallet/:targetId', 'feature', 'accounts'),
  send: address('/operation/withdraw/:accountType/:accountId', 'feature', 'accounts'),
  sendTo: address('/operation/withdraw/:accountType/:accountId/wallet/:targetId', 'feature', 'accounts'),
  travelRuleSend: address('/operation/travel-rule-send/:accountType/:transactionId', 'feature', 'accounts'),
  travelRuleReceive: address('/operation/travel-rule-receive/:accountType/:orderId', 'feature', 'accounts'),
  transactions: address('/transactions', 'feature', 'transactions'),
  transaction: address('/transactions/:transactionId', 'feature', 'transactions'),
  notifications: address('/notifications', 'preview'),
  cards: address('/cards', 'feature', 'cards'),
  newCard: address('/cards/new', 'feature', 'cards'),
  card: address('/cards/:cardId', 'feature', 'cards'),
  cardVerification: address('/cards/:cardId/verification', 'feature', 'cards'),
  reports: address('/reports', 'feature', 'reports'),
  addressVerification: address('/address-verification', 'feature', 'accounts'),
  changePassword: address('/change-password', 'feature', 'profile'),
  profile: address('/profile', 'preview', 'profile'),
  accountClosure: address('/profile/account_closure', 'preview', 'profile'),
  addressBook: address('/address-book', 'preview', 'profile'),
  settings: address('/settings', 'preview', 'settings'),
  security: address('/settings/security', 'preview', 'settings'),
  trustedRecipients: address('/trusted-recipients', 'feature', 'settings'),
  biometrics: address('/settings/biometrics', 'preview', 'settings'),
  accountPlans: address('/account-plans', 'preview'),
  accountPlan: address('/account-plans/:plan', 'preview'),
  referral: address('/referral-program', 'preview', 'referral'),
  howItWorks: address('/how-it-works', 'preview', 'referral'),
  getProfit: address('/get-profit', 'preview', 'referral'),
  inviteFriends: address('/invite-friends', 'preview', 'referral'),
  wealthClub: address('/wealth-club', 'preview'),
} as const;

export type RouteName = keyof typeof paths;

const isRouteName = (name: string): name is RouteName => name in paths;

export const routeNames: readonly RouteName[] = Object.keys(paths).filter(isRouteName);

const matchable = routeNames.map((id) => ({ id, path: paths[id].path, caseSensitive: true }));

/** Returns the route of a path where the router is not, e.g. before it starts or after the login. Null for an unknown path. */
export function routeAt(pathname: string): RouteName | null {
  const id = matchRoutes(matchable, pathname)?.at(-1)?.route.id;
  return id !== undefined && isRouteName(id) ? id : null;
}

export function menuSectionAt(pathname: string): MenuEntryName | null {
  const name = routeAt(pathname);
  return name === null ? null : (paths[name].section ?? null);
}
