import type { Id } from '../../components/OptionPicker/findOptions.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

/** A passkey as shown in its row. Days are formatted for display. */
export type PasskeyItem<PasskeyId extends Id = Id> = {
  readonly id: PasskeyId;
  readonly name: string;
  readonly added: string;
  /** Null when it was never used. */
  readonly lastUsed: string | null;
  /** True when it is also on the owner's other devices. */
  readonly isSynced: boolean;
};

/**
 * Outcome of adding a passkey. `cancelled`: the sheet was closed or timed out. `known`: this device already has one. `stopped`: the
 * customer did not confirm their identity.
 */
export type AddPasskeyOutcome<PasskeyId extends Id = Id> = CallOutcome<
  never,
  { readonly kind: 'cancelled' } | { readonly kind: 'known' } | { readonly kind: 'stopped' },
  { readonly passkey: Pick<PasskeyItem<PasskeyId>, 'id' | 'name'> }
>;

/** Outcome of deleting a passkey. `stopped` means that the customer did not confirm their identity and nothing was done. */
export type DeletePasskeyOutcome = CallOutcome<never, { readonly kind: 'stopped' }>;

export type PasskeysSectionProps<PasskeyId extends Id = Id> = {
  /** The passkeys, and whether they have loaded. */
  readonly state: PageState<readonly PasskeyItem<PasskeyId>[]>;
  /** Whether this browser supports passkeys; null while unknown. */
  readonly isSupported: boolean | null;
  /** When a passkey can be added again, formatted for display; null when one can be added now (SCA-012). */
  readonly waitsUntil: string | null;
  /** Opens the sheet of the browser and registers a passkey. */
  readonly onAdd: () => Promise<AddPasskeyOutcome<PasskeyId>>;
  /** Called once the new passkey is named or its naming was skipped. */
  readonly onAdded: () => void;
  /** Renames a passkey. */
  readonly onRename: (id: PasskeyId, name: string) => Promise<CallOutcome<'name'>>;
  /** Deletes a passkey. */
  readonly onDelete: (id: PasskeyId) => Promise<DeletePasskeyOutcome>;
};
