import { join } from 'node:path';

type Modules = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };
type Layer = {
  readonly name: string;
  /** Everything that these modules reach without `import()` … */
  readonly from: readonly string[];
  /** … and that these reach too. Absent: all of it. */
  readonly sharedWith?: readonly string[];
};

const ENTRY = 'src/main.tsx';
const welcome = ['src/routes/welcome/WelcomePage.tsx'];
const login = ['src/routes/login/LoginPage.tsx'];
const customer = ['src/frame/CustomerFrame.tsx', 'src/routes/assets/AssetsPage.tsx'];
/** Pages that ask for nothing: the fields of the login are not theirs to load. */
const formless = [
  'src/frame/NotFoundPage.tsx',
  'src/routes/cards/CardsPage.tsx',
  'src/routes/change-password/SuccessfullyChangedPage.tsx',
  'src/routes/marketplace/MarketplacePage.tsx',
  'src/routes/select-currency/DefaultPathPage.tsx',
  'src/routes/settings/SettingsPage.tsx',
];
/** Pages with fields of their own: the steps of the login, its codes and its passwords are not theirs to load. */
const filled = [
  'src/routes/address-book/AddressBookPage.tsx',
  'src/routes/card-topup/CardTopUpPage.tsx',
  'src/routes/send/SendPage.tsx',
  'src/routes/trade/SellPage.tsx',
  'src/routes/transactions/TransactionsPage.tsx',
];
const messages = ['src/frame/MessageSlots.tsx'];

/**
 * The files that a page loads, from the first paint outwards: what every page starts with, what the login shares with the pages behind it,
 * the client of the provider, what the login shares with pages that ask for nothing and then with those that ask, the login's own, the home
 * of a customer, and then the page's own. A request before the first paint costs more than its bytes (D9), and a byte that a page does not
 * need costs as well (D1 to D5). What stands in an earlier layer is not repeated in a later one.
 */
const layers: readonly Layer[] = [
  { name: 'start', from: [ENTRY] },
  { name: 'start', from: welcome, sharedWith: login },
  { name: 'hero', from: welcome, sharedWith: customer },
  { name: 'access', from: [...login, ...messages], sharedWith: customer },
  { name: 'client', from: ['src/api/createCall.ts'] },
  { name: 'access', from: login, sharedWith: messages },
  { name: 'dialogs', from: login, sharedWith: formless },
  { name: 'forms', from: login, sharedWith: filled },
  { name: 'entering', from: login },
  { name: 'customer', from: customer },
];

/**
 * What a page seldom asks for of a library that is imported by one name for all of it: to be reached says nothing about being used, so
 * these go where the bundler finds them used.
 */
const seldomUsed =
  /\/@tanstack\/(?:react-query\/build\/modern\/use(?:InfiniteQuery|Mutation|Queries)|query-core\/build\/modern\/(?:infiniteQuery|mutation|queries)Observer)\.js$/;

function reach(root: string, from: readonly string[], modules: Modules): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const path of from) visit(join(root, path));
  return reached;
}

/** Names the layer of each module; null leaves it to the bundler. @param root the app's folder */
export function layerOf(root: string): (id: string, modules: Modules) => string | null {
  let members: readonly { readonly name: string; readonly has: (id: string) => boolean }[] | null = null;
  const roots = new Set(layers.flatMap(({ from }) => from).map((path) => join(root, path)));
  return (id, modules) => {
    // The entry and what a page begins with stay files of their own, so that the manifest names them.
    if (roots.has(id) || seldomUsed.test(id)) return null;
    members ??= layers.map(({ name, from, sharedWith }) => {
      const [own, other] = [reach(root, from, modules), sharedWith === undefined ? null : reach(root, sharedWith, modules)];
      return { name, has: (one) => own.has(one) && (other === null || other.has(one)) };
    });
    return members.find(({ has }) => has(id))?.name ?? null;
  };
}
