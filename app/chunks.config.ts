import { join } from 'node:path';
import { joinShared } from './sharedFiles.config.ts';

type Modules = {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly code: string | null; readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
};
type Layer = {
  readonly name: string;
  /** Everything that these modules reach without `import()` … */
  readonly from: readonly string[];
  /** … and that these reach too. Absent: all of it. */
  readonly sharedWith?: readonly string[];
};

const ENTRY = 'src/main.tsx';
const welcome = ['src/features/welcome/WelcomePage.tsx'];
const login = ['src/features/login/LoginPage.tsx'];
const customer = ['src/shell/CustomerShell.tsx', 'src/features/assets/AssetsPage.tsx'];
/** Pages that ask for nothing: the fields of the login are not theirs to load. */
const formless = [
  'src/operations/page/NotFoundPage.tsx',
  'src/features/cards/CardsPage.tsx',
  'src/features/change-password/SuccessfullyChangedPage.tsx',
  'src/features/marketplace/MarketplacePage.tsx',
  'src/features/select-currency/DefaultPathPage.tsx',
];
/** The form engine is a file of its own: some pages have fields and are no form. */
const engine = ['../packages/ui/src/patterns/form/useScreenForm.ts'];
/** Pages with fields of their own: the steps of the login, its codes and its passwords are not theirs to load. */
const filled = [
  'src/features/address-book/AddressBookPage.tsx',
  'src/features/card-topup/CardTopUpPage.tsx',
  'src/features/select-currency/SelectCurrencyPage.tsx',
  'src/features/send/SendPage.tsx',
  'src/features/sepa-topup/SepaTopUpPage.tsx',
  'src/features/sepa-withdrawal/SepaWithdrawalPage.tsx',
  'src/features/settings/SettingsPage.tsx',
  'src/features/trade/SellPage.tsx',
  'src/features/transactions/TransactionsPage.tsx',
];
/** A form that anybody may send: of the login it needs the check for bots alone. */
const onDemand = ['src/features/support/SupportPage.tsx'];
/** Said on several forms: joined with what only a login needs it would bring the login. */
const notice = ['../packages/ui/src/components/BotCheckNotice/BotCheckNotice.tsx'];
/** Fetched when it is known who has come. */
const onEntry = ['src/shell/EntryPrompts.tsx', 'src/shell/UnreadWatch.tsx'];
const messages = ['src/shell/MessageSlots.tsx'];

/**
 * The files that a page loads, from the first paint outwards: what every page starts with, what the login shares with the pages behind it,
 * the client of the provider, the overlays that come with the first message, what the login shares with pages that ask for nothing, with
 * forms and with other pages that ask, the login's own, the home of a customer, and then the page's own. A request before the first paint
 * costs more than its bytes (D9), and a byte that a page does not need costs as well (D1 to D5). An earlier layer keeps what it shares with
 * a later one.
 */
const layers: readonly Layer[] = [
  { name: 'start', from: [ENTRY] },
  { name: 'start', from: welcome, sharedWith: login },
  { name: 'hero', from: welcome, sharedWith: customer },
  { name: 'access', from: [...login, ...messages], sharedWith: customer },
  { name: 'client', from: ['src/api/createCall.ts'] },
  { name: 'overlays', from: login, sharedWith: messages },
  { name: 'dialogs', from: login, sharedWith: formless },
  { name: 'forms', from: login, sharedWith: engine },
  { name: 'fields', from: login, sharedWith: filled },
  { name: 'asked', from: login, sharedWith: onDemand },
  { name: 'entering', from: login },
  { name: 'notice', from: notice },
  { name: 'customer', from: customer },
  { name: 'onEntry', from: onEntry },
];

/**
 * What a page seldom asks for of a library that is imported by one name for all of it: to be reached says nothing about being used, so
 * these go where the bundler finds them used.
 */
const seldomUsed =
  /\/@tanstack\/(?:react-query\/build\/modern\/use(?:InfiniteQuery|Mutation|Queries)|query-core\/build\/modern\/(?:infiniteQuery|mutation|queries)Observer)\.js$/;

/** A few numbers that calendars and pages share: beside the rest of `dialogs` they would bring it to every page that asks for a day. */
const fewNumbers = /\/date-fns\/constants\.js$/;

/**
 * The engine of the forms: an entry of the library names it beside the looks of its fields, so that to be reached says nothing about being
 * used here either.
 */
const formEngine =
  /\/(?:node_modules\/(?:react-hook-form|@hookform\/resolvers)\/|packages\/ui\/src\/patterns\/form\/(?:useScreenForm|putRefusal|focusFirstInvalid)\.ts$)/;

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

/** Every module that is loaded by itself, from the entry on. */
function loadedAlone(entry: string, modules: Modules): ReadonlySet<string> {
  const [seen, alone] = [new Set<string>(), new Set<string>()];
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    for (const one of dynamicallyImportedIds) alone.add(one);
    for (const one of [...importedIds, ...dynamicallyImportedIds]) visit(one);
  };
  visit(entry);
  return alone;
}

/** A library is one name for all of it; of the icons each has a name of its own. */
const isOfLibrary = /\/node_modules\/(?!lucide-react\/dist\/esm\/icons\/)/;
/** A page, or the chart that every visit of the dashboard fetches. */
const isPage = /\/(?:(?:features\/[^/]+|routing|operations\/page)\/\w+Page|features\/assets\/AssetsHistory)\.tsx$/;

/** Names the file of each module; null leaves it to the bundler. @param root the app's folder */
export function layerOf(root: string): (id: string, modules: Modules) => string | null {
  let nameOf: ((id: string) => string | null) | null = null;
  return (id, modules) => (nameOf ??= planFiles(root, modules))(id);
}

function planFiles(root: string, modules: Modules): (id: string) => string | null {
  const alone = loadedAlone(join(root, ENTRY), modules);
  // The entry and the pages that begin with it stay files of their own, so that the manifest names them.
  const roots = new Set([ENTRY, ...welcome, ...login].map((path) => join(root, path)));
  const members = layers.map(({ name, from, sharedWith }) => {
    const [own, other] = [reach(root, from, modules), sharedWith === undefined ? null : reach(root, sharedWith, modules)];
    return { name, has: (one: string) => own.has(one) && (other === null || other.has(one)) };
  });
  const layer = (id: string): string | null => members.find(({ has }) => has(id))?.name ?? null;
  const isFree = (id: string): boolean => !roots.has(id) && !alone.has(id) && !isOfLibrary.test(id) && layer(id) === null;
  const pages = [...alone].filter((id) => isPage.test(id)).map((id) => [...reach('', [id], modules)].filter(isFree));
  const shared = joinShared(pages, (id) => modules.getModuleInfo(id));
  return (id) => {
    if (roots.has(id) || seldomUsed.test(id)) return null;
    if (fewNumbers.test(id)) return 'access';
    return formEngine.test(id) ? 'forms' : (layer(id) ?? shared.get(id) ?? null);
  };
}
