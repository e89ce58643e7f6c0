/** A code on its way. Times are epoch milliseconds of the device's clock. */
export type SentCode = {
  readonly method: 'sms' | 'call';
  readonly digits: 4 | 6;
  /** When the next one may be asked for; null: not known, the timer is broken (REG-011). */
  readonly resendAt: number | null;
  /** Codes that may still be asked for; null: no limit is known. */
  readonly attemptsLeft: number | null;
  /** The provider said that a code was on its way already: a warning dialog opens once (ERR-039). */
  readonly wasWaiting: boolean;
};

/** News of the SMS that carries the code, when it did not arrive (REG-030 to REG-032). */
export type DeliveryFailure =
  /** The operator gave up; `message` is the provider's, '' when it has none. */
  { readonly kind: 'failed'; readonly message: string } | { readonly kind: 'unavailable' };
