import { useEffect, useState } from 'react';
import { loadLater } from '../../api/errors.ts';
import { type Services, useServices } from '../../providers/Services.ts';

/** How a code arrives: 6 digits by SMS, 4 by call. */
export type CodeMethod = 'sms' | 'call';

export type CodeRequest = {
  readonly username: string;
  readonly intent: 'login' | 'sign_up';
  /** Absent: the provider chooses. */
  readonly method?: CodeMethod;
  readonly isResend?: boolean;
  readonly inviteCode?: string;
};

export type CodeAnswer = {
  readonly tenantUuid: string;
  readonly method: CodeMethod;
  readonly methods: readonly CodeMethod[];
  readonly sent: boolean;
  /** Seconds until the next code may be asked for; null when the provider does not say. */
  readonly waitSeconds: number | null;
  /** Codes that may still be sent; null: no limit is known. */
  readonly attemptsLeft: number | null;
  /** The provider said that a code is on its way already. */
  readonly wasWaiting: boolean;
};

/** What became of an SMS that should bring a code. `sessionOver`: a token was sent along that is none any more. */
export type SmsNews =
  { readonly kind: 'failed'; readonly message: string } | { readonly kind: 'unavailable' } | { readonly kind: 'sessionOver' };

/** Asks for a one-time code; the request's code is loaded when it is first made (D2). */
export function useRequestCode(): (request: CodeRequest) => Promise<CodeAnswer> {
  const services = useServices();
  return async (request) => (await loadLater(() => import('./later.ts'))).requestCode(services, request);
}

/** Asked so long after each SMS, while its code is waited for (D-REG-23). */
const FIRST_ASKED_AFTER_MS = 10_000;

async function ask({ connect }: Services, tenantUuid: string): Promise<SmsNews | null> {
  try {
    const [{ askSmsDelivery }, { createCall }] = await Promise.all([import('./later.ts'), import('../../api/createCall.ts')]);
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
  const [delivery, setDelivery] = useState<Told>({ tenantUuid: null, news: null });
  useEffect(() => {
    if (tenantUuid === null) return undefined;
    let isCurrent = true;
    const cancel = services.clock.after(FIRST_ASKED_AFTER_MS, () => {
      void tell(services, tenantUuid, (news) => {
        if (isCurrent) setDelivery(news);
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
      if (tenantUuid !== null) void tell(services, tenantUuid, setDelivery);
    },
  };
}
