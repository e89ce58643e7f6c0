import { isAppVersionAtLeast, nativeCardFlowVersion } from '@wallet/core/validation/appVersion';
import { type CardCheckAnswer, CardCheckDialog } from '@wallet/ui/patterns/CardCheck';
import type { CardPayment, TypedCard } from '../adapters/card-payment/CardPayment.ts';
import { createCardPayment } from '../adapters/card-payment/createCardPayment.ts';
import { createNativeCardPayment } from '../adapters/card-payment/createNativeCardPayment.ts';
import { createSandboxStripe, reportToSandbox } from '../adapters/card-payment/createSandboxStripe.ts';
import { createStripe } from '../adapters/card-payment/createStripe.ts';
import { readSandboxWrapper } from '../adapters/card-payment/readSandboxWrapper.ts';
import { loadPartnerScript } from '../adapters/partnerScripts.ts';
import { loadedPath } from '../adapters/thirdParties.ts';
import { openWrapper } from '../adapters/wrapper.ts';
import { useServices, type Services } from '../providers/Services.ts';
import { sessionKeys } from '../storage/keys.ts';
import { openOverlay } from './walletUi.ts';

const askInDialog = (): Promise<CardCheckAnswer> =>
  new Promise((resolve) => {
    openOverlay(<CardCheckDialog onAnswer={resolve} />);
  });

/** The card that the stand-in of the wrapper's sheet treats as entered. */
const sheetCard: TypedCard = { number: '4242 4242 4242 4242', expirationDate: '12/34', cvc: '123', holder: 'Alice Hale' };

/** Stand-in of the wrapper's sheet: the same check, with a fixed card. */
function createSheet(payment: CardPayment): CardPayment {
  return createNativeCardPayment({
    confirmPayment: (asked) => payment.confirmPayment(asked),
    setUpCard: ({ clientSecret }) => payment.setUpCard({ clientSecret, card: sheetCard }),
    readPayment: async ({ clientSecret }) => readSandboxWrapper().payment ?? payment.readPayment(clientSecret),
  });
}

function createStandIn({ config, storage }: Services): CardPayment {
  const stripe = createSandboxStripe({
    ask: askInDialog,
    report: (intent, outcome, card) => reportToSandbox(config.providerOrigin, intent, outcome, card),
    approved: {
      has: (intent) => storage.read(sessionKeys.approvedPayments)?.includes(intent) ?? false,
      add: (intent) => storage.write(sessionKeys.approvedPayments, [...(storage.read(sessionKeys.approvedPayments) ?? []), intent]),
    },
  });
  return createCardPayment({ load: async () => stripe, cardOf: (typed: TypedCard | null) => typed, CardFields: null });
}

type StripeSettings = { readonly publishableKey: string; readonly wallets?: boolean | undefined };

/** The real provider's client. Its script is added when a page with cards needs it (THIRD-006). */
function openStripe(
  { config, locale, reportThird: report, connectivity }: Services,
  { publishableKey, wallets = false }: StripeSettings,
): CardPayment {
  const language = locale.slice(0, 2);
  return createStripe({
    publishableKey,
    load: () => loadPartnerScript({ config, path: loadedPath, language, report }, 'cardPayment'),
    report: (reason) => report('cardPayment', reason),
    isOnline: connectivity.isOnline,
    locale: language === 'de' ? 'de' : 'en-GB',
    hasExpress: wallets,
  });
}

const hasCardFlow = (version: string): boolean => isAppVersionAtLeast(version, nativeCardFlowVersion);

/** Uses the wrapper's own card flow from version 2025.08.13 on, else the real provider or its stand-in (CARDS-021, D-CARDS-11). */
function createForServices(services: Services): CardPayment {
  const bridge = globalThis.walletBridge;
  if (bridge !== undefined && hasCardFlow(bridge.version ?? '')) {
    const { ask } = openWrapper(bridge, services.monitoring);
    return createNativeCardPayment({
      confirmPayment: (asked) => ask('confirmPayment', asked),
      setUpCard: (asked) => ask('setUpCard', asked),
      readPayment: (asked) => ask('readPayment', asked),
    });
  }
  const { cardPayment: real } = services.config.ports;
  if (real !== undefined) return openStripe(services, real);
  const standIn = createStandIn(services);
  return bridge === undefined && hasCardFlow(readSandboxWrapper().version ?? '') ? createSheet(standIn) : standIn;
}

let cardPayment: CardPayment | null = null;

/** The card provider for the wrapper and the configuration. There is one for the lifetime of the document. */
export function useCardPayment(): CardPayment {
  const services = useServices();
  return (cardPayment ??= createForServices(services));
}
