'use client';

import { Button } from '@wallet/ui/components/Button';
import { Dialog } from '@wallet/ui/components/Dialog';
import { useOverlay } from '@wallet/ui/patterns/WalletRoot';
import { useRouter } from 'next/navigation';

export function Withdrawal() {
  const { openOverlay, closeOverlay } = useOverlay();
  const router = useRouter();
  const confirm = (): void => {
    closeOverlay();
    router.push('/done');
  };
  const ask = (): void => void openOverlay(<Dialog title="Withdraw all of it?" actions={<Button onClick={confirm}>Withdraw</Button>} />);
  return <Button onClick={ask}>Withdraw…</Button>;
}
