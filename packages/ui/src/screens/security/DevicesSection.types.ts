import type { Id } from '../../components/OptionPicker/findOptions.ts';
import type { SecurityEventKind } from '../../patterns/SecurityEvent/securityEventWords.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

/** A session of the customer. Times are formatted for display: 'Today, 14:03'. */
export type DeviceView<DeviceId extends Id = Id> = {
  readonly id: DeviceId;
  /** 'Chrome on Windows'. */
  readonly name: string;
  readonly current: boolean;
  /** Null means active now. */
  readonly lastActive: string | null;
  readonly signedIn: string;
  /** Null for a method unknown to this version. */
  readonly method: 'password' | 'code' | 'passkey' | 'temporary' | 'sign_up' | 'operator' | null;
  /** Null when the provider does not know it. */
  readonly place: string | null;
};

/** Outcome of ending a session. `stopped` means that the customer did not confirm their identity and nothing was done. */
export type EndSessionOutcome = CallOutcome<never, { readonly kind: 'stopped' }>;

export type DevicesSectionProps<DeviceId extends Id = Id> = {
  /** The current session first, then by last activity. */
  readonly devices: PageState<readonly DeviceView<DeviceId>[]>;
  /** Ends another session. Resolves with `done` when it has already ended. */
  readonly onEnd: (id: DeviceId) => Promise<EndSessionOutcome>;
  /** Ends every session except this one. */
  readonly onEndOthers: () => Promise<EndSessionOutcome>;
};

/** A security event of the account. */
export type ActivityView = {
  readonly id: Id;
  readonly kind: SecurityEventKind;
  /** Name of the passkey that the event is about. */
  readonly name: string | null;
  /** Null when unknown. */
  readonly device: string | null;
  /** Formatted for display: 'Today, 14:03'. */
  readonly at: string;
};

export type ActivitySectionProps = {
  /** Newest first. */
  readonly activity: PageState<readonly ActivityView[]>;
};
