import type { UserInfo } from '@wallet/contract/user-info';
import type { ParticipantDetails, ParticipantOutcome } from '@wallet/ui/screens/travel-rule/Participant.types';
import { useRef, useState } from 'react';
import { Refusal } from '../../api/errors.ts';
import { nextIntent, type Intent } from '../../api/idempotencyKey.ts';
import { useProcessReceived } from '../../data/travel-rule/useProcessReceived.ts';
import { toSubmitOutcome } from '../../operations/transfer/toTransferOutcome.ts';
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
    try {
      await process.mutateAsync({ body, idempotencyKey: intent.current.key });
      setGiven(true);
      return { kind: 'done' };
    } catch (error) {
      if (!(error instanceof Refusal)) return toSubmitOutcome<never>(error, {});
      // Another tab was first: the order is under review all the same (D-RCV-20).
      if (error.status === STATE_CHANGED) {
        setGiven(true);
        return { kind: 'done' };
      }
      const { violations = [], message: said } = error.body;
      const { fields, message = violations.length === 0 ? said : undefined } = toViolations(violations);
      return { kind: 'refused', fields, ...(message === undefined ? {} : { message }) };
    }
  }
  return { isGiven, submit };
}
