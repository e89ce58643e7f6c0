import { toAmountText, fromMinorUnits } from '@wallet/core/money/money';
import type { Selectable } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Customer } from '../kernel/authenticate.ts';
import { readPasskeys } from '../kernel/passkeys/passkeyRows.ts';

/** Wire format of a card (api.md 3.9). */
export function toWireCard(card: Selectable<Tables['card']>) {
  return {
    id: card.id,
    type: 'card' as const,
    cardType: card.card_type,
    status: card.status,
    name: card.name,
    numberFormatted: `•••• ${card.last_four}`,
    holder: card.holder,
    expirationDate: card.expiration_date,
  };
}

export async function readCustomer(database: Database, customer: Customer) {
  const { id } = customer;
  const accounts = await database
    .selectFrom('account')
    .select(['id', 'currency', 'decimals', 'available'])
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute();
  const iban = await database.selectFrom('virtual_iban').select('state').where('customer_id', '=', id).executeTakeFirst();
  const cards = await database
    .selectFrom('card')
    .selectAll()
    .where('customer_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const passkeys = await readPasskeys(database, id);
  const whitelist = await database
    .selectFrom('whitelist')
    .select(['symbol', 'allowed'])
    .where('customer_id', '=', id)
    .orderBy('symbol')
    .execute();
  const seenDevice = await database
    .selectFrom('seen_device')
    .select('first_seen_at')
    .where('customer_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  const { givenName = null, familyName = null } = customer.dossier?.personal ?? {};
  return {
    id,
    uuid: customer.uuid,
    username: customer.username,
    givenName,
    familyName,
    status: customer.status,
    hold: customer.hold,
    addressStatus: customer.address_status,
    entityType: customer.entity_type,
    entityLegalIds: customer.entity_legal_ids,
    tariff: customer.tariff,
    language: customer.language,
    travelRuleEnabled: customer.travel_rule_enabled,
    serviceProviders: customer.service_providers,
    notifications: customer.notifications,
    roles: customer.roles,
    email: customer.email,
    verifiedEmail: customer.verified_email,
    priceDetails: customer.price_details,
    amountInFiat: customer.amount_in_fiat,
    createdAt: customer.created_at.toISOString(),
    referral: { inviteCode: customer.invite_code },
    dossier: customer.dossier,
    // With several accounts in a currency, the first one counts.
    balances: Object.fromEntries(
      accounts
        .toReversed()
        .map(({ currency, decimals, available }) => [
          currency,
          toAmountText(fromMinorUnits(available, { currencyCode: currency, decimals })),
        ]),
    ),
    whitelisted: Object.fromEntries(whitelist.map(({ symbol, allowed }) => [symbol, allowed])),
    payeeCheck: customer.settings['payee_check'] ?? null,
    recipientLookUp: customer.settings['recipient_look_up'] ?? null,
    brake: customer.settings['scam_brake'] ?? null,
    deviceFirstSeen: seenDevice?.first_seen_at.toISOString() ?? null,
    companyName: customer.company_name,
    iban: iban?.state ?? 'none',
    cards: cards.map(toWireCard),
    passkeys: passkeys.map(({ id: passkeyId, name, credential_id: credentialId }) => ({ id: passkeyId, name, credentialId })),
  };
}
