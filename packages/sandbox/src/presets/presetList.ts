/** A state in which a customer can be created (`POST /sandbox/customers`). */
export type Preset = {
  readonly status: string;
  readonly addressStatus: string;
  readonly isCompany: boolean;
  /** False before `on_board`, where the password opens a session but does not count as set. */
  readonly passwordIsSet: boolean;
  readonly holdings: 'all' | 'fiat' | 'none';
  readonly orders: 'ten' | 'none' | 'large';
  readonly iban: 'none' | 'bound';
  readonly hasTravelRule: boolean;
  /** What has to be confirmed; null: the setting applies. */
  readonly strongAuthentication: 'always' | null;
  /** Turns on the brake. An address of each network and an IBAN count as used before. */
  readonly hasBrake?: true;
  readonly hasPasskey?: true;
};

const verified: Preset = {
  status: 'on_board',
  addressStatus: 'success',
  isCompany: false,
  passwordIsSet: true,
  holdings: 'all',
  orders: 'ten',
  iban: 'bound',
  hasTravelRule: false,
  strongAuthentication: null,
};
const createRegistering = (status: string): Preset => ({
  ...verified,
  status,
  addressStatus: 'none',
  passwordIsSet: false,
  holdings: 'none',
  orders: 'none',
  iban: 'none',
});
const withAddress = (addressStatus: string): Preset => ({ ...verified, addressStatus, iban: 'none' });

export const presets = {
  verified,
  empty: { ...verified, orders: 'none' },
  draft: createRegistering('draft'),
  kyc_start: createRegistering('kyc_start'),
  moderating: createRegistering('moderating'),
  kyc_completed: createRegistering('kyc_completed'),
  kyc_finish: createRegistering('kyc_finish'),
  stuck: createRegistering('stuck'),
  temp_blocked: { ...verified, status: 'temp_blocked' },
  blocked: { ...verified, status: 'blocked' },
  refused: { ...createRegistering('refused') },
  doc_expired: { ...verified, status: 'doc_expired' },
  address_none: withAddress('none'),
  address_pending: withAddress('pending'),
  address_reject: withAddress('reject'),
  company: { ...verified, isCompany: true },
  travel_rule: { ...verified, hasTravelRule: true },
  no_iban: { ...verified, iban: 'none' },
  no_wallets: { ...verified, holdings: 'fiat' },
  passkey: { ...verified, hasPasskey: true },
  large: { ...verified, orders: 'large' },
  careful: { ...verified, hasBrake: true },
  strong: { ...verified, strongAuthentication: 'always' },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof presets;

export function findPreset(name: string): Preset | undefined {
  const table: Readonly<Record<string, Preset>> = presets;
  return Object.hasOwn(presets, name) ? table[name] : undefined;
}
