/** `missing`: the frame could not be loaded, as where a blocker stands in the way; only reported (REG-019). */
export type BotCheckAnswer = { readonly kind: 'token'; readonly token: string } | { readonly kind: 'missing' };

/** An invisible check that a person is there (REG-018). */
export type BotCheck = {
  /** Which notice a page shows that is protected by it (D-APP-23). */
  readonly notice: 'recaptcha' | 'other';
  /** A token for one call; rejects when the check was there and failed. */
  readonly ask: (action: string) => Promise<BotCheckAnswer>;
};
