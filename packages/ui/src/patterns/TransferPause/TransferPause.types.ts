import type { CallOutcome } from '../form/CallOutcome.ts';

/** Why a transfer is asked about. */
export type PauseReason = 'new_recipient' | 'new_device' | 'in_a_row' | 'name_mismatch';
/** What a transfer may be for. */
export type TransferPurpose = 'own' | 'family' | 'goods' | 'investment' | 'helped' | 'safety' | 'other';

export type TransferQuestion = {
  readonly reasons: readonly PauseReason[];
  /** In the order in which they are offered. */
  readonly purposes: readonly TransferPurpose[];
  /** How long the transfer will be held; 0: not at all. */
  readonly seconds: number;
};

/** What became of "Send and hold": the caller that answers `done` closes the dialog. */
export type TransferHeld = CallOutcome;
