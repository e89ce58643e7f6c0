import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { addressStatus, userStatus } from '../access/session.ts';
import {
  amount,
  country,
  currencyCode,
  date,
  decimal,
  idAsText,
  lei,
  noContent,
  createOpenEnum,
  orderId,
  providerText,
  timestamp,
  uuid,
} from '../values.ts';

export const tariffs = ['Launch', 'Growth', 'Wealth'] as const;
export const serviceProviders = ['markets', 'securities'] as const;
export const agreementStatuses = ['requested', 'rejected', 'signed', 'none'] as const;
export type AgreementStatus = (typeof agreementStatuses)[number];
export const RECEIVE_WITHOUT_TRAVEL_RULE = 'receive-order-without-travel-rule-transaction';
export const TRAVEL_RULE_IN_PROGRESS = 'travel-rule-transaction-in-progress';

export const travelRuleStatuses = [
  'draft',
  'prepared',
  'provider_required_action',
  'provider_started_review',
  'approved',
  'rejected',
  'completed',
] as const;
export type TravelRuleStatus = (typeof travelRuleStatuses)[number];

/** Larger epoch numbers are milliseconds (D-USR-02). */
const MAX_EPOCH_SECONDS = 1e11;

/** Epoch seconds. */
const epochSeconds = z.pipe(
  z.number(),
  z.transform((value) => (value > MAX_EPOCH_SECONDS ? Math.floor(value / 1000) : value)),
);

const optionalNotificationMembers = { level: z.optional(createOpenEnum(['warning', 'message'])), date: z.optional(epochSeconds) };

/** The operation that a travel-rule notification is about. Only the second subject has a `status`. */
const operationContent = z.object({
  id: orderId,
  amount: decimal,
  currency: currencyCode,
  status: z.optional(z.enum(travelRuleStatuses)),
});

/** `content` is a text, or an operation for the two travel-rule subjects. An unknown subject is shown as text. */
export const notification = z.object({
  subject: z.string(),
  content: z.union([providerText, operationContent]),
  ...optionalNotificationMembers,
});
export type Notification = z.output<typeof notification>;

export const noticeKinds = [
  'card_added',
  'address_approved',
  'address_rejected',
  'iban_ready',
  'friend_joined',
  'friend_activated',
  'report_ready',
  'plan_requested',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** News that asks for nothing. Security events are separate (API-112). */
export const notice = z.object({
  kind: createOpenEnum(noticeKinds),
  /** The card, the friend's masked username or the plan. Null for the kinds about none. */
  name: z.nullable(providerText),
  /** What a friend's activation brought. */
  amount: z.nullable(amount),
  at: timestamp,
});
export type UserNotice = z.output<typeof notice>;

const unreadableAsNull = z.pipe(
  z.unknown(),
  z.transform((): null => null),
);

const nullableText = z.nullable(z.string());

/** api.md 3.2. */
export const userInfo = z.object({
  id: idAsText,
  uuid,
  /** Empty when unknown. */
  email: z.string(),
  username: z.string(),
  status: userStatus,
  verifiedEmail: nullableText,
  /** Identifies the customer to the support chat. */
  intercomHash: z.optional(z.string()),
  /** The same as a signed statement that expires, preferred by the service. With it, neither hash nor name is sent (THIRD-052). */
  intercomJwt: z.optional(z.nullable(z.string())),
  tariff: createOpenEnum(tariffs),
  createdAt: timestamp,
  referral: z.object({ inviteCode: nullableText }),
  dossier: z.nullable(
    z.object({
      personal: z.object({
        givenName: nullableText,
        givenNameNational: nullableText,
        familyName: nullableText,
        familyNameNational: nullableText,
        birthdate: z.nullable(date),
      }),
      address: z.object({
        verifiedStatus: addressStatus,
        country: z.nullable(providerText),
        countryCode: z.nullable(country),
        region: nullableText,
        city: nullableText,
        postalCode: nullableText,
        streetAddress: nullableText,
      }),
    }),
  ),
  entityType: z.enum(['individual', 'company']),
  entityLegalIds: z.nullable(z.object({ lei: z.optional(lei), crn: z.optional(z.string()) })),
  serviceProviders: z.array(z.object({ serviceProvider: z.string(), status: createOpenEnum(agreementStatuses) })),
  /** An unreadable notification becomes null. The app drops and reports it (D-RCV-09). */
  notifications: z.array(z.union([notification, unreadableAsNull])),
  /** Of the last 90 days, newest first, at most 50. A provider may omit it (MKT-025). */
  notices: z.optional(z.array(notice)),
  travelRuleEnabled: z._default(z.boolean(), false),
  /** Language of messages to the customer. A provider may omit it (LANG-005). */
  language: z.optional(z.string()),
});
export type UserInfo = z.output<typeof userInfo>;

export const readUserInfo = defineEndpoint({
  id: 'API-017',
  method: 'get',
  path: '/info/full',
  access: 'bearer',
  answers: { 200: userInfo },
});

export const languages = ['en', 'de'] as const;

/** API-126: sets the language of future messages, calls and reports. */
export const chooseLanguage = defineEndpoint({
  id: 'API-126',
  method: 'put',
  path: '/private/user/language',
  access: 'bearer',
  body: z.object({ language: z.enum(languages, { error: 'Choose one of the languages offered' }) }),
  answers: { 204: noContent },
});
