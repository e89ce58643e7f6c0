/** A code that was sent. Times are epoch milliseconds of the device's clock. */
export type SentCode = {
  readonly method: 'sms' | 'call';
  readonly digits: 4 | 6;
  /** When the next code may be requested. null when unknown: the timer then shows an error (REG-011). */
  readonly resendAt: number | null;
  /** Number of codes that may still be requested. null when no limit is known. */
  readonly attemptsLeft: number | null;
  /** True when the provider responded that a code had already been sent. A warning dialog then opens once (ERR-039). */
  readonly wasWaiting: boolean;
};

/** Reported when the SMS with the code did not arrive (REG-030 to REG-032). */
export type DeliveryFailure =
  /** The operator gave up. `message` is the provider's, '' when it has none. */
  { readonly kind: 'failed'; readonly message: string } | { readonly kind: 'unavailable' };
