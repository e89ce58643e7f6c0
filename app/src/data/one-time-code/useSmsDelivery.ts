import { useEffect, useState } from 'react';
import { useServices, type Services } from '../../providers/Services.ts';
import type { SmsNews } from './SmsNews.ts';

/** Asked so long after each SMS, while its code is waited for (D-REG-23). */
const FIRST_ASKED_AFTER_MS = 10_000;

async function ask({ connect }: Services, tenantUuid: string): Promise<SmsNews | null> {
  try {
    const [{ askSmsDelivery }, { createCall }] = await Promise.all([import('./askSmsDelivery.ts'), import('../../api/createCall.ts')]);
    return await askSmsDelivery(connect(createCall), tenantUuid);
  } catch {
    return null; // its code could not be loaded: no news, the customer's own request will tell
  }
}

/** News, and of which code they are. */
type Told = { readonly tenantUuid: string | null; readonly news: SmsNews | null };

async function tell(services: Services, tenantUuid: string, hear: (told: Told) => void): Promise<void> {
  hear({ tenantUuid, news: await ask(services, tenantUuid) });
}

type SmsDelivery = {
  readonly news: SmsNews | null;
  /** Asks once more: the timer has reached zero. */
  readonly askAgain: () => void;
};

/** News of the SMS that carries a code. @param tenantUuid null for a call, which has none */
export function useSmsDelivery(tenantUuid: string | null): SmsDelivery {
  const services = useServices();
  const [told, setTold] = useState<Told>({ tenantUuid: null, news: null });
  useEffect(() => {
    if (tenantUuid === null) return undefined;
    let isCurrent = true;
    const cancel = services.clock.after(FIRST_ASKED_AFTER_MS, () => {
      void tell(services, tenantUuid, (news) => {
        if (isCurrent) setTold(news);
      });
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [services, tenantUuid]);
  return {
    news: told.tenantUuid === tenantUuid ? told.news : null,
    askAgain: () => {
      if (tenantUuid !== null) void tell(services, tenantUuid, setTold);
    },
  };
}
