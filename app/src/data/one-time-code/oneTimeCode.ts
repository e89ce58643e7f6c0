import { useEffect, useState } from 'react';
import { createLazyPort } from '../../adapters/createLazyPort.ts';
import { loadOrOffline } from '../../api/errors.ts';
import { type Services, useServices } from '../../providers/Services.ts';
import type { CodeAnswer, CodeRequest, SmsProblem } from './requests.lazy.ts';

const requests = createLazyPort(() => loadOrOffline(() => import('./requests.lazy.ts')));

/** Requests a one-time code. The module with the request is loaded on first use (D2). */
export function useRequestCode(): (request: CodeRequest) => Promise<CodeAnswer> {
  const services = useServices();
  return (request) => requests.requestCode(services, request);
}

/** Delay after each SMS before its status is requested, while its code is awaited (D-REG-23). */
const STATUS_DELAY_MS = 10_000;

type SmsStatus = { readonly tenantUuid: string | null; readonly news: SmsProblem | null };

async function notifySmsStatus(services: Services, tenantUuid: string, listener: (status: SmsStatus) => void): Promise<void> {
  // If the module cannot be loaded there is no status. The customer's own request then shows the failure.
  listener({ tenantUuid, news: await requests.requestSmsProblem(services, tenantUuid).catch(() => null) });
}

type SmsDelivery = {
  readonly news: SmsProblem | null;
  /** Requests the status again, when the timer has reached zero. */
  readonly askAgain: () => void;
};

/** Tracks the delivery of the SMS with a code. @param tenantUuid null for a call, which has no status */
export function useSmsDelivery(tenantUuid: string | null): SmsDelivery {
  const services = useServices();
  const [delivery, setDelivery] = useState<SmsStatus>({ tenantUuid: null, news: null });
  useEffect(() => {
    if (tenantUuid === null) return undefined;
    let isCurrent = true;
    const cancel = services.clock.after(STATUS_DELAY_MS, () => {
      void notifySmsStatus(services, tenantUuid, (status) => {
        if (isCurrent) setDelivery(status);
      });
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [services, tenantUuid]);
  return {
    news: delivery.tenantUuid === tenantUuid ? delivery.news : null,
    askAgain: () => {
      if (tenantUuid !== null) void notifySmsStatus(services, tenantUuid, setDelivery);
    },
  };
}
