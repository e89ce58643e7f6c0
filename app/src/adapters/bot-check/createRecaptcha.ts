import { PartnerScriptError } from '../partnerScripts.ts';
import type { BotCheck } from './BotCheck.ts';

type Grecaptcha = {
  readonly ready: (run: () => void) => void;
  readonly execute: (siteKey: string, options: { readonly action: string }) => Promise<string>;
};

declare global {
  var grecaptcha: Grecaptcha | undefined;
}

type Parts = {
  readonly siteKey: string;
  /** Loads the service's script. Concurrent calls share one load. After a failure it can be called again. */
  readonly load: () => Promise<void>;
  readonly isOnline: () => boolean;
  readonly whenOnline: (run: () => void) => void;
};

/** Invisible reCAPTCHA. Waits for a script that is still loading (THIRD-036). */
export function createRecaptcha({ siteKey, load, isOnline, whenOnline }: Parts): Omit<BotCheck, 'notice'> {
  let isThere = false;
  const prepare = (): void => {
    load().catch(() => {
      if (!isOnline()) whenOnline(prepare);
    });
  };
  return {
    prepare,
    isThere: () => isThere,
    ask: async (action) => {
      try {
        await load();
      } catch (error) {
        if (!isOnline()) return { kind: 'missing', reason: 'offline' };
        return { kind: 'missing', reason: error instanceof PartnerScriptError ? error.reason : 'failed' };
      }
      const service = globalThis.grecaptcha;
      if (service === undefined) return { kind: 'missing', reason: 'failed' };
      await new Promise<void>((resolve) => service.ready(resolve));
      isThere = true;
      return { kind: 'token', token: await service.execute(siteKey, { action }) };
    },
  };
}
