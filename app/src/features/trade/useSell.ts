import { feeSpeeds } from '@wallet/contract/fees';
import { maskPhone } from '@wallet/core/format/masks';
import { codeResendSeconds } from '@wallet/core/limits/waits';
import { money } from '@wallet/core/money/money';
import { parseMoney } from '@wallet/core/money/parseMoney';
import type {
  SellCodeOutcome,
  SellContent,
  SellField,
  SellStep,
  SellValues,
  TradeOutcome,
} from '@wallet/ui/screens/trade/TradeScreen.types';
import { useCallback, useReducer, useRef } from 'react';
import { Refusal, SessionEnd } from '../../api/errors.ts';
import { nextIntent, type Intent } from '../../api/idempotencyKey.ts';
import { useSmsDelivery } from '../../data/one-time-code/useSmsDelivery.ts';
import { useConfirmSale } from '../../data/trades/useConfirmSale.ts';
import { usePrepareSale, type PreparedSale } from '../../data/trades/usePrepareSale.ts';
import { useOpenBox } from '../../data/two-factor/useOpenBox.ts';
import { toCodeOutcome } from '../../operations/transfer/toCodeOutcome.ts';
import { useServices } from '../../providers/Services.ts';
import type { Pair } from './Pair.ts';
import { firstSale, saleFlow, toSellStep } from './saleFlow.ts';
import { toConfirmOutcome, toTradeOutcome } from './toTradeOutcome.ts';

const fieldNames = { amount: 'amount', fee: 'fee', account: 'account' } as const;
/** The provider's words for a resend that came too early carry the rest of the wait; for a dead code there is no other entry. */
const [WAITING, TOO_MANY_ATTEMPTS, EXPIRED] = [110, 112, 114];

/** What is typed, and its amount as the wire takes it: '5.' is 5. */
type Wish = { readonly values: SellValues; readonly amount: string };
type Held = Wish & {
  readonly operation: PreparedSale;
  /** Kept for the case that the answer to the confirmation is lost: the very same is sent again (D-LEG-21). */
  readonly sealed?: { readonly code: string; readonly payload: string };
};

export type Sell = {
  readonly step: SellStep;
  readonly isSubmitting: boolean;
  readonly cancel: () => void;
  readonly onSubmit: (values: SellValues, content: SellContent) => Promise<TradeOutcome<SellField>>;
  /** Answers the new order's id beside what the screen is told: the page navigates, not the hook. */
  readonly onCode: (code: string) => Promise<{ readonly outcome: SellCodeOutcome; readonly orderId?: string }>;
  readonly onResendCode: () => Promise<SellCodeOutcome>;
  readonly onTimeUp: () => void;
};

/** The flow of a sale (LEG-032 to LEG-040). */
export function useSell({ coinType, coinId, accountId }: Pair, username: string): Sell {
  const [flow, dispatch] = useReducer(saleFlow, firstSale);
  const { clock, monitoring } = useServices();
  const prepare = usePrepareSale();
  const openBox = useOpenBox();
  const confirm = useConfirmSale();
  const { news, askAgain } = useSmsDelivery(flow.state === 'awaitingConfirmation' ? flow.tenantUuid : null);
  const held = useRef<Held | null>(null);
  const intent = useRef<Intent | null>(null);
  const nextResend = (seconds = codeResendSeconds): number => clock.now() + seconds * 1000;

  async function ask({ amount, values: { all, speed } }: Wish, isResend: boolean): Promise<PreparedSale> {
    const fee = feeSpeeds.find((name) => name === speed) ?? 'average';
    const body = { amount, account: accountId, fee, all: `${all}`, repeated_event: `${isResend}` } as const;
    intent.current = nextIntent(intent.current, `sell ${coinType} ${coinId} ${JSON.stringify(body)}`);
    const operation = await prepare.mutateAsync({ coinType, coinId, body, idempotencyKey: intent.current.key });
    intent.current = null;
    return operation;
  }

  async function onSubmit(values: SellValues, { balance, feeBalance }: SellContent): Promise<TradeOutcome<SellField>> {
    const wish = { values, amount: parseMoney(values.amount, balance)?.amount ?? values.amount };
    try {
      const operation = await ask(wish, false);
      held.current = { ...wish, operation };
      const summary = {
        amount: money(operation.amount, balance.currencyCode, balance.decimals),
        fee: money(operation.fee, feeBalance.currencyCode, feeBalance.decimals),
      };
      const phone = maskPhone(username);
      dispatch({ name: 'prepared', values, summary, phone, resendAt: nextResend(), tenantUuid: operation.tenant_uuid });
      return { kind: 'done' };
    } catch (error) {
      return toTradeOutcome<SellField>(error, fieldNames);
    }
  }

  async function onResendCode(): Promise<SellCodeOutcome> {
    const before = held.current;
    if (before === null) return { kind: 'failed', failure: 'unexpected' };
    try {
      const operation = await ask(before, true);
      held.current = { values: before.values, amount: before.amount, operation };
      dispatch({ name: 'resent', resendAt: nextResend(), tenantUuid: operation.tenant_uuid });
      return { kind: 'done' };
    } catch (error) {
      if (error instanceof Refusal && error.body.code === WAITING) {
        dispatch({ name: 'resent', resendAt: nextResend(error.body.expired) });
        return { kind: 'done' };
      }
      const refused = toTradeOutcome<SellField>(error, fieldNames);
      if (refused.kind !== 'refused') return refused;
      return { kind: 'stopped', message: refused.message ?? Object.values(refused.fields ?? {})[0] ?? '' };
    }
  }

  /** The payload for a code, or what became of the code. */
  async function seal({ operation, sealed }: Held, code: string): Promise<string | SellCodeOutcome> {
    if (sealed?.code === code) return sealed.payload;
    let boxKey: string;
    try {
      boxKey = (await openBox.mutateAsync({ uuid: operation.two_fa_box_uuid, pin: code })).key;
    } catch (error) {
      if (error instanceof Refusal && [TOO_MANY_ATTEMPTS, EXPIRED].includes(error.body.code)) dispatch({ name: 'codeDied' });
      return toCodeOutcome(error);
    }
    try {
      // It is needed once, and long after the form.
      const { webCryptoSigning } = await import('../../adapters/device-signing/webCryptoSigning.ts');
      return await webCryptoSigning.seal(operation, boxKey);
    } catch (error) {
      if (error instanceof SessionEnd) throw error;
      monitoring.report('error', 'A prepared sale could not be signed on the device');
      return { kind: 'stopped', message: '' };
    }
  }

  async function onCode(code: string): Promise<{ readonly outcome: SellCodeOutcome; readonly orderId?: string }> {
    const now = held.current;
    if (now === null) return { outcome: { kind: 'failed', failure: 'unexpected' } };
    const payload = await seal(now, code);
    if (typeof payload !== 'string') return { outcome: payload };
    held.current = { ...now, sealed: { code, payload } };
    try {
      const { id: orderId } = await confirm.mutateAsync({ coinType, coinId, uuid: now.operation.uuid, payload });
      held.current = null;
      dispatch({ name: 'confirmed' });
      return { outcome: { kind: 'done' }, orderId };
    } catch (error) {
      return { outcome: toConfirmOutcome(error) };
    }
  }

  const cancel = useCallback(() => dispatch({ name: 'cancelled' }), []);
  const delivery = news === null || news.kind === 'sessionOver' ? null : news;
  const isSubmitting = prepare.isPending || flow.state !== 'trigger';
  return { step: toSellStep(flow, delivery), isSubmitting, cancel, onSubmit, onCode, onResendCode, onTimeUp: askAgain };
}
