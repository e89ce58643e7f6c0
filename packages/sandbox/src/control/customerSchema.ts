import { bindings } from '../kernel/proof/senderConstrained.ts';
import { addressStatuses, userStatuses } from '@wallet/contract/access/session';
import * as z from 'zod/mini';
import { strengths } from '../kernel/confirmation/strength.ts';
import { languages } from '../words/language.ts';

const INVALID_VALUE = 'Not a value of this member';
const plainText = z.string(INVALID_VALUE);
const decimal = z.string('A decimal string').check(z.regex(/^-?\d{1,18}(\.\d{1,18})?$/, 'A decimal string'));

/** The year has four digits, as in all timestamps on the wire. */
export const timestamp = z
  .string(INVALID_VALUE)
  .check(z.refine((text) => /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text)), 'Not a timestamp'));

export const tariffs = ['Launch', 'Growth', 'Wealth'] as const;
export const ibanStates = ['none', 'allocated', 'bound'] as const;
/** Reasons to refuse a sign-in in addition to the status. */
export const holds = ['disabled', 'deleted', 'closed', 'checks', 'checks_pending', 'document_pending'] as const;

const personal = z.partial(
  z.object({
    givenName: z.nullable(plainText),
    givenNameNational: z.nullable(plainText),
    familyName: z.nullable(plainText),
    familyNameNational: z.nullable(plainText),
    birthdate: z.nullable(plainText),
  }),
);
const address = z.partial(
  z.object({
    country: z.nullable(plainText),
    countryCode: z.nullable(plainText),
    region: z.nullable(plainText),
    city: z.nullable(plainText),
    postalCode: z.nullable(plainText),
    streetAddress: z.nullable(plainText),
  }),
);

export const cardStatuses = ['verified', 'not_verified', 'pending'] as const;
const expirationDate = z.string('MM/YY').check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'MM/YY'));
export const newCard = z.object({
  cardType: plainText,
  status: z.enum(cardStatuses, INVALID_VALUE),
  name: z.optional(plainText),
  holder: z.optional(plainText),
  expirationDate: z.optional(expirationDate),
});
export const cardPatch = z.object({ status: z.optional(z.enum(cardStatuses, INVALID_VALUE)), expirationDate: z.optional(expirationDate) });

/** The members of `PATCH /sandbox/customers/{username}`, which are also the `overrides` of a new customer (sandbox.md). */
export const customerPatch = z.partial(
  z.object({
    status: z.enum(userStatuses, INVALID_VALUE),
    addressStatus: z.enum(addressStatuses, INVALID_VALUE),
    entityType: z.enum(['individual', 'company'], INVALID_VALUE),
    entityLegalIds: z.nullable(z.object({ lei: z.optional(plainText), crn: z.optional(plainText) }, INVALID_VALUE)),
    tariff: z.enum(tariffs, INVALID_VALUE),
    language: z.enum(languages, INVALID_VALUE),
    travelRuleEnabled: z.boolean(INVALID_VALUE),
    serviceProviders: z.array(z.object({ serviceProvider: plainText, status: plainText }, INVALID_VALUE), INVALID_VALUE),
    notifications: z.nullable(
      z.array(
        z.object(
          {
            subject: plainText,
            content: z.union([plainText, z.record(z.string(), plainText)], INVALID_VALUE),
            level: z.optional(plainText),
            date: z.optional(z.int(INVALID_VALUE)),
          },
          INVALID_VALUE,
        ),
        INVALID_VALUE,
      ),
    ),
    roles: z.array(plainText, INVALID_VALUE),
    email: plainText,
    verifiedEmail: z.nullable(plainText),
    createdAt: timestamp,
    referral: z.union([z.nullable(plainText), z.object({ inviteCode: z.nullable(plainText) })], INVALID_VALUE),
    dossier: z.nullable(z.partial(z.object({ personal: z.nullable(personal), address: z.nullable(address) }, INVALID_VALUE))),
    balances: z.record(z.string(), decimal, INVALID_VALUE),
    whitelisted: z.union([z.boolean(), z.record(z.string(), z.boolean())], INVALID_VALUE),
    iban: z.enum(ibanStates, INVALID_VALUE),
    cards: z.array(newCard, INVALID_VALUE),
    hold: z.nullable(z.enum(holds, INVALID_VALUE)),
    payeeCheck: z.nullable(z.enum(['off', 'on', 'strict'], INVALID_VALUE)),
    recipientLookUp: z.nullable(z.boolean(INVALID_VALUE)),
    brake: z.nullable(z.boolean(INVALID_VALUE)),
    /** When the devices of all sessions were first seen; null: at their first session. */
    deviceFirstSeen: z.nullable(timestamp),
    companyName: z.nullable(plainText),
    /** null: the setting applies. */
    strongAuthentication: z.nullable(z.enum(strengths, INVALID_VALUE)),
    senderConstrained: z.nullable(z.enum(bindings, INVALID_VALUE)),
    /** Deletes all. `POST /sandbox/passkeys/{username}` adds one. */
    passkeys: z.array(z.unknown(), INVALID_VALUE).check(z.maxLength(0, 'Only [], which deletes all')),
    /** null: the setting applies. */
    priceDetails: z.nullable(z.boolean(INVALID_VALUE)),
    amountInFiat: z.nullable(z.boolean(INVALID_VALUE)),
  }),
);
export type CustomerPatch = z.output<typeof customerPatch>;
