import type { BotCheck } from './BotCheck.ts';

/** What the service's script puts on the page; the server writes the script's tag, with its nonce. */
type Grecaptcha = {
  readonly ready: (run: () => void) => void;
  readonly execute: (siteKey: string, options: { readonly action: string }) => Promise<string>;
};

declare global {
  var grecaptcha: Grecaptcha | undefined;
}

/** reCAPTCHA, invisible. */
export function createRecaptcha(siteKey: string): BotCheck {
  return {
    notice: 'recaptcha',
    ask: async (action) => {
      const service = globalThis.grecaptcha;
      if (service === undefined) return { kind: 'missing' };
      await new Promise<void>((resolve) => service.ready(resolve));
      return { kind: 'token', token: await service.execute(siteKey, { action }) };
    },
  };
}
