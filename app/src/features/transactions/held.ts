import type { Order } from '@wallet/contract/holdings/orders';
import type { RecipientKind } from '@wallet/contract/payee/recipients';
import { normalizeIban } from '@wallet/core/validation/iban';
import type { HeldTransferProps, TrustRecipientProps } from '@wallet/ui/screens/transactions';
import { heldTransferTexts } from '@wallet/ui/screens/transactions';
import { useTexts } from '@wallet/ui/texts';
import { attempt } from '../../api/outcome.ts';
import { getSentAddress } from '../../data/orders/history.ts';
import { useCancelOrder, usePausedOrders } from '../../data/orders/paused.ts';
import { useTrustedRecipients, useTrustRecipient } from '../../data/recipients/trusted.ts';
import { useOperations } from '../../data/accounts.ts';
import { useIntents } from '../../api/useIntents.ts';
import { showToast } from '../../operations/walletUi.ts';

const TOO_LATE = 409;

/** The hold of an order and its cancellation. Undefined when it is not on hold (BRAKE-011 to BRAKE-013). */
export function useHold(id: string, refetch: () => unknown): HeldTransferProps | undefined {
  const until = usePausedOrders().get(id);
  const cancel = useCancelOrder();
  const texts = useTexts(heldTransferTexts);
  const intents = useIntents();
  if (until === undefined) return undefined;
  return {
    until,
    onCancel: async () => {
      const outcome = await attempt(() => cancel(id, intents.keyOf(`cancel ${id}`)), {
        special: ({ status }) => (status === TOO_LATE ? { kind: 'late' } : null),
      });
      if (outcome.kind === 'done') showToast({ text: texts.cancelled });
      return outcome;
    },
    onLate: () => void refetch(),
  };
}

type Recipient = { readonly kind: RecipientKind; readonly value: string };

export function getRecipient(order: Order): Recipient | null {
  if (order.status !== 'completed') return null;
  if (order.type === 'withdraw_sepa') {
    const iban = order.summary.flatMap(({ rows }) => rows).find(({ name }) => name === 'IBAN')?.value;
    return iban === undefined ? null : { kind: 'iban', value: normalizeIban(iban) };
  }
  const address = getSentAddress(order);
  return address === null ? null : { kind: 'address', value: address };
}

const isSameRecipient = (left: Recipient, right: Recipient): boolean =>
  left.kind === right.kind &&
  (left.value === right.value || (left.value.startsWith('0x') && left.value.toLowerCase() === right.value.toLowerCase()));

/** Lets the customer trust the recipient of a completed order. Undefined without a recipient, or when already trusted (BRAKE-015). */
export function useTrust(order: Order | undefined): TrustRecipientProps | undefined {
  const isOn = useOperations().data?.settings.scam_brake === true;
  const recipient = order === undefined ? null : getRecipient(order);
  const trusted = useTrustedRecipients(isOn && recipient !== null).data;
  const trust = useTrustRecipient();
  const texts = useTexts(heldTransferTexts);
  if (!isOn || recipient === null || trusted === undefined || trusted.some((entry) => isSameRecipient(entry, recipient))) return undefined;
  return {
    onTrust: async (password) => {
      const outcome = await attempt(() => trust({ ...recipient, password }), {
        fields: { password: 'password' },
        // As at the login, the provider's message states how long to wait (RULE-012) and is shown at the field.
        special: ({ body }) => (body.expired === undefined ? null : { kind: 'refused', fields: { password: body.message } }),
      });
      if (outcome.kind === 'done') showToast({ text: texts.trusted });
      return outcome;
    },
  };
}
