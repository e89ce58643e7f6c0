import { Part } from '@wallet/ui/foundations/parts';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { shownRoute } from '../adapters/monitoring/Monitoring.ts';
import { EntryNotes } from '../operations/page/entries.ts';
import { type LazyPage, NotFoundPage, PageLoading } from '../operations/page/lazyPage.tsx';
import { useServices } from '../providers/Services.ts';
import { MenuShell } from '../shell/MenuShell.tsx';
import { INITIAL_ENTRY_KEY, Guarded } from './Guarded.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import { pages, preloadOrder } from './pages.tsx';
import { paths, type RouteName } from './paths.ts';
import { type NotePage, useRouteChange } from './useRouteChange.ts';

type PageAtProps = {
  /** Null when the router matched no route. */
  readonly name: RouteName | null;
  readonly Page: LazyPage;
  readonly isInMenu: boolean;
  /** Path of the page that this one opens over. */
  readonly over?: string | undefined;
  readonly notePage: NotePage;
};

function PageAt({ name, Page, isInMenu, over, notePage }: PageAtProps) {
  const { pathname } = useLocation();
  const { connectivity } = useServices();
  const page = over ?? pathname;
  useRouteChange(page, notePage);
  useEffect(() => {
    shownRoute.pattern = name === null ? '*' : paths[name].path;
  }, [name]);
  const isOperation = name !== null && paths[name].path.startsWith('/operation/');
  useEffect(() => {
    if (!isOperation) return undefined;
    const preload = (): void => {
      // Browsers remember a failed import and never retry it. A preload that fails offline would leave the part missing.
      if (connectivity.isOnline()) preloadOrder();
    };
    document.addEventListener('submit', preload, { capture: true });
    return () => document.removeEventListener('submit', preload, { capture: true });
  }, [connectivity, isOperation]);
  const waiting = name === null || !isInMenu ? null : <PageLoading shape={isOperation ? 'form' : 'rows'} />;
  return (
    <RouteBoundary key={page}>
      <Part waiting={waiting}>
        <Guarded route={name} waiting={waiting} notFound={<NotFoundPage />}>
          <Page />
        </Guarded>
      </Part>
    </RouteBoundary>
  );
}

export type AppRoutesProps = {
  /** True when the page continues a visit from another document (THIRD-005). */
  readonly isContinued: boolean;
  /** Phone typed into the first screen before the app had loaded, used like one from a previous page (D-AUTH-22). Empty for none. */
  readonly typedPhone: string;
};

/**
 * All routes of the table. The guard decides on access, each route has its own boundary (D-APP-02), and the menu stays while its pages
 * change.
 */
export function AppRoutes({ isContinued, typedPhone }: AppRoutesProps) {
  const { key, ...address } = useLocation();
  const shown = useRef<string | null>(isContinued ? '' : null);
  const notePage = useCallback((page: string): boolean => {
    const hasChanged = shown.current !== null && shown.current !== page;
    shown.current = page;
    return hasChanged;
  }, []);
  const listRoutes = (isInMenu: boolean): readonly ReactNode[] =>
    pages
      .filter(({ shell }) => (shell === undefined) === isInMenu)
      .map(({ name, path, over, Page }) => (
        <Route key={name} path={path} caseSensitive element={<PageAt {...{ name, Page, isInMenu, over, notePage }} />} />
      ));
  if (typedPhone !== '' && key === INITIAL_ENTRY_KEY) return <Navigate to={address} state={{ phone: typedPhone }} replace />;
  return (
    <>
      <EntryNotes />
      <Routes>
        {listRoutes(false)}
        <Route element={<MenuShell />}>
          {listRoutes(true)}
          <Route path="*" element={<PageAt name={null} Page={NotFoundPage} isInMenu notePage={notePage} />} />
        </Route>
      </Routes>
    </>
  );
}
