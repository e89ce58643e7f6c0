import { LinkProvider } from '@wallet/ui/patterns/WalletRoot';
import { useCallback, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

/** The app's router follows the links of screens. */
export function FollowLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const follow = useCallback((path: string) => void navigate(path), [navigate]);
  return <LinkProvider navigate={follow}>{children}</LinkProvider>;
}
