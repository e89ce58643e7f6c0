import type { PageState } from '../../patterns/PageStates/PageState.ts';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';

/** `needed` covers every status that is neither verified nor pending (PROF-007). */
export type ProfileAddressStatus = 'verified' | 'pending' | 'needed';

/** Null means unknown (D-PROF-02). */
export type ProfileContent = {
  readonly name: string | null;
  readonly plan: string;
  readonly phone: string;
  /** Masked: 'al***@example.com'. */
  readonly email: string | null;
  readonly address: {
    readonly country: string | null;
    readonly zipCode: string | null;
    readonly region: string | null;
    readonly city: string | null;
    readonly street: string | null;
  };
  readonly addressStatus: ProfileAddressStatus;
  /** Only an onboarded customer may change the password (PROF-010). */
  readonly canChangePassword: boolean;
};

export type ProfileHrefs = Readonly<Record<'verifyAddress' | 'addressBook' | 'changePassword' | 'settings' | 'support', string>>;

export type ProfileScreenProps = ScreenProps & {
  /** The data of the page, and whether it has loaded. */
  readonly page: PageState<ProfileContent>;
  /** The pages that the rows lead to. */
  readonly hrefs: ProfileHrefs;
  /** The customer has answered both questions (PROF-017). */
  readonly onCloseAccount: () => void;
};
