import type { DeliveryFailure } from '@wallet/ui/patterns/CodeStep/SentCode';
import type { SellStep, SellSummary, SellValues } from '@wallet/ui/screens/trade/TradeScreen.types';

type Prepared = { readonly summary: SellSummary; readonly phone: string; readonly resendAt: number; readonly tenantUuid: string };

/**
 * A sale is triggered by the form, awaits its confirmation by the code, and is confirmed (LEG-035). `values` are those of the form: going
 * back brings them again (D-LEG-20).
 */
export type SaleFlow =
  | { readonly state: 'trigger'; readonly values: SellValues }
  | (Prepared & { readonly state: 'awaitingConfirmation' | 'confirmed'; readonly values: SellValues; readonly isCodeDead: boolean });

export type SaleEvent =
  | (Prepared & { readonly name: 'prepared'; readonly values: SellValues })
  | { readonly name: 'resent'; readonly resendAt: number; readonly tenantUuid?: string }
  /** Its attempts are used up, or its time. */
  | { readonly name: 'codeDied' }
  | { readonly name: 'confirmed' }
  | { readonly name: 'cancelled' };

/** No fee is chosen when the form opens (LEG-010). */
export const firstSale: SaleFlow = { state: 'trigger', values: { amount: '', all: false, speed: null } };

/** Form, code, end. Only what the provider has prepared can be confirmed (LEG-033). */
export function saleFlow(flow: SaleFlow, event: SaleEvent): SaleFlow {
  switch (event.name) {
    case 'prepared': {
      const { name: _, ...prepared } = event;
      return { ...prepared, state: 'awaitingConfirmation', isCodeDead: false };
    }
    case 'resent': {
      if (flow.state !== 'awaitingConfirmation') return flow;
      return { ...flow, resendAt: event.resendAt, tenantUuid: event.tenantUuid ?? flow.tenantUuid, isCodeDead: false };
    }
    case 'codeDied':
      return flow.state === 'awaitingConfirmation' ? { ...flow, isCodeDead: true } : flow;
    case 'confirmed':
      return flow.state === 'awaitingConfirmation' ? { ...flow, state: 'confirmed' } : flow;
    case 'cancelled':
      // Whoever goes back from a sale before its order's page has come meets a fresh form, not the code once more (D-LEG-20).
      if (flow.state === 'confirmed') return firstSale;
      return { state: 'trigger', values: flow.values };
  }
}

/** The step on the screen; what is confirmed keeps its step until the customer has gone on, or back. */
export function toSellStep(flow: SaleFlow, delivery: DeliveryFailure | null): SellStep {
  if (flow.state === 'trigger') return { name: 'form', values: flow.values };
  const { phone, summary, resendAt, isCodeDead } = flow;
  return { name: 'code', phone, summary, resendAt, delivery, ...(isCodeDead ? { attemptsLeft: 0 } : {}) };
}
