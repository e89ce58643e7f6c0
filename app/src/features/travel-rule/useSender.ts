import type { UserInfo } from '@wallet/contract/user-info';
import type { ParticipantDetails, ParticipantOutcome } from '@wallet/ui/screens/travel-rule/Participant.types';
import { useRef, useState } from 'react';
import { nextIntent, type Intent } from '../../api/idempotencyKey.ts';
import { attempt } from '../../api/outcome.ts';
import { useProcessReceived } from '../../data/travel-rule/useProcessReceived.ts';
import { toSenderBody, toViolations } from './toSenderBody.ts';

const STATE_CHANGED = 409;

/** States who sent what arrived, once (RCV-026, RCV-027, D-RCV-20). `isGiven`: by now the details are given. */
export function useSender(orderId: string, entityType: UserInfo['entityType']) {
  const [isGiven, setGiven] = useState(false);
  const process = useProcessReceived();
  const intent = useRef<Intent | null>(null);

  async function submit(details: ParticipantDetails): Promise<ParticipantOutcome> {
    const body = toSenderBody(orderId, details, entityType);
    intent.current = nextIntent(intent.current, JSON.stringify(body));
    const { key: idempotencyKey } = intent.current;
    const outcome = await attempt(() => process.mutateAsync({ body, idempotencyKey }), {
      special: ({ status, body: { violations = [], message: words } }) => {
        // Another tab was first: the order is under review all the same (D-RCV-20).
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
