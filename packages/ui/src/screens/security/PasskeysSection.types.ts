import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

/** A passkey as its row shows it; days are ready to read. */
export type PasskeyItem = {
  readonly id: string;
  readonly name: string;
  readonly added: string;
  /** Null: never. */
  readonly lastUsed: string | null;
  /** It is in the owner's other devices too. */
  readonly isSynced: boolean;
};

/** What came of adding one. `cancelled`: the sheet was closed, or waited too long; `known`: this device has one already. */
export type PasskeyAdded = CallOutcome<
  never,
  { readonly kind: 'cancelled' } | { readonly kind: 'known' } | { readonly kind: 'stopped' },
  { readonly passkey: Pick<PasskeyItem, 'id' | 'name'> }
>;

/** What came of deleting one. `stopped`: the customer did not confirm that it is they, and nothing was done. */
export type PasskeyDeleted = CallOutcome<never, { readonly kind: 'stopped' }>;

export type PasskeysSectionProps = {
  readonly state: PageState<readonly PasskeyItem[]>;
  /** Whether this browser makes passkeys at all; null until it has said so. */
  readonly isSupported: boolean | null;
  /** Until when none can be added, ready to read; null: one can be added now (SCA-012). */
  readonly waitsUntil: string | null;
  readonly onAdd: () => Promise<PasskeyAdded>;
  /** Told once the new passkey is named, or its naming was skipped. */
  readonly onAdded: () => void;
  readonly onRename: (id: string, name: string) => Promise<CallOutcome<'name'>>;
  readonly onDelete: (id: string) => Promise<PasskeyDeleted>;
};
