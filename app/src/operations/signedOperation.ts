import type { Failed, Refused } from '@wallet/ui/patterns/form';
import { useRef } from 'react';
import type { SealedOperation, SignedOperation } from '../adapters/device-signing/DeviceSigning.ts';
import { webCryptoSigning } from '../adapters/device-signing/webCryptoSigning.ts';
import type { Refusal } from '../api/errors.ts';
import { attempt, UNEXPECTED } from '../api/outcome.ts';
import { useOpenBox } from '../data/two-factor.ts';
import { useServices } from '../providers/Services.ts';

/** What a refused code of an operation is: the provider's message under the code (SEND-044, D-LEG-15); null for any other refusal. */
export function codeRefused({ status, body }: Refusal): Refused<'code'> | null {
  return status === 400 ? { kind: 'refused', fields: { code: body.fields?.['pin']?.[0] ?? body.message } } : null;
}

export type PreparedOperation = SealedOperation & { readonly two_fa_box_uuid: string };

/** What came of a code: the send, a step that stays as it is, a key that could not be opened, or a send that the provider refused. */
export type SignedSend =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'stays'; readonly outcome: Refused<'code'> | Failed }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

type Commit = (body: SignedOperation) => Promise<{ readonly id: string }>;

type Held = {
  readonly operation: PreparedOperation;
  /** The final send of the flow. */
  readonly commit: Commit;
  /** Kept for the case that the answer to the final send is lost: the same is sent again (D-SEND-32). */
  readonly signed?: { readonly code: string; readonly body: SignedOperation };
};

/**
 * The last part of every send: the code opens the box, the device signs, the signed operation goes out, once (SEND-041 to SEND-045, TRS-025).
 */
export function useSignedSend() {
  const { monitoring } = useServices();
  const openBox = useOpenBox();
  const held = useRef<Held | null>(null);

  async function sign({ operation, signed }: Held, code: string): Promise<SignedOperation | SignedSend> {
    if (signed?.code === code) return signed.body;
    const box = await attempt(() => openBox({ uuid: operation.two_fa_box_uuid, pin: code }), { special: codeRefused });
    if (box.kind !== 'done') return { kind: 'stays', outcome: box };
    try {
      return await webCryptoSigning.sign(operation, box.value.key);
    } catch {
      monitoring.report('error', 'A prepared send could not be signed on the device');
      held.current = null;
      return { kind: 'unsigned' };
    }
  }

  async function send(code: string): Promise<SignedSend> {
    const now = held.current;
    if (now === null) return { kind: 'stays', outcome: UNEXPECTED };
    const body = await sign(now, code);
    if ('kind' in body) return body;
    held.current = { ...now, signed: { code, body } };
    const sent = await attempt(() => now.commit(body), { special: (refusal) => ({ kind: 'refused', refusal }) });
    if (sent.kind === 'failed') return { kind: 'stays', outcome: sent };
    if (sent.kind === 'refused') return sent;
    held.current = null;
    return { kind: 'sent', id: sent.value.id };
  }

  return {
    /** What the provider has prepared now; the one before it lapses. */
    hold: (operation: PreparedOperation, commit: Commit): void => {
      held.current = { operation, commit };
    },
    send,
  };
}
