import type { WireAnswerOf } from '@wallet/contract/endpoint';
import type { readUserInfo } from '@wallet/contract/user-info';
import { createHmac } from 'node:crypto';
import type { Customer } from '../http/authenticate.ts';

type UserInfo = WireAnswerOf<typeof readUserInfo>;

/** The answer of API-017 (api.md 3.2). @param notifications newest first, undated last */
export function userInfoOf(customer: Customer, notifications: UserInfo['notifications'], chatKey: string): UserInfo {
  const { dossier } = customer;
  return {
    id: customer.id,
    uuid: customer.uuid,
    email: customer.email,
    username: customer.username,
    status: customer.status,
    verifiedEmail: customer.verified_email,
    intercomHash: createHmac('sha256', chatKey).update(customer.uuid).digest('hex'),
    tariff: customer.tariff,
    createdAt: customer.created_at.toISOString(),
    referral: { inviteCode: customer.invite_code },
    dossier:
      dossier === null ? null : { personal: dossier.personal, address: { verifiedStatus: customer.address_status, ...dossier.address } },
    entityType: customer.entity_type === 'company' ? 'company' : 'individual',
    entityLegalIds: customer.entity_legal_ids,
    serviceProviders: customer.service_providers.map((provider) => ({ ...provider })),
    notifications,
    travelRuleEnabled: customer.travel_rule_enabled,
  };
}
