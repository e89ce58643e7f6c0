import { Part } from '@wallet/ui/foundations/parts';
import { lazyPage, PageLoading } from '../operations/page/lazyPage.tsx';
import { useSession } from '../providers/Services.ts';

export const CustomerShell = lazyPage(async () => (await import('./CustomerShell.tsx')).CustomerShell);
export const GuestShell = lazyPage(async () => (await import('./GuestShell.tsx')).GuestShell);

/** The shell of the customer or visitor. It stays mounted while its pages change. */
export function MenuShell() {
  const Frame = useSession() === null ? GuestShell : CustomerShell;
  return (
    <Part waiting={<PageLoading />}>
      <Frame />
    </Part>
  );
}
