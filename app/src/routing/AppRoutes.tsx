import { Part } from '@wallet/ui/foundations/parts';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { shownRoute } from '../adapters/monitoring/Monitoring.ts';
import { EntryNotes } from '../operations/page/entries.ts';
import { type LazyPage, NotFoundPage, PageLoading } from '../operations/page/lazyPage.tsx';
import { useServices } from '../providers/Services.ts';
import { MenuShell } from '../shell/MenuShell.tsx';
import { FIRST_ENTRY, Guarded } from './Guarded.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import { pages, preloadOrder } from './pages.tsx';
import { paths, type RouteName } from './paths.ts';
import { type NotePage, useRouteChange } from './useRouteChange.ts';

type PageAtProps = {
  /** Of the route that the router has matched; null for none. */
  readonly name: RouteName | null;
  readonly Page: LazyPage;
  /** Whether the menu is around it. */
  readonly isInMenu: boolean;
  /** The path of the page over which this one opens. */
  readonly over?: string | undefined;
  readonly notePage: NotePage;
};

/** What an address shows. */
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
      // A browser keeps in mind what it could not import, and never asks again: what fails offline would be missing afterwards.
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
  /** The page that this document was loaded for is the next one after a page of another document (THIRD-005). */
  readonly isContinued: boolean;
  /** Typed into the first screen before the app came, and begun with as one from a page before (D-AUTH-22). '' for nothing. */
  readonly typedPhone: string;
};

/**
 * Every route of the table: the guard decides, a boundary is around each (D-APP-02), the menu stays while its pages change.
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
  if (typedPhone !== '' && key === FIRST_ENTRY) return <Navigate to={address} state={{ phone: typedPhone }} replace />;
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
