import type { CallOutcome } from '../form/CallOutcome.ts';

/** Why a transfer is questioned. */
export type PauseReason = 'new_recipient' | 'new_device' | 'in_a_row' | 'name_mismatch';
/** Possible purposes of a transfer. */
export type TransferPurpose = 'own' | 'family' | 'goods' | 'investment' | 'helped' | 'safety' | 'other';

export type TransferQuestion = {
  readonly reasons: readonly PauseReason[];
  /** In the order in which they are offered. */
  readonly purposes: readonly TransferPurpose[];
  /** Duration of the hold in seconds. 0 for none. */
  readonly seconds: number;
};

/** Outcome of "Send and hold". The caller closes the dialog when it returns `done`. */
export type TransferHeld = CallOutcome;
