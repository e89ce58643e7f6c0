import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { type Market, openMarket } from './market/market.ts';

/** The operator's settings: switches, limits, fees, rates (api.md 3.6) and a few of the sandbox's own. */
export type SettingValue = string | number | boolean | null | readonly string[] | Readonly<Record<string, string>>;
export type SettingValues = Readonly<Record<string, SettingValue>>;
export type Settings = {
  readonly all: () => SettingValues;
  /** A decimal as text: `eur_top_up_card_minimal`. A missing one is a programming error. */
  readonly decimal: (key: string) => string;
  /** Any other text: `wealth_club_ends_on`. */
  readonly text: (key: string) => string;
  /** A text that may be absent: `bot_verify_url`. */
  readonly optionalText: (key: string) => string | null;
  /** A list of texts: `cors_origins`. */
  readonly list: (key: string) => readonly string[];
  /** An entry of a table: `signing_curves` for `BTC`; undefined if it has none. */
  readonly entry: (key: string, name: string) => string | undefined;
  readonly isOn: (key: string) => boolean;
  readonly number: (key: string) => number;
  readonly market: Market;
  readonly patch: (values: SettingValues) => Promise<SettingValues>;
  readonly refresh: () => Promise<void>;
};

/**
 * The `settings` of the operations response. The remaining card limits are at their totals here; RULE-005 calculates them for each
 * customer.
 */
export const operationSettings = {
  cards_disabled: false,
  banks_disabled: false,
  exchange_disabled: false,
  eur_top_up_card_minimal: '10.00',
  eur_top_up_card_maximal_per_operation: '2000.00',
  eur_top_up_card_maximal_per_day_current: '5000.00',
  eur_top_up_card_maximal_per_day_total: '5000.00',
  eur_top_up_card_maximal_per_month_current: '20000.00',
  eur_top_up_card_maximal_per_month_total: '20000.00',
  eur_top_up_card_fee_relative: '2.5',
  eur_top_up_card_fee_absolute: '0.30',
  usd_top_up_card_minimal: '10.00',
  usd_top_up_card_maximal_per_operation: '2000.00',
  usd_top_up_card_maximal_per_day_current: '5000.00',
  usd_top_up_card_maximal_per_day_total: '5000.00',
  usd_top_up_card_maximal_per_month_current: '20000.00',
  usd_top_up_card_maximal_per_month_total: '20000.00',
  usd_top_up_card_fee_relative: '3.5',
  usd_top_up_card_fee_absolute: '0.30',
  eur_top_up_sepa_fee: '5.00',
  eur_top_up_sepa_minimal_exclusive: '10.00',
  eur_top_up_sepa_threshold_no_fee: '1000.00',
  eur_withdraw_sepa_fee_absolute: '1.00',
  eur_withdraw_sepa_fee_relative: '0.35',
  eur_withdraw_sepa_minimal_exclusive: '10.00',
  usd_exchange_eur_rate: '0.91784',
  usd_exchange_eur_minimal: '10.00',
  eur_exchange_usd_rate: '1.07853',
  eur_exchange_usd_minimal: '10.00',
  usd_top_up_swift_minimal: '100.00',
  usd_top_up_swift_fee: '25.00',
  usd_top_up_fedwire_minimal: '100.00',
  usd_top_up_fedwire_fee: '15.00',
  usd_withdraw_swift_minimal: '100.00',
  usd_withdraw_swift_fee: '40.00',
  usd_withdraw_fedwire_minimal: '100.00',
  usd_withdraw_fedwire_fee: '30.00',
  buy_fee_btc_absolute: '1.50',
  buy_fee_eth_absolute: '2.00',
  buy_fee_erc20_absolute: '2.50',
  payee_check: 'on',
  recipient_look_up: true,
  scam_brake: false,
  price_details: true,
  amount_in_fiat: true,
} as const;

export const initialSettings: SettingValues = {
  ...operationSettings,
  appVersion: 'v22.3.1',
  // Address of an external identity host, with `{uuid}` and `{language}` in it; null uses the sandbox's own page.
  kyc_frame_url: null,
  // The curve that a network's wallets sign with: `{"BTC": "secp256k1"}`. Tokens follow ETH (RULE-057).
  signing_curves: {},
  // Where bot-check tokens are verified, and the secret for it (RULE-059).
  bot_verify_url: null,
  bot_verify_secret: null,
  // Signs the customer's identity for the chat. If set, user info has `intercomJwt`.
  intercom_secret: null,
  // Prefix of every path of an icon or logo.
  icon_base: '',
  // Origins of apps that are served from elsewhere (RULE-060).
  cors_origins: [],
  wealth_club_starts_on: '2025-06-25',
  wealth_club_ends_on: '2025-06-28',
  rateLimitFactor: 100,
  sessionMaximumDays: 30,
  signUpCodesPerHour: 200,
  payee_check_seconds: 5,
  payee_check_life_seconds: 600,
  brake_new_recipient: true,
  brake_new_device: true,
  brake_in_a_row: true,
  brake_name_mismatch: true,
  brake_share_percent: '50',
  brake_minimum_eur: '100.00',
  brake_device_hours: 24,
  brake_row_count: 3,
  brake_row_minutes: 60,
  brake_pause_seconds: 7200,
  strongAuthentication: 'off',
  strongAuthenticationFrom: '1000.00',
  passkeys: true,
  securityMessages: true,
  senderConstrained: 'off',
  senderConstrainedRequired: false,
};

const KEY = 'settings';

const isTable = (value: SettingValue | undefined): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export async function openSettings(database: Database): Promise<Settings> {
  const read = async (): Promise<SettingValues> => {
    const row = await database.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirst();
    return { ...initialSettings, ...row?.value };
  };
  let values = await read();
  const market = await openMarket(database);
  const text = (key: string): string => {
    const value = values[key];
    if (typeof value !== 'string') throw new Error(`The setting ${key} is no text`);
    return value;
  };
  return {
    all: () => values,
    decimal: text,
    text,
    optionalText: (key) => {
      const value = values[key];
      return typeof value === 'string' && value !== '' ? value : null;
    },
    list: (key) => {
      const value = values[key];
      return Array.isArray(value) ? value : [];
    },
    entry: (key, name) => {
      const table = values[key];
      return isTable(table) ? table[name] : undefined;
    },
    isOn: (key) => values[key] === true,
    number: (key) => Number(values[key]),
    market,
    patch: async (changes) => {
      // Merged in the database, so that two processes that change different settings concurrently both succeed.
      await sql`insert into setting as kept (key, value) values (${KEY}, ${JSON.stringify(changes)}::text::jsonb)
        on conflict (key) do update set value = kept.value || excluded.value`.execute(database);
      values = await read();
      return values;
    },
    refresh: async () => {
      values = await read();
      await market.refresh();
    },
  };
}
