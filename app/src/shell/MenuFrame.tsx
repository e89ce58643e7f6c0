import { Suspense } from 'react';
import { useSession } from '../providers/Services.ts';
import { lazyPage } from '../operations/page/lazyPage.ts';
import { PageLoading } from '../operations/page/PageLoading.tsx';

export const CustomerFrame = lazyPage(async () => (await import('./CustomerFrame.tsx')).CustomerFrame);
export const GuestFrame = lazyPage(async () => (await import('./GuestFrame.tsx')).GuestFrame);

/** The frame of whoever is there; it stays while its pages change. */
export function MenuFrame() {
  const Frame = useSession() === null ? GuestFrame : CustomerFrame;
  return (
    <Suspense fallback={<PageLoading />}>
      <Frame />
    </Suspense>
  );
}
