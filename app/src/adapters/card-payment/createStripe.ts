import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import { lazy } from 'react';
import { PartnerScriptError } from '../partnerScripts.ts';
import type { ThirdReason } from '../thirdParties.ts';
import { createCardPayment, type StripeClient } from './createCardPayment.ts';
import type { CardPayment, TypedCard } from './CardPayment.ts';

/** Maximum time that a press in the top-up waits for the script (THIRD-024). */
const LOADING_TIMEOUT_MS = 10_000;

type NewCard = { readonly element: StripeCardNumberElement; readonly holder: string };

export type StripeParts = {
  readonly publishableKey: string;
  readonly load: () => Promise<void>;
  readonly report: (reason: ThirdReason) => void;
  readonly isOnline: () => boolean;
  /** Language of the provider's fields and messages (THIRD-012). */
  readonly locale: 'en-GB' | 'de';
  /** True to offer Apple Pay and Google Pay on devices that have them (THIRD-031). */
  readonly hasExpress: boolean;
};

/** Opens the client over the script added by the app. Stripe's loader finds that script and adds none. */
async function openStripe({ publishableKey, load }: StripeParts): Promise<Stripe> {
  await load();
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw new Error('The card provider’s script did not load, so no card can be confirmed. Try again.');
  return stripe;
}

const withTimeout = async <T>(loading: Promise<T>, parts: StripeParts): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      parts.report('slow');
      reject(new Error('The card provider’s script is slow'));
    }, LOADING_TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
};

const getReturnUrl = (): string => `${location.origin}${location.pathname}`;

/** The real card provider, opened with the publishable key of the configuration (THIRD-020 to THIRD-031). */
export function createStripe(parts: StripeParts): CardPayment {
  let element: StripeCardNumberElement | null = null;
  let stripe: Promise<Stripe> | null = null;
  const open = (): Promise<Stripe> => {
    const opening = (stripe ??= openStripe(parts));
    opening.catch((error: unknown) => {
      stripe = null;
      if (parts.isOnline()) parts.report(error instanceof PartnerScriptError ? error.reason : 'failed');
    });
    return opening;
  };
  const client: StripeClient<NewCard> = {
    confirmCardPayment: async (clientSecret, paymentMethod) =>
      (await open()).confirmCardPayment(clientSecret, {
        ...(paymentMethod === null ? {} : { payment_method: paymentMethod }),
        return_url: getReturnUrl(),
      }),
    confirmCardSetup: async (clientSecret, { element: card, holder }) =>
      (await open()).confirmCardSetup(clientSecret, {
        payment_method: { card, billing_details: { name: holder } },
        return_url: getReturnUrl(),
      }),
    retrievePaymentIntent: async (clientSecret) => (await open()).retrievePaymentIntent(clientSecret),
  };
  return createCardPayment({
    load: async () => {
      await withTimeout(open(), parts);
      return client;
    },
    cardOf: (typed: TypedCard | null) => (element === null ? null : { element, holder: typed?.holder ?? '' }),
    CardFields: lazy(async () => {
      const { createStripeFields } = await import('./createStripeFields.tsx');
      return {
        default: createStripeFields({ ...parts, open }, (mounted) => {
          element = mounted;
        }),
      };
    }),
    ExpressCheckout: parts.hasExpress
      ? lazy(async () => ({
          default: (await import('./createStripeExpress.tsx')).createStripeExpress({ ...parts, open, returnUrl: getReturnUrl }),
        }))
      : null,
  });
}
