import type { CallOutcome } from '@wallet/ui/patterns/form';
import type { BodyOf } from '@wallet/contract/endpoint';
import type { ErrorBody } from '@wallet/contract/errors';
import type { processReceiveOrder } from '@wallet/contract/operations/travel-rule';
import type { UserInfo } from '@wallet/contract/customer/user-info';
import type { ParticipantDetails, ParticipantField, ParticipantIssues } from '@wallet/ui/screens/travel-rule';
import { useState } from 'react';
import { attempt } from '../../api/outcome.ts';
import { useProcessReceived } from '../../data/travel-rule.ts';
import { useIntents } from '../../api/useIntents.ts';

const STATE_CHANGED = 409;

/** Submits the sender of a received transfer, once (RCV-026, RCV-027, D-RCV-20). `isGiven` is true after that. */
export function useSender(orderId: string, entityType: UserInfo['entityType']) {
  const [isGiven, setGiven] = useState(false);
  const process = useProcessReceived();
  const intents = useIntents();

  async function submit(details: ParticipantDetails): Promise<CallOutcome<ParticipantField>> {
    const body = toSenderBody(orderId, details, entityType);
    const idempotencyKey = intents.keyOf(JSON.stringify(body));
    const outcome = await attempt(() => process({ body, idempotencyKey }), {
      special: ({ status, body: { violations = [], message: words } }) => {
        // Another tab was faster. The order is under review either way (D-RCV-20).
        if (status === STATE_CHANGED) return { kind: 'done' };
        const { fields, message = violations.length === 0 ? words : undefined } = toViolations(violations);
        return { kind: 'refused', fields, ...(message === undefined ? {} : { message }) };
      },
    });
    if (outcome.kind === 'done') setGiven(true);
    return outcome;
  }
  return { isGiven, submit };
}

type LegalForm = BodyOf<typeof processReceiveOrder>['originator_legal_form'];

const legalForms: Record<Exclude<ParticipantDetails['type'], 'own_wallet'>, LegalForm> = {
  third_party_company: 'company',
  third_party_individual: 'individual',
};

/**
 * Builds the body with the sender's details (RCV-026, D-RCV-14, D-RCV-15).
 * @param entityType the customer's own legal form
 */
export function toSenderBody(orderId: string, details: ParticipantDetails, entityType: LegalForm): BodyOf<typeof processReceiveOrder> {
  const { type, name, country, legalId, town, dateOfBirth, wallet, vasp } = details;
  return {
    order_id: orderId,
    originator_type: type,
    originator_name: name,
    originator_country: country,
    ...(town === undefined ? {} : { originator_town: town }),
    ...(dateOfBirth === undefined ? {} : { originator_dob: dateOfBirth }),
    ...(legalId === undefined ? {} : { originator_legal_id: legalId }),
    originator_legal_form: type === 'own_wallet' ? entityType : legalForms[type],
    originator_wallet_type: wallet,
    ...(vasp === undefined ? {} : { originator_vasp_id: vasp }),
  };
}

const fields: Readonly<Record<string, ParticipantField>> = {
  originator_type: 'type',
  originator_name: 'name',
  originator_legal_id: 'legalId',
  originator_country: 'country',
  originator_town: 'town',
  originator_dob: 'dateOfBirth',
  originator_wallet_type: 'wallet',
  originator_vasp_id: 'vasp',
};

/** Providers write a path as `[originatorName]`, `originatorName` or `[originator_name]` (D-RCV-18). */
const normalizePath = (path: string): string => path.replaceAll(/[[\]]/g, '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Maps violations to the fields of the form, keeping the first of each. Those without a field become the message (RCV-027, D-RCV-18). */
export function toViolations(violations: NonNullable<ErrorBody['violations']>): {
  readonly fields: ParticipantIssues;
  readonly message: string | undefined;
} {
  const issues: Partial<Record<ParticipantField, string>> = {};
  const others: string[] = [];
  for (const { message, propertyPath } of violations) {
    const field = fields[normalizePath(propertyPath)];
    if (field === undefined) others.push(message);
    else issues[field] ??= message;
  }
  return { fields: issues, message: others.length === 0 ? undefined : others.join(' ') };
}
