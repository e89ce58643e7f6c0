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

/** What the menu marks on the page: an entry, or the link to the plans. */
export type MenuSection = MenuEntryName | 'plans';

type Address<Path extends string> = {
  readonly path: Path;
  readonly access: Access;
  /** Marked in the menu while this page is shown. Undefined for none. */
  readonly section: MenuSection | undefined;
  /** Returns the link. A missing or misspelt parameter is a type error. */
  readonly to: (...values: PathArguments<Path>) => string;
};

const toTexts = (params: object): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

function createAddress<const Path extends string>(path: Path, access: Access, section?: MenuSection): Address<Path> {
  return { path, access, section, to: (...[params]) => generatePath<string>(path, toTexts(params ?? {})) };
}

/**
 * All paths of the app, defined only here, with their access and menu section. Links, guard and menu read this table, and `routes.ts` joins
 * it with the pages. A trailing slash does not make a different route (D-MENU-15).
 */
export const paths = {
  home: createAddress('/', 'landing'),
  login: createAddress('/login', 'auth'),
  signUp: createAddress('/signup', 'auth'),
  forgotPassword: createAddress('/signup/forgot-password', 'auth'),
  forgotPasswordConfirm: createAddress('/signup/forgot-password/confirm/sms', 'auth'),
  kyc: createAddress('/signup/kyc', 'kyc'),
  stuck: createAddress('/signup/stuck', 'kyc'),
  successfullyChanged: createAddress('/successfully-changed', 'public'),
  about: createAddress('/about', 'public', 'about'),
  legal: createAddress('/legal', 'public', 'about'),
  support: createAddress('/support/form', 'public', 'support'),
  demo: createAddress('/demo', 'demo'),
  demoAccountGroup: createAddress('/demo/account-group/:group', 'demo'),
  demoSelectCurrency: createAddress('/demo/select-currency-to/:purpose', 'demo'),
  assets: createAddress('/assets', 'home', 'accounts'),
  accountGroup: createAddress('/account-group/:group', 'preview', 'accounts'),
  account: createAddress('/account/:accountType/:accountId', 'preview', 'accounts'),
  addMoney: createAddress('/add-money', 'feature', 'accounts'),
  marketplace: createAddress('/assets/marketplace', 'feature', 'accounts'),
  tokenInfo: createAddress('/assets/tokens/:symbol/info', 'feature', 'accounts'),
  selectCurrency: createAddress('/select-currency-to/:purpose', 'feature', 'accounts'),
  topUpAnyAccount: createAddress('/operation/topup/:accountId', 'feature', 'accounts'),
  topUpFiat: createAddress('/operation/topup/fiat/:accountId', 'feature', 'accounts'),
  cardTopUp: createAddress('/operation/topup/fiat/:accountId/card/:cardId', 'feature', 'accounts'),
  sepaTopUp: createAddress('/operation/topup/fiat/:accountId/payment_network/:bankId', 'feature', 'accounts'),
  withdrawFiat: createAddress('/operation/withdraw/fiat/:accountId', 'feature', 'accounts'),
  sepaWithdrawal: createAddress('/operation/withdraw/fiat/:accountId/payment_network/:bankId', 'feature', 'accounts'),
  fiatExchange: createAddress('/operation/exchange/fiat/:accountId/fiat/:targetId', 'feature', 'accounts'),
  buy: createAddress('/operation/exchange/fiat/:accountId/:coinType/:coinId', 'feature', 'accounts'),
  sell: createAddress('/operation/exchange/:coinType/:coinId/fiat/:accountId', 'feature', 'accounts'),
  /** Builds links to any of the three above. Any other path that it matches is not found (D-LEG-01). */
  exchange: createAddress('/operation/exchange/:sourceType/:sourceId/:targetType/:targetId', 'feature', 'accounts'),
  receive: createAddress('/operation/topup/:accountType/:accountId', 'feature', 'accounts'),
  receiveTo: createAddress('/operation/topup/:accountType/:accountId/wallet/:targetId', 'feature', 'accounts'),
  send: createAddress('/operation/withdraw/:accountType/:accountId', 'feature', 'accounts'),
  sendTo: createAddress('/operation/withdraw/:accountType/:accountId/wallet/:targetId', 'feature', 'accounts'),
  travelRuleSend: createAddress('/operation/travel-rule-send/:accountType/:transactionId', 'feature', 'accounts'),
  travelRuleReceive: createAddress('/operation/travel-rule-receive/:accountType/:orderId', 'feature', 'accounts'),
  transactions: createAddress('/transactions', 'feature', 'transactions'),
  transaction: createAddress('/transactions/:transactionId', 'feature', 'transactions'),
  notifications: createAddress('/notifications', 'preview'),
  cards: createAddress('/cards', 'feature', 'cards'),
  newCard: createAddress('/cards/new', 'feature', 'cards'),
  card: createAddress('/cards/:cardId', 'feature', 'cards'),
  cardVerification: createAddress('/cards/:cardId/verification', 'feature', 'cards'),
  reports: createAddress('/reports', 'feature', 'reports'),
  addressVerification: createAddress('/address-verification', 'feature', 'profile'),
  changePassword: createAddress('/change-password', 'feature', 'profile'),
  profile: createAddress('/profile', 'preview', 'profile'),
  accountClosure: createAddress('/profile/account_closure', 'preview', 'profile'),
  addressBook: createAddress('/address-book', 'preview', 'profile'),
  settings: createAddress('/settings', 'preview', 'settings'),
  security: createAddress('/settings/security', 'preview', 'settings'),
  trustedRecipients: createAddress('/trusted-recipients', 'feature', 'settings'),
  biometrics: createAddress('/settings/biometrics', 'preview', 'settings'),
  accountPlans: createAddress('/account-plans', 'preview'),
  accountPlan: createAddress('/account-plans/:plan', 'preview', 'plans'),
  referral: createAddress('/referral-program', 'preview', 'referral'),
  howItWorks: createAddress('/how-it-works', 'preview', 'referral'),
  getProfit: createAddress('/get-profit', 'preview', 'referral'),
  inviteFriends: createAddress('/invite-friends', 'preview', 'referral'),
  wealthClub: createAddress('/wealth-club', 'preview', 'plans'),
} as const;

export type RouteName = keyof typeof paths;

const isRouteName = (name: string): name is RouteName => name in paths;

export const routeNames: readonly RouteName[] = Object.keys(paths).filter(isRouteName);

const matchableRoutes = routeNames.map((id) => ({ id, path: paths[id].path, caseSensitive: true }));

/** Returns the route of a path where the router is not, e.g. before it starts or after the login. Null for an unknown path. */
export function findRoute(pathname: string): RouteName | null {
  const id = matchRoutes(matchableRoutes, pathname)?.at(-1)?.route.id;
  return id !== undefined && isRouteName(id) ? id : null;
}

export function findMenuSection(pathname: string): MenuSection | null {
  const name = findRoute(pathname);
  return name === null ? null : (paths[name].section ?? null);
}
