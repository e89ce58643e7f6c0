import type { SendRequest, ProviderResponse } from '@wallet/contract/conformance/sendRequest';
import { readAssets } from '@wallet/contract/holdings/balances';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Holder } from './bankTransfers.ts';

type ProviderRequest = {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly body: unknown;
  readonly key: string | undefined;
};
/** Breaks one rule of a provider by changing requests, responses, or both. */
type Stub = {
  readonly changeRequest?: (request: ProviderRequest, own: Pick<Holder, 'token' | 'euro'>) => Partial<ProviderRequest>;
  readonly changeText?: (text: string, request: ProviderRequest) => string;
};

export function breakProvider(
  send: SendRequest,
  { changeRequest = () => ({}), changeText = (text) => text }: Stub,
  own: Holder,
): SendRequest {
  return async (method, path, token, body, more = {}): Promise<ProviderResponse> => {
    const request: ProviderRequest = { method, path, token, body, key: more['idempotency-key'] };
    const changed = { ...request, ...changeRequest(request, own) };
    const { key } = changed;
    const answer = await send(method, changed.path, changed.token, changed.body, {
      ...more,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    });
    return { status: answer.status, headers: answer.headers, text: changeText(answer.text, request) };
  };
}

const anyText = z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String)));
const amounts = z.object({ value: anyText, amount: anyText });
const readAmount = (body: unknown): string => {
  const { value, amount } = z.parse(amounts, body ?? {});
  return value ?? amount ?? '';
};
const isExchange = ({ path }: ProviderRequest): boolean => path.endsWith('/exchange/sell');
const withValue = (request: ProviderRequest, value: string): Partial<ProviderRequest> => ({
  body: { ...z.parse(z.looseObject({}), request.body), value },
});
/** Stubs an exchange whose amount is checked wrongly. */
const changeAmount = (change: (amount: string) => string | undefined): Stub => ({
  changeRequest: (request) => {
    const value = isExchange(request) ? change(readAmount(request.body)) : undefined;
    return value === undefined ? {} : withValue(request, value);
  },
});

/** Gives a repeated key a fresh one if the stub should not recognise the repetition. */
function forgetKeys(isForgotten: (request: ProviderRequest, first: ProviderRequest & { isDone: boolean }) => boolean): Stub {
  const firsts = new Map<string, ProviderRequest & { isDone: boolean }>();
  return {
    changeRequest: (request) => {
      const { key } = request;
      if (key === undefined || !isExchange(request) || request.token === undefined) return {};
      const first = firsts.get(key);
      if (first === undefined) firsts.set(key, { ...request, isDone: false });
      return first !== undefined && isForgotten(request, first) ? { key: randomUUID() } : {};
    },
    changeText: (text, { key = '' }) => {
      const first = firsts.get(key);
      if (first !== undefined) first.isDone = true;
      return text;
    },
  };
}
const isSameAmount = (one: ProviderRequest, another: ProviderRequest): boolean => readAmount(one.body) === readAmount(another.body);
const replaced = (path: RegExp, from: string | RegExp, to: string): Stub => ({
  changeText: (text, request) => (path.test(request.path) ? text.replace(from, to) : text),
});

const withdrawal = z.looseObject({
  iban: z.optional(z.string()),
  payee_check: z.optional(z.string()),
  brake_id: z.optional(z.string()),
  purpose: z.optional(z.string()),
});
type Withdrawal = z.output<typeof withdrawal>;
const checkAnswer = z.object({ token: z.string(), outcome: z.string() });

