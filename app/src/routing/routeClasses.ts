import { matchPath } from 'react-router-dom';
import { paths, type PathName } from './paths.ts';

/**
 * Who may see a route (D-MENU-16). `landing` is `/`, `home` is `/assets`; `auth` is for the signed-out, `kyc` for those whose KYC is on its
 * way, `preview` for the signed-in, `feature` for those whose KYC is complete.
 */
export type RouteClass = 'landing' | 'public' | 'auth' | 'kyc' | 'home' | 'demo' | 'preview' | 'feature';

export const routeClasses = {
  home: 'landing',
  login: 'auth',
  signUp: 'auth',
  forgotPassword: 'auth',
  forgotPasswordConfirm: 'auth',
  kyc: 'kyc',
  stuck: 'kyc',
  successfullyChanged: 'public',
  about: 'public',
  legal: 'public',
  support: 'public',
  demo: 'demo',
  demoAccountGroup: 'demo',
  demoSelectCurrency: 'demo',
  assets: 'home',
  accountGroup: 'preview',
  marketplace: 'feature',
  tokenInfo: 'feature',
  selectCurrency: 'feature',
  topUpAnyAccount: 'feature',
  topUpFiat: 'feature',
  cardTopUp: 'feature',
  sepaTopUp: 'feature',
  withdrawFiat: 'feature',
  sepaWithdrawal: 'feature',
  fiatExchange: 'feature',
  buy: 'feature',
  sell: 'feature',
  exchange: 'feature',
  receive: 'feature',
  receiveTo: 'feature',
  send: 'feature',
  sendTo: 'feature',
  travelRuleSend: 'feature',
  travelRuleReceive: 'feature',
  transactions: 'feature',
  transaction: 'feature',
  notifications: 'preview',
  cards: 'feature',
  newCard: 'feature',
  card: 'feature',
  cardVerification: 'feature',
  reports: 'feature',
  addressVerification: 'feature',
  // Signed in and on_board, which is what the feature view asks for (SES-036, D-MENU-16).
  changePassword: 'feature',
  profile: 'preview',
  accountClosure: 'preview',
  addressBook: 'preview',
  settings: 'preview',
  biometrics: 'preview',
  accountPlans: 'preview',
  accountPlan: 'preview',
  referralProgram: 'preview',
  howItWorks: 'preview',
  getProfit: 'preview',
  inviteFriends: 'preview',
  wealthClub: 'preview',
} as const satisfies Record<PathName, RouteClass>;

const isPathName = (name: string): name is PathName => name in paths;
const patterns = Object.entries(paths).flatMap(([name, { pattern }]) => (isPathName(name) ? [{ name, pattern }] : []));

/** The route that a path belongs to; null for an unknown path. Of two that match, the one that `paths` names first. */
export function routeOf(pathname: string): PathName | null {
  return patterns.find(({ pattern }) => matchPath({ path: pattern, caseSensitive: true }, pathname) !== null)?.name ?? null;
}
