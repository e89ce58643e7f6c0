import { bindings } from '../kernel/proof/proofs.ts';
import { addressStatuses, userStatuses } from '@wallet/contract/access/session';
import * as z from 'zod/mini';
import { strengths } from '../kernel/confirmation/risk.ts';
import { languages } from '../words/language.ts';
import { flag, text, INVALID_VALUE } from './readControl.ts';

const decimal = z.string('A decimal string').check(z.regex(/^-?\d{1,18}(\.\d{1,18})?$/, 'A decimal string'));

/** The year has four digits, as in all timestamps on the wire. */
export const timestamp = z
  .string(INVALID_VALUE)
  .check(z.refine((at) => /^\d{4}-/.test(at) && !Number.isNaN(Date.parse(at)), 'Not a timestamp'));

export const tariffs = ['Launch', 'Growth', 'Wealth'] as const;
export const ibanStates = ['none', 'allocated', 'bound'] as const;
/** Reasons to refuse a sign-in in addition to the status. */
export const holds = ['disabled', 'deleted', 'closed', 'checks', 'checks_pending', 'document_pending'] as const;

const personal = z.partial(
  z.object({
    givenName: z.nullable(text),
    givenNameNational: z.nullable(text),
    familyName: z.nullable(text),
    familyNameNational: z.nullable(text),
    birthdate: z.nullable(text),
  }),
);
const address = z.partial(
  z.object({
    country: z.nullable(text),
    countryCode: z.nullable(text),
    region: z.nullable(text),
    city: z.nullable(text),
    postalCode: z.nullable(text),
    streetAddress: z.nullable(text),
  }),
);

export const cardStatuses = ['verified', 'not_verified', 'pending'] as const;
const expirationDate = z.string('MM/YY').check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'MM/YY'));
export const newCard = z.object({
  cardType: text,
  status: z.enum(cardStatuses, INVALID_VALUE),
  name: z.optional(text),
  holder: z.optional(text),
  expirationDate: z.optional(expirationDate),
});
export const cardPatch = z.object({ status: z.optional(z.enum(cardStatuses, INVALID_VALUE)), expirationDate: z.optional(expirationDate) });

/** The members of `PATCH /sandbox/customers/{username}`, which are also the `overrides` of a new customer (sandbox.md). */
export const customerPatch = z.partial(
  z.object({
    status: z.enum(userStatuses, INVALID_VALUE),
    addressStatus: z.enum(addressStatuses, INVALID_VALUE),
    entityType: z.enum(['individual', 'company'], INVALID_VALUE),
    entityLegalIds: z.nullable(z.object({ lei: z.optional(text), crn: z.optional(text) }, INVALID_VALUE)),
    tariff: z.enum(tariffs, INVALID_VALUE),
    language: z.enum(languages, INVALID_VALUE),
    travelRuleEnabled: flag,
    serviceProviders: z.array(z.object({ serviceProvider: text, status: text }, INVALID_VALUE), INVALID_VALUE),
    notifications: z.nullable(
      z.array(
        z.object(
          {
            subject: text,
            content: z.union([text, z.record(z.string(), text)], INVALID_VALUE),
            level: z.optional(text),
            date: z.optional(z.int(INVALID_VALUE)),
          },
          INVALID_VALUE,
        ),
        INVALID_VALUE,
      ),
    ),
    roles: z.array(text, INVALID_VALUE),
    email: text,
    verifiedEmail: z.nullable(text),
    createdAt: timestamp,
    referral: z.union([z.nullable(text), z.object({ inviteCode: z.nullable(text) })], INVALID_VALUE),
    dossier: z.nullable(z.partial(z.object({ personal: z.nullable(personal), address: z.nullable(address) }, INVALID_VALUE))),
    balances: z.record(z.string(), decimal, INVALID_VALUE),
    whitelisted: z.union([z.boolean(), z.record(z.string(), z.boolean())], INVALID_VALUE),
    iban: z.enum(ibanStates, INVALID_VALUE),
    cards: z.array(newCard, INVALID_VALUE),
    hold: z.nullable(z.enum(holds, INVALID_VALUE)),
    payeeCheck: z.nullable(z.enum(['off', 'on', 'strict'], INVALID_VALUE)),
    recipientLookUp: z.nullable(flag),
    brake: z.nullable(flag),
    /** When the devices of all sessions were first seen; null: at their first session. */
    deviceFirstSeen: z.nullable(timestamp),
    companyName: z.nullable(text),
    /** null: the setting applies. */
    strongAuthentication: z.nullable(z.enum(strengths, INVALID_VALUE)),
    senderConstrained: z.nullable(z.enum(bindings, INVALID_VALUE)),
    /** Deletes all. `POST /sandbox/passkeys/{username}` adds one. */
    passkeys: z.array(z.unknown(), INVALID_VALUE).check(z.maxLength(0, 'Only [], which deletes all')),
    /** null: the setting applies. */
    priceDetails: z.nullable(flag),
    amountInFiat: z.nullable(flag),
  }),
);
export type CustomerPatch = z.output<typeof customerPatch>;
