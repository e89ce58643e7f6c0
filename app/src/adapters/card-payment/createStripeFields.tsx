import { CardCvcElement, CardExpiryElement, CardNumberElement, Elements } from '@stripe/react-stripe-js';
import type { CssFontSource, CustomFontSource, Stripe, StripeCardNumberElement, StripeElementStyle } from '@stripe/stripe-js';
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CardFieldsProps, CardFieldsView, ProviderField } from './CardPayment.ts';
import type { StripeParts } from './createStripe.ts';
import { usePageStyle } from './usePageStyle.ts';

/** The form is reported slow after the first delay. After the second, its fields are considered failed (THIRD-024). */
const SLOW_MS = 10_000;
const FIELDS_TIMEOUT_MS = 30_000;

type FieldName = 'number' | 'expirationDate' | 'cvc';
type Focusable = { readonly focus: () => void };

/** The app's design tokens as plain values, because the fields are on another origin (THIRD-023). */
function readStyle(): StripeElementStyle {
  const style = getComputedStyle(document.documentElement);
  const value = (name: string): string => style.getPropertyValue(name).trim();
  return {
    base: {
      color: value('--semantic-color-text-primary'),
      fontFamily: value('--semantic-font-text'),
      fontSize: '16px',
      lineHeight: '24px',
      iconColor: value('--semantic-color-text-secondary'),
      '::placeholder': { color: value('--semantic-color-text-muted') },
    },
    invalid: { color: value('--semantic-color-text-negative'), iconColor: value('--semantic-color-text-negative') },
  };
}

/** The app's own font, served from this origin. Every page preloads the file. */
function readOwnFonts(): (CssFontSource | CustomFontSource)[] {
  const file = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
  if (file === undefined) return [];
  return [{ family: 'Hanken Grotesk Variable', src: `url(${file})`, weight: '400', style: 'normal' }];
}

/** Tracks the loading state. Loads again on `retry`, and automatically when the network is available again (THIRD-010). */
function useFieldsLoading({ open, report, isOnline }: FieldsParts) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CardFieldsView['state']>('loading');
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const ready = useRef(new Set<FieldName>());
  const stopWaiting = useRef<() => void>(() => undefined);
  const retry = useCallback(() => {
    setStripe(null);
    setState('loading');
    setAttempt((before) => before + 1);
  }, []);
  useEffect(() => {
    let isCurrent = true;
    if (attempt > 0) ready.current.clear();
    const fail = (): void => {
      if (isCurrent) setState(isOnline() ? 'failed' : 'offline');
    };
    // The script has its own loading timeout, so this one covers only its fields.
    let late: ReturnType<typeof setTimeout> | undefined;
    const begin = (opened: Stripe): void => {
      if (!isCurrent) return;
      setStripe(opened);
      late = setTimeout(fail, FIELDS_TIMEOUT_MS);
    };
    open().then(begin, fail);
    const slow = setTimeout(() => {
      report('slow');
      setState((before) => (before === 'loading' ? 'slow' : before));
    }, SLOW_MS);
    const stop = (): void => {
      clearTimeout(slow);
      clearTimeout(late);
    };
    stopWaiting.current = stop;
    return () => {
      isCurrent = false;
      stop();
    };
  }, [attempt, open, report, isOnline]);
  useEffect(() => {
    if (state !== 'offline') return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [state, retry]);
  const noteReady = useCallback((name: FieldName) => {
    ready.current.add(name);
    if (ready.current.size < 3) return;
    stopWaiting.current();
    setState('ready');
  }, []);
  return { attempt, state, stripe, retry, noteReady };
}

type FieldsParts = Pick<StripeParts, 'report' | 'isOnline' | 'locale'> & { readonly open: () => Promise<Stripe> };

/**
 * The card provider's own fields for a new card. Whatever is typed there is sent only to the card provider (D-CARDS-04).
 * @param hold receives the card number element while it is mounted, then null
 */
export function createStripeFields(
  parts: FieldsParts,
  hold: (element: StripeCardNumberElement | null) => void,
): ComponentType<CardFieldsProps> {
  return function StripeFields({ children }) {
    const { attempt, state, stripe, retry, noteReady } = useFieldsLoading(parts);
    const style = usePageStyle(readStyle);
    const [issues, setIssues] = useState<Partial<Record<FieldName, string>>>({});
    const mounted = useRef<Partial<Record<FieldName, Focusable>>>({});
    const options = useMemo(() => ({ locale: parts.locale, fonts: readOwnFonts() }), []);
    useEffect(() => () => hold(null), []);

    const fieldProps = (name: FieldName) => ({
      onChange: ({ error }: { readonly error: { readonly message: string } | undefined }) =>
        setIssues((before) => ({ ...before, [name]: error?.message })),
      options: { style },
    });
    const note = (name: FieldName, element: Focusable): void => {
      mounted.current[name] = element;
      noteReady(name);
    };
    const field = (name: FieldName, element: ProviderField['element']): ProviderField => ({
      element: stripe === null ? null : element,
      issue: issues[name],
      focus: () => mounted.current[name]?.focus(),
    });
    const view: CardFieldsView = {
      state,
      onRetry: retry,
      number: field(
        'number',
        <CardNumberElement
          {...fieldProps('number')}
          onReady={(element) => {
            hold(element);
            note('number', element);
          }}
        />,
      ),
      expirationDate: field(
        'expirationDate',
        <CardExpiryElement {...fieldProps('expirationDate')} onReady={(element) => note('expirationDate', element)} />,
      ),
      cvc: field('cvc', <CardCvcElement {...fieldProps('cvc')} onReady={(element) => note('cvc', element)} />),
    };
    return (
      <Elements key={attempt} stripe={stripe} options={options}>
        {children(view)}
      </Elements>
    );
  };
}
