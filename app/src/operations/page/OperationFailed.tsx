import { errorTexts } from '@wallet/ui/patterns/PageStates';
import { useTexts } from '@wallet/ui/texts';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { toLoadFailure } from '../../api/errors.ts';
import { paths } from '../../routing/paths.ts';
import { showToast } from '../walletUi.ts';

/** Redirects to the assets with a message, because the data of a fiat operation could not be loaded (MENU-017, D-MENU-13). */
export function OperationFailed({ error }: { readonly error: unknown }) {
  const texts = useTexts(errorTexts);
  const text = toLoadFailure(error) === 'offline' ? texts.offline : texts.unavailable;
  useEffect(() => {
    showToast({ text, tone: 'negative' });
  }, [text]);
  return <Navigate to={paths.assets.to()} replace />;
}
