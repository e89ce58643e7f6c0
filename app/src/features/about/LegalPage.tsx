import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageLoading } from '../../operations/page/lazyPage.tsx';
import { paths } from '../../routing/paths.ts';
import { useServices } from '../../providers/Services.ts';

/**
 * Leads to the brand's legal site (MENU-013): in a browser in place of this entry, so that back does not return here and bounce; in the
 * wrapper in the system's browser, and the app stays (D-MENU-12).
 */
export function LegalPage() {
  const { config } = useServices();
  const navigate = useNavigate();
  const { legal } = config.links;
  useEffect(() => {
    if (globalThis.walletBridge === undefined) {
      location.replace(legal);
      return;
    }
    window.open(legal, '_blank', 'noopener,noreferrer');
    void navigate(paths.about.to(), { replace: true });
  }, [legal, navigate]);
  return <PageLoading />;
}
