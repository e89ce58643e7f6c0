import { loadPart } from '@wallet/ui/foundations/parts';
import type { ComponentType, ReactNode } from 'react';
import { lazyPage, type LazyPage, PageWaiting } from '../operations/page/lazyPage.tsx';
import { CustomerShell, GuestShell } from '../shell/MenuShell.tsx';
import { paths, routeAt, routeNames } from './paths.ts';
import { type Route, routes } from './routes.ts';

type Surrounding = ComponentType<{ readonly children: ReactNode }>;

/** Page and surrounding are loaded side by side. */
const loadWithin = (loadSurrounding: () => Promise<Surrounding>, load: Route['load']): LazyPage =>
  lazyPage(async () => {
    const [Surrounding, Page] = await Promise.all([loadSurrounding(), load()]);
    return function PageWithin() {
      return (
        <Surrounding>
          <Page />
        </Surrounding>
      );
    };
  });

function createPage({ shell, operation, load }: Route): LazyPage {
  if (shell === 'session') return loadWithin(async () => (await import('../shell/SessionWatch.tsx')).SignedInPage, load);
  if (operation === undefined) return lazyPage(load);
  return loadWithin(async () => {
    const { OperationEntry } = await import('../shell/OperationEntry.tsx');
    return ({ children }) => <OperationEntry operation={operation}>{children}</OperationEntry>;
  }, load);
}

const created = new Map<Route['load'], LazyPage>();

/** The page of a route; routes that load the same one share it. */
function pageOf(route: Route): LazyPage {
  const page = created.get(route.load) ?? createPage(route);
  created.set(route.load, page);
  return page;
}

/** Every route of the table with its page. */
export const pages = routeNames.map((name) => ({ name, path: paths[name].path, ...routes[name], Page: pageOf(routes[name]) }));

/** Starts loading a path's page, and the menu around it, side by side: neither waits for the other. `/` leads a customer to the assets. */
export function preloadPage(pathname: string, isSignedIn: boolean): void {
  const name = routeAt(pathname);
  if (name === null) return;
  const route = routes[name === 'home' && isSignedIn ? 'assets' : name];
  pageOf(route).preload();
  if (route.shell === undefined) (isSignedIn ? CustomerShell : GuestShell).preload();
  if (isSignedIn) PageWaiting.preload();
}

/** What the accounts are made of: the menu, the page, and what either waits for before it shows the first figure. */
const accounts = [
  routes.assets.load,
  () => import('../shell/CustomerShell.tsx'),
  () => import('../shell/EntryPrompts.tsx'),
  () => import('../shell/UnreadWatch.tsx'),
  () => import('@wallet/ui/patterns/PageStates').then(({ PageWaiting: Waiting }) => Waiting),
  () => import('../features/assets/AssetsHistory.tsx'),
  () => import('../features/assets/InProgress.tsx'),
  () => import('../operations/toAlerts.ts'),
  () => import('@wallet/ui/screens/assets').then(({ AssetAlerts }) => AssetAlerts),
  () => import('@wallet/ui/screens/assets').then(({ AllocationCard }) => AllocationCard),
  () => import('@wallet/ui/screens/assets').then(({ FirstMinute }) => FirstMinute),
];

/** Fetches the code of the accounts, where every login leads. */
export const preloadEntry = (): Promise<unknown> => Promise.allSettled(accounts.map((load) => loadPart<unknown>(load)));

/** Fetches the page of an order while one is being placed: it is there when the answer comes. */
export function preloadOrder(): void {
  pageOf(routes.transaction).preload();
  loadPart(() => import('../features/transactions/OpenTransaction.tsx')).catch(() => undefined);
}
