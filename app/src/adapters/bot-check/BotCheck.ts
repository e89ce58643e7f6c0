import type { ThirdReason } from '../thirdParties.ts';

/** `missing`: it could not be loaded, as where a blocker stands in the way; only reported (REG-019, THIRD-037). */
export type BotCheckAnswer =
  { readonly kind: 'token'; readonly token: string } | { readonly kind: 'missing'; readonly reason: ThirdReason | 'offline' };

/** An invisible check that a person is there (REG-018). */
export type BotCheck = {
  /** Which notice a page shows that is protected by it (D-APP-23). */
  readonly notice: 'recaptcha' | 'other';
  /** Starts to load what it needs: a form that asks for a token has opened (THIRD-035). */
  readonly prepare: () => void;
  /** Whether what it needs is loaded: until then nobody can be said to have failed it. */
  readonly isThere: () => boolean;
  /** A token for one call; rejects when the check was there and failed. */
  readonly ask: (action: string) => Promise<BotCheckAnswer>;
};
