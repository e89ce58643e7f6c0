import type { ThirdReason } from '../thirdParties.ts';

/** `missing`: the check could not be loaded, for example because of a content blocker. This is only reported (REG-019, THIRD-037). */
export type BotCheckResult =
  { readonly kind: 'token'; readonly token: string } | { readonly kind: 'missing'; readonly reason: ThirdReason | 'offline' };

/** An invisible check that the customer is human (REG-018). */
export type BotCheck = {
  /** Selects the notice on pages protected by the check (D-APP-23). */
  readonly notice: 'recaptcha' | 'other';
  /** Starts loading the check. Called when a form that requires a token opens (THIRD-035). */
  readonly prepare: () => void;
  /** True once the check is loaded. Until then a customer cannot have failed it. */
  readonly isThere: () => boolean;
  /** Resolves with a token for a single call. Rejects when the check was loaded and failed. */
  readonly ask: (action: string) => Promise<BotCheckResult>;
};
