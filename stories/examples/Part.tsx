import { Skeleton } from '@wallet/ui/components/Spinner';
import { loadPart, Part } from '@wallet/ui/foundations/parts';
import { lazy } from 'react';

const QrCode = lazy(() => loadPart(async () => ({ default: (await import('@wallet/ui/components/QrCode')).QrCode })));

export function LateCode() {
  return (
    <Part waiting={<Skeleton />}>
      <QrCode value="bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh" label="Address" />
    </Part>
  );
}