/** Stubs withdrawals whose payee is checked wrongly. `change` also gets the checks made so far. */
function changeWithdrawals(
  change: (body: Withdrawal, checks: ReadonlyMap<string, { readonly iban: string; readonly outcome: string }>) => Withdrawal | undefined,
): Stub {
  const checks = new Map<string, { readonly iban: string; readonly outcome: string }>();
  return {
    changeRequest: ({ path, body, token }) => {
      const changed = path.endsWith('/withdraw/iban') && token !== undefined ? change(z.parse(withdrawal, body), checks) : undefined;
      return changed === undefined ? {} : { body: changed };
    },
    changeText: (text, { path, body }) => {
      const check = path.endsWith('/payee_checks') ? z.safeParse(checkAnswer, JSON.parse(text)).data : undefined;
      if (check !== undefined) checks.set(check.token, { iban: z.parse(withdrawal, body).iban ?? '', outcome: check.outcome });
      return text;
    },
  };
}

/** Lets a used check be used again: a later withdrawal with it is sent without the check. */
function forgetUse(): Stub {
  const used = new Map<string, string>();
  return {
    changeRequest: ({ path, body, key }) => {
      if (!path.endsWith('/withdraw/iban')) return {};
      const { payee_check: token = '', payee_accepted: _, ...rest } = z.parse(withdrawal, body);
      const first = used.get(token);
      return first === undefined || first === key ? {} : { body: { ...rest } };
    },
    changeText: (text, { path, body, key = '' }) => {
      const { payee_check: token } = path.endsWith('/withdraw/iban') ? z.parse(withdrawal, body) : {};
      if (token !== undefined && text.startsWith('{"id"') && !used.has(token)) used.set(token, key);
      return text;
    },
  };
}

