import type { Failed, Refused } from '@wallet/ui/patterns/form';
import { useRef } from 'react';
import type { SealedOperation } from '../adapters/device-signing/DeviceSigning.ts';
import type { Refusal } from '../api/errors.ts';
import { attempt, UNEXPECTED, toUsedOrder } from '../api/outcome.ts';
import { createCancellation } from '../api/cancellation.ts';
import { useBoxPasskey, useOpenBox } from '../data/two-factor.ts';
import { useServices } from '../providers/Services.ts';

/** Shows a refused operation code as the provider's message at the code (SEND-044, D-LEG-15). Null for any other refusal. */
export function toCodeRefusal({ status, body }: Refusal): Refused<'code'> | null {
  return status === 400 ? { kind: 'refused', fields: { code: body.fields?.['pin']?.[0] ?? body.message } } : null;
}

export type PreparedOperation = SealedOperation & { readonly two_fa_box_uuid: string };

export type SentOrder = { readonly id: string; readonly pause?: { readonly until: string } | undefined };
export type MaybeHeld = { readonly heldUntil?: string | undefined };

export const toSentOrder = ({ detailsHref, heldUntil }: { readonly detailsHref: string } & MaybeHeld) => ({
  detailsHref,
  ...(heldUntil === undefined ? {} : { heldUntil }),
});

/**
 * Outcome of a code: the order, a step that stays as it is, a key that could not be opened, a cancellation on the device, or a refusal of
 * the operation by the provider.
 */
export type SignedOutcome =
  /** `heldUntil`: it can be cancelled until then (BRAKE-008). */
  | ({ readonly kind: 'sent'; readonly id: string } & MaybeHeld)
  | { readonly kind: 'stays'; readonly outcome: Refused<'code'> | Failed }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

type Commit<Signed> = (signed: Signed) => Promise<SentOrder>;

type PendingOperation<Signed> = {
  readonly operation: PreparedOperation;
  readonly commit: Commit<Signed>;
  /** Kept in case the response to the final request is lost: the same is sent again (D-SEND-32, D-LEG-21). */
  readonly last?: { readonly code: string | null; readonly signed: Signed };
};

type Signature<Signed> = { readonly kind: 'signed'; readonly signed: Signed } | SignedOutcome;

/**
 * The last part of every send and sale: the code opens the box, the device signs, and the signed operation is sent once (SEND-041 to
 * SEND-045, TRS-025, LEG-040).
 * @param sign signs on the device with the key from the box
 * @param onCodeRefused called for every refused code
 */
function useSignedOperation<Signed>(
  sign: (operation: SealedOperation, boxKey: string) => Promise<Signed | null>,
  onCodeRefused: (refusal: Refusal) => void = () => undefined,
) {
  const { monitoring, passkeys } = useServices();
  const openBox = useOpenBox();
  const askPasskey = useBoxPasskey();
  const pending = useRef<PendingOperation<Signed> | null>(null);

  /** Requests a passkey assertion for the box in place of the code. Closing the browser's sheet cancels the operation. */
  async function readPasskey(uuid: string) {
    const { options } = await askPasskey(uuid);
    const given = await passkeys.get(options);
    if (given.kind !== 'done') throw createCancellation();
    return given.value;
  }

  async function signWith({ operation, last }: PendingOperation<Signed>, code: string | null): Promise<Signature<Signed>> {
    const uuid = operation.two_fa_box_uuid;
    if (last?.code === code) return { kind: 'signed', signed: last.signed };
    const box = await attempt(async () => openBox(code === null ? { uuid, assertion: await readPasskey(uuid) } : { uuid, pin: code }), {
      special: (refusal) => {
        const order = toUsedOrder(refusal);
        if (order !== null) return { kind: 'sent', id: order.value.id };
        onCodeRefused(refusal);
        return code === null ? null : toCodeRefusal(refusal);
      },
    });
    if (box.kind === 'sent') return box;
    if (box.kind !== 'done') return { kind: 'stays', outcome: box };
    try {
      const signed = await sign(operation, box.value.key);
      return signed === null ? { kind: 'cancelled' } : { kind: 'signed', signed };
    } catch {
      monitoring.report('error', 'A prepared operation could not be signed on the device');
      return { kind: 'unsigned' };
    }
  }

  async function send(code: string | null): Promise<SignedOutcome> {
    const now = pending.current;
    if (now === null) return { kind: 'stays', outcome: UNEXPECTED };
    const signature = await signWith(now, code);
    if (signature.kind !== 'signed') return signature;
    const { signed } = signature;
    pending.current = { ...now, last: { code, signed } };
    const sent = await attempt((): Promise<SentOrder> => now.commit(signed), {
      special: (refusal) => toUsedOrder(refusal) ?? { kind: 'refused', refusal },
    });
    if (sent.kind === 'failed') return { kind: 'stays', outcome: sent };
    if (sent.kind === 'refused') return sent;
    pending.current = null;
    const { id, pause }: SentOrder = sent.value;
    return { kind: 'sent', id, ...(pause === undefined ? {} : { heldUntil: pause.until }) };
  }

  return {
    /** Sets the operation prepared by the provider. The previous one is discarded. */
    hold: (operation: PreparedOperation, commit: Commit<Signed>): void => {
      pending.current = { operation, commit };
    },
    /** @param code from the SMS, or null when a passkey replaces it (SCA-023) */
    send,
    canUsePasskey: ({ passkey }: { readonly passkey?: true | undefined }): boolean => passkey === true && passkeys.available(),
  };
}

export const useSignedSend = () => useSignedOperation(useServices().signing.sign);

/**
 * Seals the signed sale with the key from the box (api.md 3.17).
 * @param onCodeRefused called for every refused code
 */
export const useSealedSale = (onCodeRefused: (refusal: Refusal) => void) => useSignedOperation(useServices().signing.seal, onCodeRefused);
