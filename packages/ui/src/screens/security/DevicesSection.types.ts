import type { SecurityEventKind } from '../../patterns/SecurityEvent/securityEventWords.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

/** A session of the customer. Moments are ready to read: 'Today, 14:03'. */
export type DeviceView = {
  readonly id: string;
  /** 'Chrome on Windows'. */
  readonly name: string;
  readonly current: boolean;
  /** Null: active now. */
  readonly lastActive: string | null;
  readonly signedIn: string;
  /** Null where the provider says a way that is not known here. */
  readonly method: 'password' | 'code' | 'passkey' | 'temporary' | 'sign_up' | 'operator' | null;
  /** Null where the provider knows none. */
  readonly place: string | null;
};

/** What came of it. `stopped`: the customer did not confirm that it is they, and nothing was done. */
export type DeviceEnded = CallOutcome<never, { readonly kind: 'stopped' }>;

export type DevicesSectionProps = {
  /** The customer's own first, then by last use. */
  readonly devices: PageState<readonly DeviceView[]>;
  /** Ends another session; one that has ended already is done. */
  readonly onEnd: (id: string) => Promise<DeviceEnded>;
  /** Ends every session but this one. */
  readonly onEndOthers: () => Promise<DeviceEnded>;
};

/** Something that happened to the account's safety. */
export type ActivityView = {
  readonly id: string;
  readonly kind: SecurityEventKind;
  /** Of a passkey. */
  readonly name: string | null;
  /** Null where none is known. */
  readonly device: string | null;
  /** Ready to read: 'Today, 14:03'. */
  readonly at: string;
};

export type ActivitySectionProps = {
  /** Newest first. */
  readonly activity: PageState<readonly ActivityView[]>;
};
