import { AddressVerificationScreen } from '@wallet/ui/screens/address-verification';
import { useUserInfo } from '../../data/user-info.ts';
import { OperationFailed } from '../../operations/page/OperationFailed.tsx';
import { useGoBack } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';
import { useAddressVerification } from './model.ts';

/** Proving the address by documents (ADDR-005). */
export function AddressVerificationPage() {
  const info = useUserInfo();
  const verification = useAddressVerification(info.data);
  const goBack = useGoBack(paths.assets.to());
  if (info.data === undefined && info.isError) return <OperationFailed error={info.error} />;
  return <AddressVerificationScreen {...verification} onBack={goBack} assetsHref={paths.assets.to()} />;
}
