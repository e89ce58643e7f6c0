import type { UserInfo } from '@wallet/contract/customer/user-info';
import type { OrderPrice } from '@wallet/contract/operations/prices';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { PriceKind } from '@wallet/core/fees/price';

/** A json column, written as text: `JSON.stringify(value)`. */
export type Json<T> = JSONColumnType<T & object>;
/** One with a default. */
export type JsonGenerated<T> = ColumnType<T, string | undefined, string>;
export type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>;

type WireDossier = NonNullable<UserInfo['dossier']>;
export type Dossier = { readonly personal: WireDossier['personal']; readonly address: Omit<WireDossier['address'], 'verifiedStatus'> };
export type ServiceProviderState = { readonly serviceProvider: string; readonly status: string };
export type NotificationRow = {
  readonly subject: string;
  readonly content: string | Readonly<Record<string, string>>;
  readonly level?: string;
  readonly date?: number;
};

export type Volume = { readonly value: string; readonly currency: string };
export type Flow = { readonly from: Volume; readonly to: Volume };
export type SummaryRow = {
  readonly name: string;
  readonly value: string;
  readonly state: string | null;
  readonly long: boolean;
  readonly copy: boolean;
};
export type SummarySection = { readonly name: string; readonly rows: readonly SummaryRow[] };
/** The price of an order as on the wire (RULE-044), without its time, which is the order's. */
export type StampedPrice = Omit<OrderPrice, 'kind' | 'at'> & { readonly kind: PriceKind };
/** Account, part (0 available, 1 locked), units as a decimal text. */
export type StoredEntry = readonly [accountId: number, part: 0 | 1, units: string];
/** Why an order is on hold, and what follows (RULE-043). */
export type StoredPause = {
  readonly reasons: readonly string[];
  readonly purpose: string;
  /** Whether a person reviews it after the hold. */
  readonly isReviewed: boolean;
  /** Seconds in `pending`. */
  readonly completedAfter: number;
  /** The IBAN that becomes known after the hold. */
  readonly known_iban?: string | undefined;
};
export type StoredHolder = { readonly name: string; readonly kind: 'person' | 'company' };

type Names = readonly string[];
type Texts = Readonly<Record<string, string | null>>;

/** The content of each json column, for the generated `tables.ts`. Their meaning is documented beside the columns in `migrations`. */
export type JsonColumns = {
  'brake_question.purposes': Names;
  'brake_question.reasons': Names;
  'card_intent.new_card': {
    readonly lastFour: string;
    readonly cardType: string;
    readonly expirationDate: string;
    readonly holder: string;
    readonly fingerprint: string;
  };
  'confirmation.methods': Names;
  'confirmation.operation': Texts;
  'customer.dossier': Dossier;
  'customer.entity_legal_ids': { readonly lei?: string; readonly crn?: string };
  'customer.notifications': readonly NotificationRow[];
  'customer.roles': Names;
  'customer.service_providers': readonly ServiceProviderState[];
  'customer.settings': Readonly<Record<string, string | number | boolean>>;
  'event.data': Readonly<Record<string, unknown>>;
  'fault.definition': object;
  'instrument.logo': { readonly vector_small: string | null; readonly raster_small: string | null };
  'job.details': Texts;
  'one_time_code.details': Texts;
  'orders.details': Texts;
  'orders.flow': Flow;
  'orders.on_completed': readonly StoredEntry[];
  'orders.on_rejected': readonly StoredEntry[];
  'orders.pause': StoredPause;
  'orders.price': StampedPrice;
  'orders.summary': readonly SummarySection[];
  'passkey.transports': Names;
  'payee.holders': readonly StoredHolder[];
  'prepared_operation.details': Texts;
  'prepared_operation.pause': { readonly reasons: Names; readonly purpose: string };
  'prepared_operation.sign': Names;
  'report.request': Texts;
  'service_request.details': Texts;
  'setting.value': object;
  'token.info': Readonly<Record<string, unknown>>;
  'token.restrict_countries': Names;
  'travel_rule.details': readonly { readonly name: string; readonly value: string }[];
  'travel_rule.form': Texts;
  'webhook.types': Names;
};
