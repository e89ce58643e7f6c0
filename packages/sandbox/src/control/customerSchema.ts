import { bindings } from '../kernel/proof/senderConstrained.ts';
import { addressStatuses, userStatuses } from '@wallet/contract/access/session';
import * as z from 'zod/mini';
import { strengths } from '../kernel/confirmation/strength.ts';
import { languages } from '../words/language.ts';

const NAMES = 'Not a value of this member';
const word = z.string(NAMES);
const decimal = z.string('A decimal string').check(z.regex(/^-?\d{1,18}(\.\d{1,18})?$/, 'A decimal string'));

/** The year has four digits, as in all timestamps on the wire. */
export const timestamp = z
  .string(NAMES)
  .check(z.refine((text) => /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text)), 'Not a timestamp'));

export const tariffs = ['Launch', 'Growth', 'Wealth'] as const;
export const ibanStates = ['none', 'allocated', 'bound'] as const;
/** Reasons to refuse a sign-in in addition to the status. */
export const holds = ['disabled', 'deleted', 'closed', 'checks', 'checks_pending', 'document_pending'] as const;

const personal = z.partial(
  z.object({
    givenName: z.nullable(word),
    givenNameNational: z.nullable(word),
    familyName: z.nullable(word),
    familyNameNational: z.nullable(word),
    birthdate: z.nullable(word),
  }),
);
const address = z.partial(
  z.object({
    country: z.nullable(word),
    countryCode: z.nullable(word),
    region: z.nullable(word),
    city: z.nullable(word),
    postalCode: z.nullable(word),
    streetAddress: z.nullable(word),
  }),
);

export const cardStatuses = ['verified', 'not_verified', 'pending'] as const;
const expirationDate = z.string('MM/YY').check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'MM/YY'));
export const newCard = z.object({
  cardType: word,
  status: z.enum(cardStatuses, NAMES),
  name: z.optional(word),
  holder: z.optional(word),
  expirationDate: z.optional(expirationDate),
});
export const cardPatch = z.object({ status: z.optional(z.enum(cardStatuses, NAMES)), expirationDate: z.optional(expirationDate) });

/** The members of `PATCH /sandbox/customers/{username}`, which are also the `overrides` of a new customer (sandbox.md). */
export const customerPatch = z.partial(
  z.object({
    status: z.enum(userStatuses, NAMES),
    addressStatus: z.enum(addressStatuses, NAMES),
    entityType: z.enum(['individual', 'company'], NAMES),
    entityLegalIds: z.nullable(z.object({ lei: z.optional(word), crn: z.optional(word) }, NAMES)),
    tariff: z.enum(tariffs, NAMES),
    language: z.enum(languages, NAMES),
    travelRuleEnabled: z.boolean(NAMES),
    serviceProviders: z.array(z.object({ serviceProvider: word, status: word }, NAMES), NAMES),
    notifications: z.nullable(
      z.array(
        z.object(
          {
            subject: word,
            content: z.union([word, z.record(z.string(), word)], NAMES),
            level: z.optional(word),
            date: z.optional(z.int(NAMES)),
          },
          NAMES,
        ),
        NAMES,
      ),
    ),
    roles: z.array(word, NAMES),
    email: word,
    verifiedEmail: z.nullable(word),
    createdAt: timestamp,
    referral: z.union([z.nullable(word), z.object({ inviteCode: z.nullable(word) })], NAMES),
    dossier: z.nullable(z.partial(z.object({ personal: z.nullable(personal), address: z.nullable(address) }, NAMES))),
    balances: z.record(z.string(), decimal, NAMES),
    whitelisted: z.union([z.boolean(), z.record(z.string(), z.boolean())], NAMES),
    iban: z.enum(ibanStates, NAMES),
    cards: z.array(newCard, NAMES),
    hold: z.nullable(z.enum(holds, NAMES)),
    payeeCheck: z.nullable(z.enum(['off', 'on', 'strict'], NAMES)),
    recipientLookUp: z.nullable(z.boolean(NAMES)),
    brake: z.nullable(z.boolean(NAMES)),
    /** When the devices of all sessions were first seen; null: at their first session. */
    deviceFirstSeen: z.nullable(timestamp),
    companyName: z.nullable(word),
    /** null: the setting applies. */
    strongAuthentication: z.nullable(z.enum(strengths, NAMES)),
    senderConstrained: z.nullable(z.enum(bindings, NAMES)),
    /** Deletes all. `POST /sandbox/passkeys/{username}` adds one. */
    passkeys: z.array(z.unknown(), NAMES).check(z.maxLength(0, 'Only [], which deletes all')),
    /** null: the setting applies. */
    priceDetails: z.nullable(z.boolean(NAMES)),
    amountInFiat: z.nullable(z.boolean(NAMES)),
  }),
);
export type CustomerPatch = z.output<typeof customerPatch>;
