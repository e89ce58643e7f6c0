import { useEffect, useState } from 'react';
import { lazyPort } from '../../adapters/lazyPort.ts';
import { loadLater } from '../../api/errors.ts';
import { type Services, useServices } from '../../providers/Services.ts';
import type { CodeAnswer, CodeRequest, SmsNews } from './requests.lazy.ts';

const requests = lazyPort(() => loadLater(() => import('./requests.lazy.ts')));

/** Asks for a one-time code; the request's code is loaded when it is first made (D2). */
export function useRequestCode(): (request: CodeRequest) => Promise<CodeAnswer> {
  const services = useServices();
  return (request) => requests.requestCode(services, request);
}

/** Asked so long after each SMS, while its code is waited for (D-REG-23). */
const FIRST_ASKED_AFTER_MS = 10_000;

/** News, and of which code they are. */
type SmsStatus = { readonly tenantUuid: string | null; readonly news: SmsNews | null };

async function notify(services: Services, tenantUuid: string, listener: (status: SmsStatus) => void): Promise<void> {
  // Where the code of the request cannot be loaded there is no news: the customer's own request says so.
  listener({ tenantUuid, news: await requests.readSmsNews(services, tenantUuid).catch(() => null) });
}

type SmsDelivery = {
  readonly news: SmsNews | null;
  /** Asks once more: the timer has reached zero. */
  readonly askAgain: () => void;
};

/** News of the SMS that carries a code. @param tenantUuid null for a call, which has none */
export function useSmsDelivery(tenantUuid: string | null): SmsDelivery {
  const services = useServices();
  const [delivery, setDelivery] = useState<SmsStatus>({ tenantUuid: null, news: null });
  useEffect(() => {
    if (tenantUuid === null) return undefined;
    let isCurrent = true;
    const cancel = services.clock.after(FIRST_ASKED_AFTER_MS, () => {
      void notify(services, tenantUuid, (status) => {
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
      if (tenantUuid !== null) void notify(services, tenantUuid, setDelivery);
    },
  };
}
