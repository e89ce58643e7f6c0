import { travelRuleStatuses, type TravelRuleStatus } from '@wallet/contract/user-info';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../../providers/Services.ts';

/** Reports once for which status the link to the page was made; it decides nothing, and an unknown word is ignored (D-TRS-22). */
export function useLinkTracking(status: TravelRuleStatus | undefined): void {
  const { monitoring } = useServices();
  const [search] = useSearchParams();
  const linked = travelRuleStatuses.find((word) => word === search.get('tx-status'));
  const isReported = useRef(false);
  useEffect(() => {
    if (linked === undefined || status === undefined || isReported.current) return;
    isReported.current = true;
    monitoring.report('info', 'A travel-rule send was continued', { linked, status });
  }, [linked, status, monitoring]);
}
