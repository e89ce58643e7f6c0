import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementsOptionsMode, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import { type Money, toMinorUnits } from '@wallet/core/money/money';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { ExpressCheckoutProps } from './CardPayment.ts';
import { toConfirmation } from './createCardPayment.ts';
import type { StripeParts } from './createStripe.ts';
import { usePageStyle } from './usePageStyle.ts';

type Theme = 'black' | 'white';

/** Apple and Google only allow black or white. Picks the one that contrasts with the page. */
const readTheme = (): Theme => (getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'white' : 'black');

/** Of all the methods the element offers, enables only the two wallets that hold cards. `buttonHeight` matches the button below it. */
const toButtonOptions = (theme: Theme): StripeExpressCheckoutElementOptions => ({
  buttonHeight: 48,
  buttonTheme: { applePay: theme, googlePay: theme },
  buttonType: { applePay: 'top-up', googlePay: 'pay' },
  paymentMethods: { applePay: 'auto', googlePay: 'auto', link: 'never', amazonPay: 'never', paypal: 'never', klarna: 'never' },
});

/** A deferred payment. It is created only after the customer has approved it, so the provider does not know of it before. */
const toDeferredPayment = (total: Money, locale: StripeParts['locale']): StripeElementsOptionsMode => ({
  mode: 'payment',
  // Stripe counts in the currency's smallest unit. The cents of a payment stay far below the safe integer limit.
  amount: Number(toMinorUnits(total)),
  currency: total.currencyCode.toLowerCase(),
  allowedPaymentMethodTypes: ['card'],
  locale,
});

type Parts = Pick<StripeParts, 'locale'> & { readonly open: () => Promise<Stripe>; readonly returnUrl: () => string };

function WalletButtons({ returnUrl, onOffered, onAgreed }: Omit<ExpressCheckoutProps, 'total'> & Pick<Parts, 'returnUrl'>) {
  const stripe = useStripe();
  const elements = useElements();
  const theme = usePageStyle(readTheme);
  const options = useMemo(() => toButtonOptions(theme), [theme]);
  return (
    // The element cannot change its theme once mounted, so another theme mounts a new one.
    <ExpressCheckoutElement
      key={theme}
      options={options}
      onReady={({ availablePaymentMethods: ways }) => onOffered(ways?.applePay === true || ways?.googlePay === true)}
      onLoadError={() => onOffered(false)}
      onConfirm={({ paymentFailed }) => {
        if (stripe === null || elements === null) return;
        onAgreed({
          submit: async () => {
            const { error } = await elements.submit();
            return error === undefined ? { kind: 'done' } : toConfirmation(error, undefined);
          },
          confirm: async (clientSecret) => {
            const confirmParams = { return_url: returnUrl() };
            const { error, paymentIntent } = await stripe.confirmPayment({
              elements,
              clientSecret,
              confirmParams,
              redirect: 'if_required',
            });
            return toConfirmation(error, paymentIntent?.status);
          },
          refuse: () => paymentFailed({ reason: 'fail' }),
        });
      }}
    />
  );
}

/**
 * The card provider's own Apple Pay or Google Pay button (THIRD-031). Renders nothing until the device is known to have a wallet. A failed
 * script load is reported by the loader, and the customer can still pay by card.
 */
export function createStripeExpress({ open, locale, returnUrl }: Parts): ComponentType<ExpressCheckoutProps> {
  return function StripeExpress({ total, onOffered, onAgreed }) {
    const [stripe, setStripe] = useState<Stripe | null>(null);
    useEffect(() => {
      let isHere = true;
      const show = (opened: Stripe): void => {
        if (isHere) setStripe(opened);
      };
      open().then(show, () => undefined);
      return () => {
        isHere = false;
      };
    }, []);
    useEffect(() => () => onOffered(false), [onOffered]);
    const options = useMemo(() => toDeferredPayment(total, locale), [total]);
    if (stripe === null) return null;
    return (
      <Elements stripe={stripe} options={options}>
        <WalletButtons {...{ returnUrl, onOffered, onAgreed }} />
      </Elements>
    );
  };
}
