import { jsonResponse, pageResponse, scriptResponse, reportToProvider, type Double } from './double.ts';
import { buildStripeScript } from './buildStripeScript.ts';

/** The behaviour of each published test card ("Testing"). */
const cards: Readonly<Record<string, { readonly check: boolean; readonly error: string | null }>> = {
  '4242424242424242': { check: false, error: null },
  '4000002760003184': { check: true, error: null },
  '4000008400001629': { check: true, error: 'Your card was declined.' },
  '4000008260003178': { check: true, error: 'Your card has insufficient funds.' },
  '4000008400001280': { check: true, error: 'An error occurred while processing your card. Try again in a little bit.' },
};
const FAILED_CHECK = 'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

type Confirm = {
  readonly kind: 'payment' | 'setup';
  readonly secret: string;
  readonly number?: string;
  readonly name?: string;
  readonly answer?: 'complete' | 'fail' | 'close';
};

/** A page with a single field. Its input stays inside and is sent to the service only. */
const buildFieldPage = (type: string, label: string): string => `<html><head><title>Secure ${label} input frame</title>
<style>html,body{margin:0;background:transparent}input{width:100%;border:0;outline:0;background:none;font:inherit;box-sizing:border-box}</style></head>
<body><input aria-label="Credit or debit ${label}" placeholder="${type === 'cardNumber' ? '1234 1234 1234 1234' : type === 'cardExpiry' ? 'MM / YY' : 'CVC'}">
<script>
const input = document.querySelector('input');
const say = (word, more) => parent.postMessage({ stripe: ${JSON.stringify(type)}, word, ...more }, '*');
input.addEventListener('input', () => say('change', { value: input.value }));
input.addEventListener('focus', () => say('focus'));
input.addEventListener('blur', () => say('blur'));
addEventListener('message', ({ data }) => {
  if (data.word === 'focus') input.focus();
  if (data.word === 'style') { Object.assign(document.body.style, data.style); document.body.dataset.style = JSON.stringify(data.style); document.documentElement.lang = data.locale; }
});
say('ready');
</script></body></html>`;

const challengePage = `<html><head><title>3D Secure 2 Test Page</title></head><body><h1>3D Secure 2 Test Page</h1>
<button id="complete">Complete</button><button id="fail">Fail</button><button id="close">Close</button>
<script>for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => parent.postMessage({ stripe: 'challenge', answer: button.id }, '*'));</script></body></html>`;

/** The express button, if the device has the wallet. This is decided without a network request. */
const buildExpressPage = (
  hasWallet: boolean,
): string => `<html><head><title>Secure express checkout frame</title><style>body{margin:0}button{width:100%;height:48px}</style></head>
<body>${hasWallet ? '<button aria-label="Buy with Google Pay">G Pay</button>' : ''}
<script>
const say = (word, more) => parent.postMessage({ stripe: 'expressCheckout', word, ...more }, '*');
document.querySelector('button')?.addEventListener('click', () => say('press'));
say('ready', { has: ${hasWallet} });
</script></body></html>`;

const buildSheetPage = (amount: string, currency: string): string => `<html><head><title>Google Pay sheet</title></head>
<body><h1>Total ${currency.toUpperCase()} ${(Number(amount) / 100).toFixed(2)}</h1><button id="pay">Pay</button><button id="close">Close</button>
<script>for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => parent.postMessage({ stripe: 'expressCheckout', word: 'answer', answer: button.id }, '*'));</script></body></html>`;

const toIntentId = (secret: string): string => secret.split('_secret_')[0] ?? '';
const failureResponse = (message: string, code: string) => jsonResponse({ error: { type: 'card_error', code, message } }, 402);

/**
 * The card provider (THIRD-081): its script, fields and challenges in their own frames, and the calls behind them. It reports the outcome
 * of an intent to the wallet's provider, as the real one does through its webhook.
 * @param provider origin of the wallet's provider
 */
export function createStripeDouble(provider: string): Double {
  const states = new Map<string, string>();
  const report = (intent: string, outcome: 'approve' | 'decline', card?: object): Promise<unknown> =>
    reportToProvider(`${provider}/sandbox/card-provider/${intent}`, { outcome, ...(card === undefined ? {} : { card }) });
  const refuse = async (intent: string, message: string, code: string) => {
    states.set(intent, 'requires_payment_method');
    await report(intent, 'decline');
    return failureResponse(message, code);
  };

  async function confirm({ kind, secret, number = '4000002760003184', name, answer }: Confirm) {
    const intent = toIntentId(secret);
    if (!secret.startsWith(kind === 'payment' ? 'pi_' : 'seti_') || !secret.includes('_secret_'))
      return jsonResponse(
        { error: { type: 'invalid_request_error', message: 'The client_secret does not match any associated intent.' } },
        400,
      );
    const { check, error } = cards[number.replaceAll(/\D/g, '')] ?? { check: false, error: 'Your card number is invalid.' };
    if (check && answer === undefined) {
      states.set(intent, 'requires_action');
      return jsonResponse({ next: 'challenge' });
    }
    if (check && answer !== 'complete') return refuse(intent, FAILED_CHECK, `${kind}_intent_authentication_failure`);
    if (error !== null) return refuse(intent, error, 'card_declined');
    const card = { number, expirationDate: '12/34', cvc: '123', holder: name ?? '' };
    await report(intent, 'approve', kind === 'setup' ? card : undefined);
    states.set(intent, 'succeeded');
    return jsonResponse({ intent: { id: intent, status: 'succeeded' } });
  }

  return ({ method, url, body }, { outcome }) => {
    const { pathname, origin, searchParams } = url;
    if (pathname === '/endive/stripe.js') return scriptResponse(buildStripeScript(origin));
    if (pathname === '/elements') {
      const type = searchParams.get('type') ?? '';
      const label = { cardNumber: 'card number', cardExpiry: 'expiration date', cardCvc: 'CVC' }[type];
      return label === undefined ? undefined : pageResponse(buildFieldPage(type, label));
    }
    if (pathname === '/challenge') return pageResponse(challengePage);
    if (pathname === '/express') return pageResponse(buildExpressPage(outcome.startsWith('wallet')));
    if (pathname === '/sheet') return pageResponse(buildSheetPage(searchParams.get('amount') ?? '', searchParams.get('currency') ?? ''));
    if (method !== 'POST') return undefined;
    if (pathname === '/v1/confirm')
      return outcome === 'wallet declines' ? failureResponse(FAILED_CHECK, 'card_declined') : confirm(JSON.parse(body));
    if (pathname === '/v1/retrieve')
      return jsonResponse({ intent: { status: states.get(toIntentId(JSON.parse(body).secret)) ?? 'requires_payment_method' } });
    return undefined;
  };
}
