import { loadPart } from '@wallet/ui/foundations/parts';
import type { ComponentType, ReactNode } from 'react';
import { lazyPage, type LazyPage, PageWaiting } from '../operations/page/lazyPage.tsx';
import { CustomerShell, GuestShell } from '../shell/MenuShell.tsx';
import { paths, findRoute, routeNames } from './paths.ts';
import { type Route, routes } from './routes.ts';

type Surrounding = ComponentType<{ readonly children: ReactNode }>;

const createWrappedPage = (loadSurrounding: () => Promise<Surrounding>, load: Route['load']): LazyPage =>
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
  if (shell === 'session') return createWrappedPage(async () => (await import('../shell/SessionWatch.tsx')).SignedInPage, load);
  if (operation === undefined) return lazyPage(load);
  return createWrappedPage(async () => {
    const { OperationEntry } = await import('../shell/OperationEntry.tsx');
    return ({ children }) => <OperationEntry operation={operation}>{children}</OperationEntry>;
  }, load);
}

const createdPages = new Map<Route['load'], LazyPage>();

/** Routes with the same loader share one page. */
function getPage(route: Route): LazyPage {
  const page = createdPages.get(route.load) ?? createPage(route);
  createdPages.set(route.load, page);
  return page;
}

export const pages = routeNames.map((name) => ({ name, path: paths[name].path, ...routes[name], Page: getPage(routes[name]) }));

/** Preloads the page of a path and the menu around it in parallel. `/` redirects a customer to the assets. */
export function preloadPage(pathname: string, isSignedIn: boolean): void {
  const name = findRoute(pathname);
  if (name === null) return;
  const route = routes[name === 'home' && isSignedIn ? 'assets' : name];
  getPage(route).preload();
  if (route.shell === undefined) (isSignedIn ? CustomerShell : GuestShell).preload();
  if (isSignedIn) PageWaiting.preload();
}

/** Everything that the accounts page needs before it shows its first figure. */
const accountsLoaders = [
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
  () => import('@wallet/ui/screens/assets').then(({ FirstSteps }) => FirstSteps),
];

/** Preloads the accounts page, which follows every login. */
export const preloadEntry = (): Promise<unknown> => Promise.allSettled(accountsLoaders.map((load) => loadPart<unknown>(load)));

/** Preloads the page of an order while one is being placed, so that it is available when the response arrives. */
export function preloadOrder(): void {
  getPage(routes.transaction).preload();
  loadPart(() => import('../features/transactions/OpenTransaction.tsx')).catch(() => undefined);
}
