import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { LazyPage } from '../operations/page/lazyPage.ts';
import { MenuFrame } from '../shell/MenuFrame.tsx';
import { NotFoundPage } from '../operations/page/NotFound.ts';
import { pageKey } from './pageKey.ts';
import { PageLoading } from '../operations/page/PageLoading.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import { Guarded } from './Guarded.tsx';
import { barePages, framedPages } from './pages.ts';
import { paths, type PathName } from './paths.ts';

const isPathName = (name: string): name is PathName => name in paths;
const listPages = (pages: Partial<Record<PathName, LazyPage>>) =>
  Object.entries(pages).flatMap(([name, Page]) => (isPathName(name) ? [{ name, pattern: paths[name].pattern, Page }] : []));

type OnShown = (() => void) | undefined;

/** Tells that the page around it stands and answers. */
function Shown({ onShown }: { readonly onShown: OnShown }) {
  useEffect(() => onShown?.(), [onShown]);
  return null;
}

function GuardedPage({ Page, onShown }: { readonly Page: LazyPage; readonly onShown: OnShown }) {
  const { pathname } = useLocation();
  return (
    <RouteBoundary key={pageKey(pathname)}>
      <Suspense fallback={<PageLoading />}>
        <Guarded waiting={<PageLoading />} notFound={<NotFoundPage />}>
          <Page />
          <Shown onShown={onShown} />
        </Guarded>
      </Suspense>
    </RouteBoundary>
  );
}

/**
 * Every route: the guard decides, a boundary stands around each (D-APP-02), the menu's frame stays while its pages change.
 * `onShown` is called when a page stands.
 */
export function AppRoutes({ onShown }: { readonly onShown?: OnShown }) {
  return (
    <Routes>
      {listPages(barePages).map(({ name, pattern, Page }) => (
        <Route key={name} path={pattern} caseSensitive element={<GuardedPage Page={Page} onShown={onShown} />} />
      ))}
      <Route element={<MenuFrame />}>
        {listPages(framedPages).map(({ name, pattern, Page }) => (
          <Route key={name} path={pattern} caseSensitive element={<GuardedPage Page={Page} onShown={onShown} />} />
        ))}
        <Route path="*" element={<GuardedPage Page={NotFoundPage} onShown={onShown} />} />
      </Route>
    </Routes>
  );
}
