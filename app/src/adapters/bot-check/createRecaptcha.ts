import { PartnerScriptError } from '../partnerScripts.ts';
import type { BotCheck } from './BotCheck.ts';

/** What the service's script puts on the page. */
type Grecaptcha = {
  readonly ready: (run: () => void) => void;
  readonly execute: (siteKey: string, options: { readonly action: string }) => Promise<string>;
};

declare global {
  var grecaptcha: Grecaptcha | undefined;
}

type Parts = {
  readonly siteKey: string;
  /** Brings the service's script; two askers share one load, and after a failure it can be asked again. */
  readonly load: () => Promise<void>;
  readonly isOnline: () => boolean;
  /** Runs once when the network is back. */
  readonly whenOnline: (run: () => void) => void;
};

/** reCAPTCHA, invisible: a script that still loads is waited for (THIRD-036). */
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
