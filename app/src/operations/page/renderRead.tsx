import type { ReactNode } from 'react';
import { NotFoundPage } from './lazyPage.tsx';
import { OperationFailed } from './OperationFailed.tsx';

/** `incomplete`: the response lacks a setting that the page needs (D-HOME-23). `unknown`: it has nothing for the ids in the path. */
export type PageRead<View> =
  { readonly kind: 'unknown' } | { readonly kind: 'incomplete' } | { readonly kind: 'ready'; readonly view: View };

export function renderRead<View>(read: PageRead<View>, render: (view: View) => ReactNode): ReactNode {
  if (read.kind === 'ready') return render(read.view);
  return read.kind === 'unknown' ? <NotFoundPage /> : <OperationFailed error={null} />;
}
