export type ParticipantType = 'own_wallet' | 'third_party_individual' | 'third_party_company';
export type ParticipantWallet = 'vasp' | 'unhosted';

/** Whose details are requested: the beneficiary of a send, or the sender of an incoming transfer. */
export type ParticipantRole = 'beneficiary' | 'sender';

/** Values of the form (TRS-064). An empty text is ''. */
export type ParticipantValues = {
  /** Null until one is chosen. */
  readonly type: ParticipantType | null;
  readonly name: string;
  readonly legalId: string;
  /** ISO 3166-1 alpha-3. */
  readonly country: string;
  readonly town: string;
  /** `yyyy-MM-dd`. */
  readonly dateOfBirth: string;
  readonly wallet: ParticipantWallet;
  /** Id of the VASP. */
  readonly vasp: string;
};
export type ParticipantField = keyof ParticipantValues;
export type ParticipantIssues = Partial<Readonly<Record<ParticipantField, string>>>;

/** The customer's details in their profile; '' where it has none (D-TRS-08). */
export type OwnDetails = Pick<ParticipantValues, 'name' | 'legalId' | 'country' | 'town' | 'dateOfBirth'> & {
  /** As worded in the profile. */
  readonly countryName: string;
  readonly isCompany: boolean;
};

/** The submitted details: only the fields of the chosen type, trimmed (D-RCV-15). */
export type ParticipantDetails = {
  readonly type: ParticipantType;
  readonly name: string;
  readonly country: string;
  readonly legalId?: string;
  readonly town?: string;
  readonly dateOfBirth?: string;
  readonly wallet: ParticipantWallet;
  readonly vasp?: string;
};

export type Vasp = { readonly id: string; readonly name: string };
/** The list of VASPs (TRS-027, TRS-028). */
export type Vasps =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly items: readonly Vasp[] };