/** Removes a cent from the first balances read after a cancellation. */
function keepCent(): Stub {
  let isNext = false;
  return {
    changeText: (text, { path }) => {
      if (path.endsWith('/cancel') && text.includes('"rejected"')) isNext = true;
      if (!isNext || !path.endsWith(readAssets.path)) return text;
      isNext = false;
      return text.replace(/("currency":"EUR".*?"balance_available":"\d+)\.\d\d"/, '$1.98"');
    },
  };
}

/** Providers that break one rule each: the fault, the call that is tried, and the row and line that must fail. */
export const brokenProviders: readonly (readonly [what: string, call: string, stub: Stub, row: string, line: string])[] = [
  [
    'requires no session',
    'API-037',
    { changeRequest: (request, { token }) => (isExchange(request) ? { token: request.token ?? token } : {}) },
    '1.2',
    'API-037 is refused without a session',
  ],
  [
    'requires no key',
    'API-037',
    { changeRequest: (request) => (isExchange(request) ? { key: request.key ?? randomUUID() } : {}) },
    '1.5',
    'API-037 is refused without a key',
  ],
  [
    'places two orders for two simultaneous requests',
    'API-037',
    forgetKeys((request, first) => !first.isDone && isSameAmount(request, first)),
    '1.5',
    'API-037 two at once with one key are one',
  ],
  [
    'moves again for the same key',
    'API-037',
    forgetKeys((request, first) => first.isDone && isSameAmount(request, first)),
    '1.5',
    'API-037 the same key again is answered the same and moves nothing',
  ],
  [
    'accepts a key with another body',
    'API-037',
    forgetKeys((request, first) => !isSameAmount(request, first)),
    '1.5',
    'API-037 the key with another body is refused with 409001',
  ],
  [
    'serves any account',
    'API-035',
    {
      changeRequest: ({ method, path }, { euro }) => (method === 'POST' ? { path: path.replace(/accounts\/\d+/, `accounts/${euro}`) } : {}),
    },
    'RULE-037',
    "API-035 knows nothing of another's",
  ],
  [
    'ignores a sign',
    'API-037',
    changeAmount((amount) => (amount.startsWith('-') ? amount.slice(1) : undefined)),
    'RULE-004',
    'API-037 refuses a sign',
  ],
  [
    'has no minimum',
    'API-037',
    changeAmount((amount) => (amount === '9.99' ? '10.00' : undefined)),
    'RULE-027',
    'API-037 refuses 9.99, too little',
  ],
  [
    'exceeds the available balance',
    'API-037',
    changeAmount((amount) => (/^\d{5}\./.test(amount) ? '10.00' : undefined)),
    'RULE-001',
    'API-037 refuses more than is available',
  ],
  ['charges a cent too much', 'API-036', replaced(/prices$/, '"fee":"1.00"', '"fee":"1.01"'), 'RULE-009', 'API-036 fee of 10.01 is 1.00'],
  [
    'rounds an exchange up',
    'API-037',
    replaced(/prices$/, '"arrives":"10.78"', '"arrives":"10.79"'),
    'RULE-017',
    'API-037 10.00 EUR bring 10.78 USD',
  ],
  [
    'reports another amount than it moved',
    'API-036',
    replaced(/orders\/\d+$/, '"-10.01"', '"-10.00"'),
    'RULE-003',
    'API-036 balances differ by what the order says',
  ],
  ['omits the fee of a top-up', 'API-035', replaced(/prices$/, '"fee":"5.00"', '"fee":"0.00"'), 'RULE-008', 'API-035 fee of 10.01 is 5.00'],
  ['charges a wrong card fee', 'API-033', replaced(/prices$/, '"fee":"0.56"', '"fee":"0.55"'), 'RULE-006', 'API-033 fee of 10.00 is 0.56'],
  [
    'buys at another price',
    'API-039',
    replaced(/prices$/, '"value":"0.00014096"', '"value":"0.00014095"'),
    'RULE-018',
    'API-039 10.00 EUR buy 0.00014096 BTC',
  ],
  [
    'charges the fee on top of the full balance',
    'API-047',
    replaced(/send$/, '"amount":"3.29930000"', '"amount":"3.30000000"'),
    'RULE-010',
    'API-047 all of ETH is sent less its fee',
  ],
  [
    'accepts the check of one account for another',
    'API-090',
    changeWithdrawals((body, checks) => {
      const check = checks.get(body.payee_check ?? '');
      return check?.outcome === 'match' ? { ...body, iban: check.iban } : undefined;
    }),
    'RULE-041',
    'API-036 refuses the check of the first IBAN for another',
  ],
  [
    'does not require a mismatch to be accepted',
    'API-090',
    changeWithdrawals((body, checks) =>
      checks.get(body.payee_check ?? '')?.iban === body.iban ? { ...body, payee_accepted: true } : undefined,
    ),
    'RULE-041',
    'API-036 refuses no_match of the other IBAN, not accepted',
  ],
  [
    'does not require a check',
    'API-090',
    changeWithdrawals((body, checks) => {
      const [token] = [...checks].find(([, { iban }]) => iban === body.iban) ?? [];
      return body.payee_check === undefined ? { ...body, payee_check: token, payee_accepted: true } : undefined;
    }),
    'RULE-041',
    'API-036 refuses the other IBAN without a check',
  ],
  [
    'reveals the holder on a mismatch',
    'API-090',
    replaced(/payee_checks$/, /("outcome":"no_match".*?"held_name":)null/, '$1"Marlene Osterkamp"'),
    'VOP-003',
    'API-090 of the other IBAN tells a name of a close match alone, a reason of no check alone',
  ],
  ['accepts a check twice', 'API-036', forgetUse(), 'RULE-039', 'API-036 refuses a check that was used'],
  [
    'asks nothing about a large first transfer',
    'API-095',
    changeWithdrawals((body) => (body.brake_id === undefined ? { ...body, amount: '10.01' } : undefined)),
    'RULE-042',
    'API-036 asks what a large first transfer is for',
  ],
  [
    'accepts every purpose',
    'API-095',
    changeWithdrawals((body) => (body.purpose === 'safety' ? { ...body, purpose: 'family' } : undefined)),
    'BRAKE-009',
    'API-036 refuses the purpose safety',
  ],
  [
    'hides orders on hold',
    'API-095',
    replaced(/orders\/paused$/, /"orders":\[.*\]/, '"orders":[]'),
    'RULE-043',
    'API-036 the transfer is held',
  ],
  ['keeps a cent of a cancelled transfer', 'API-095', keepCent(), 'RULE-043', 'API-095 gives back exactly'],
];
