import type { PageState } from '../../patterns/PageStates/PageState.ts';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';

/** `needed` covers every status that is neither verified nor pending (PROF-007). */
export type ProfileAddressStatus = 'verified' | 'pending' | 'needed';

/** Null means unknown (D-PROF-02). */
export type ProfileContent = {
  readonly name: string | null;
  /** @default none */
  readonly plan?: string | undefined;
  readonly phone: string;
  /** Masked: 'al***@example.com'. */
  readonly email: string | null;
  /** The residential address. Without it there is no row. */
  readonly address?:
    | {
        readonly country: string | null;
        readonly zipCode: string | null;
        readonly region: string | null;
        readonly city: string | null;
        readonly street: string | null;
      }
    | undefined;
  /** Whether the address is verified. Omit it where addresses are not verified. */
  readonly addressStatus?: ProfileAddressStatus | undefined;
  /** Only an onboarded customer may change the password (PROF-010). @default false */
  readonly canChangePassword?: boolean | undefined;
};

/** A page that is not named has no link. */
export type ProfileHrefs = {
  readonly [page in 'verifyAddress' | 'addressBook' | 'changePassword' | 'settings' | 'support']?: string | undefined;
};

export type ProfileScreenProps = ScreenProps & {
  /** The data of the page, and whether it has loaded. */
  readonly page: PageState<ProfileContent>;
  /** The pages that the rows lead to. */
  readonly hrefs: ProfileHrefs;
  /** The customer has answered both questions (PROF-017). Without it an account cannot be closed here. */
  readonly onCloseAccount?: (() => void) | undefined;
};
