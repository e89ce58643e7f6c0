export type ParticipantType = 'own_wallet' | 'third_party_individual' | 'third_party_company';
export type ParticipantWallet = 'vasp' | 'unhosted';

/** Whose details are asked for: of a send, or of what arrived. */
export type ParticipantRole = 'beneficiary' | 'sender';

/** What the form holds (TRS-064); a text is '' while it is empty. */
export type ParticipantValues = {
  /** Null while nothing is chosen. */
  readonly type: ParticipantType | null;
  readonly name: string;
  readonly legalId: string;
  /** ISO 3166-1 alpha-3. */
  readonly country: string;
  readonly town: string;
  /** `yyyy-MM-dd`. */
  readonly dateOfBirth: string;
  readonly wallet: ParticipantWallet;
  /** Id of the service provider. */
  readonly vasp: string;
};
export type ParticipantField = keyof ParticipantValues;
export type ParticipantIssues = Partial<Readonly<Record<ParticipantField, string>>>;

/** What the profile says of the customer; a text is '' where it says nothing (D-TRS-08). */
export type OwnDetails = Pick<ParticipantValues, 'name' | 'legalId' | 'country' | 'town' | 'dateOfBirth'> & {
  /** As the profile says it. */
  readonly countryName: string;
  readonly isCompany: boolean;
};

/** What is sent: only what the chosen type asks for, trimmed (D-RCV-15). */
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
/** The list of service providers (TRS-027, TRS-028). */
export type Vasps =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly items: readonly Vasp[] };
