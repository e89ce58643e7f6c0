import type { TransferCodeOutcome } from '@wallet/ui/patterns/transfer/Transfer.types';
import { useRef } from 'react';
import type { SealedOperation, SignedOperation } from '../../adapters/device-signing/DeviceSigning.ts';
import { webCryptoSigning } from '../../adapters/device-signing/webCryptoSigning.ts';
import { ApiError, Refusal } from '../../api/errors.ts';
import { loadFailure } from '../../api/loadFailure.ts';
import { useOpenBox } from '../../data/two-factor/useOpenBox.ts';
import { useServices } from '../../providers/Services.ts';
import { toCodeOutcome } from './toCodeOutcome.ts';

export type PreparedOperation = SealedOperation & { readonly two_fa_box_uuid: string };

/** What came of a code: the send, a step that stays as it is, a key that could not be opened, or a send that the provider refused. */
export type SignedSend =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'stays'; readonly outcome: TransferCodeOutcome }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

type Held = {
  readonly operation: PreparedOperation;
  /** Kept for the case that the answer to the final send is lost: the same is sent again (D-SEND-32). */
  readonly signed?: { readonly code: string; readonly body: SignedOperation };
};

/**
 * The last part of every send: the code opens the box, the device signs, the signed operation goes out, once (SEND-041 to SEND-045, TRS-025).
 * @param commit the final send of the flow
 */
export function useSignedSend(commit: (body: SignedOperation) => Promise<{ readonly id: string }>) {
  const { monitoring } = useServices();
  const openBox = useOpenBox();
  const held = useRef<Held | null>(null);

  async function sign({ operation, signed }: Held, code: string): Promise<SignedOperation | SignedSend> {
    if (signed?.code === code) return signed.body;
    let boxKey: string;
    try {
      boxKey = (await openBox.mutateAsync({ uuid: operation.two_fa_box_uuid, pin: code })).key;
    } catch (error) {
      return { kind: 'stays', outcome: toCodeOutcome(error) };
    }
    try {
      return await webCryptoSigning.sign(operation, boxKey);
    } catch {
      monitoring.report('error', 'A prepared send could not be signed on the device');
      held.current = null;
      return { kind: 'unsigned' };
    }
  }

  async function send(code: string): Promise<SignedSend> {
    const now = held.current;
    if (now === null) return { kind: 'stays', outcome: { kind: 'failed', failure: 'unexpected' } };
    const body = await sign(now, code);
    if ('kind' in body) return body;
    held.current = { ...now, signed: { code, body } };
    try {
      const { id } = await commit(body);
      held.current = null;
      return { kind: 'sent', id };
    } catch (error) {
      if (error instanceof Refusal) return { kind: 'refused', refusal: error };
      if (error instanceof ApiError) return { kind: 'stays', outcome: { kind: 'failed', failure: loadFailure(error) } };
      throw error;
    }
  }

  return {
    /** What the provider has prepared now; the one before it lapses. */
    hold: (operation: PreparedOperation): void => {
      held.current = { operation };
    },
    send,
  };
}
