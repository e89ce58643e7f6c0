// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { createPartnerScripts, PartnerScriptError } from './partnerScripts.ts';
import { createReportThird } from './thirdParties.ts';

type Rules = Readonly<Record<string, (text: string) => string | null>>;
const policies = new Map<string, Rules>();
afterEach(() => {
  policies.clear();
  document.head.replaceChildren();
  globalThis.trustedTypes = undefined;
});

function openScripts(cardPayment: object = {}) {
  globalThis.trustedTypes = {
    createPolicy: (name, rules) => {
      policies.set(name, rules);
      return {
        createScriptURL: (address) => {
          const made = rules['createScriptURL']?.(address) ?? null;
          if (made === null) throw new TypeError(`${name} refuses the address`);
          return made;
        },
      };
    },
  };
  const reports: object[] = [];
  const report = createReportThird((_, tags) => void reports.push(tags));
  const ports = {
    monitoring: 'http' as const,
    botCheck: { kind: 'recaptcha' as const, siteKey: 'k' },
    cardPayment: { publishableKey: 'pk_1', ...cardPayment },
  };
  const load = createPartnerScripts({ config: { providerOrigin: '', ports }, path: '/cards/new', language: 'de', report });
  return { load, reports, scripts: () => [...document.head.querySelectorAll('script')] };
}

it(`adds a partner's script once for concurrent calls, and again after a failure (THIRD-006)`, async () => {
  const { load, scripts } = openScripts();
  const [first, second] = [load('cardPayment'), load('cardPayment')];
  expect(scripts().map(({ src }) => src)).toEqual(['https://js.stripe.com/endive/stripe.js']);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toEqual(new PartnerScriptError('blocked'));
  await expect(second).rejects.toBeInstanceOf(PartnerScriptError);
  expect(scripts()).toEqual([]);
  const third = load('cardPayment');
  scripts()[0]?.dispatchEvent(new Event('load'));
  await third;
  expect(scripts().map(({ src }) => src)).toEqual(['https://js.stripe.com/endive/stripe.js?again=1']);
});

it(`allows only its partner's script addresses, no markup or inline script, and reports each once without the text (THIRD-003)`, () => {
  const { load, reports } = openScripts();
  void load('cardPayment').catch(() => undefined);
  const rules = policies.get('default');
  expect(rules?.['createScriptURL']?.('https://m.js.stripe.com/more.js')).toBe('https://m.js.stripe.com/more.js');
  expect(rules?.['createScriptURL']?.('https://www.google.com/recaptcha/api.js')).toBeNull();
  expect(rules?.['createHTML']?.('only words')).toBe('only words');
  for (const text of ['<b>secret</b>', '<i>secret</i>']) expect(rules?.['createHTML']?.(text)).toBeNull();
  expect(rules?.['createScript']?.('secret()')).toBeNull();
  expect(reports).toEqual(['address', 'markup', 'script'].map((of) => ({ third: 'trustedTypes', reason: 'refused', of })));
  expect(policies.get('wallet-scripts')?.['createScriptURL']?.('https://js.stripe.com/other.js')).toBeNull();
});

it('allows markup when the configuration permits it (THIRD-003)', () => {
  const { load } = openScripts({ markup: true });
  void load('cardPayment').catch(() => undefined);
  expect(policies.get('default')?.['createHTML']?.('<b>bold</b>')).toBe('<b>bold</b>');
});
