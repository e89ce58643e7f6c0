import { readOperations } from '@wallet/contract/holdings/accounts';
import { withdrawToIban } from '@wallet/contract/operations/bank-transfers';
import { confirmationRequest } from '@wallet/contract/access/confirmations';
import { signIn } from '@wallet/contract/access/session';
import { createCustomer } from '@wallet/sandbox/testing/customers';
import { openProvider, type TestProvider } from '@wallet/sandbox/testing/openProvider';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkConfirmation } from '../../operations/confirmation/createConfirmationPrompt.tsx';
import { toSession } from '../../session/toSession.ts';
import { confirmBySms } from '../../testing/confirmBySms.ts';
import { openTestTab } from '../../testing/openTestApp.ts';
import { isCancelledByCustomer } from '../cancellation.ts';
import { ApiError } from '../errors.ts';
import type { ConfirmationOutcome, ConfirmationQuestion } from '../prompts.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.close());

const IBAN = 'DE89370400440532013000';
type SentRequest = { readonly key: string | null; readonly confirmation: string | null; readonly body: string };

/** Opens the tab of a customer who must confirm everything. `answer` simulates the dialog. */
async function openTab(
  answer: (question: ConfirmationQuestion, bySms: () => Promise<ConfirmationOutcome>) => Promise<ConfirmationOutcome>,
) {
  const customer = await createCustomer(provider, 'strong', { balances: { EUR: '5000.00' } });
  const sent: SentRequest[] = [];
  const outcomes: string[] = [];
  let loses = 0;
  let questions = 0;
  const tab = openTestTab(
    async (input, init) => {
      const request = new Request(input, init);
      const isWithdrawal = request.url.endsWith('/withdraw/iban');
      const { headers } = request;
      if (isWithdrawal)
        sent.push({ key: headers.get('idempotency-key'), confirmation: headers.get('x-confirmation'), body: await request.clone().text() });
      const response = await provider.http.fetch(request);
      if (!isWithdrawal || headers.get('x-confirmation') === null || loses === 0) return response;
      loses -= 1;
      throw new TypeError('The answer was lost');
    },
    {
      prompts: {
        confirmation: {
          ask: (question) => {
            questions += 1;
            return answer(question, () => confirmBySms(provider, customer.username, question));
          },
          tellUnusable: async (message) => void outcomes.push(message),
        },
      },
    },
  );
  const { username, password } = customer;
  tab.session.dispatch({ name: 'signedIn', session: toSession(await tab.call(signIn, { body: { username, password } })) });
  const { accounts } = await tab.call(readOperations, {});
  const accountId = accounts.find(({ currencyCode }) => currencyCode === 'EUR')?.id ?? 0;
  const withdraw = (idempotencyKey = crypto.randomUUID()) =>
    tab.call(withdrawToIban, { params: { accountId }, body: { amount: '500.00', iban: IBAN } }, { idempotencyKey });
  return { ...tab, sent, outcomes, withdraw, questions: () => questions, lose: () => void (loses += 1) };
}

it('repeats the same body and key with the confirmation, unnoticed by the caller (SCA-030)', async () => {
  const tab = await openTab((_question, bySms) => bySms());
  expect((await tab.withdraw()).id).toMatch(/^\d+$/);
  const [first, second] = tab.sent;
  expect([tab.sent.length, first?.confirmation]).toEqual([2, null]);
  expect({ ...second, confirmation: null }).toEqual(first);
  expect(second?.confirmation).toMatch(/^[\da-f-]{36}$/);
});

it('accepts only the operation, request and key that the provider has bound (SCA-034, RULE-046)', async () => {
  const tab = await openTab(async ({ confirmation, request }, bySms) => {
    const bound = confirmationRequest.parse(confirmation);
    expect(await checkConfirmation(confirmation, request)).toEqual(bound);
    const other = { ...request, body: '{"amount":"500.01","iban":"DE89370400440532013000"}' };
    const changed = [
      checkConfirmation(confirmation, other),
      checkConfirmation(confirmation, { ...request, path: '/accounts/1/withdraw/iban' }),
      checkConfirmation(confirmation, { ...request, idempotencyKey: crypto.randomUUID() }),
      checkConfirmation({ ...bound, operation: { ...bound.operation, amount: '500.01' } }, request),
      checkConfirmation({ ...bound, operation: { ...bound.operation, payee: 'DE02120300000000202051' } }, request),
      checkConfirmation({ ...bound, canonical: bound.canonical.replace('"v":1', '"v": 1') }, request),
      checkConfirmation({ ...bound, passkey: { challenge: 'AAAA', rpId: 'localhost' } }, request),
      checkConfirmation(undefined, request),
    ];
    expect(await Promise.all(changed)).toEqual(changed.map(() => null));
    return bySms();
  });
  await tab.withdraw();
});

it('does nothing on cancel and throws an error that forms ignore (SCA-033)', async () => {
  const tab = await openTab(async () => ({ kind: 'cancelled' }));
  const error: unknown = await tab.withdraw().catch((thrown: unknown) => thrown);
  expect([isCancelledByCustomer(error), tab.sent.length]).toEqual([true, 1]);
});

it('sends the first request again after the confirmation has timed out and asks again (SCA-035)', async () => {
  let isFirst = true;
  const tab = await openTab(async (_question, bySms) => {
    if (!isFirst) return bySms();
    isFirst = false;
    return { kind: 'again' };
  });
  await tab.withdraw();
  expect(tab.sent.map(({ confirmation }) => confirmation === null)).toEqual([true, true, false]);
});

it('repeats a lost request with the same confirmation, without a question, and moves the money once (SCA-036)', async () => {
  const tab = await openTab((_question, bySms) => bySms());
  const key = crypto.randomUUID();
  tab.lose();
  await expect(tab.withdraw(key)).rejects.toBeInstanceOf(ApiError);
  const { id } = await tab.withdraw(key);
  expect(id).toMatch(/^\d+$/);
  expect([tab.questions(), new Set(tab.sent.slice(1).map(({ confirmation }) => confirmation)).size]).toEqual([1, 1]);
  const { accounts } = await tab.call(readOperations, {});
  expect(accounts.find(({ currencyCode }) => currencyCode === 'EUR')).toMatchObject({ balanceOut: '500.00' });
});

it('reports an unusable confirmation once and does not retry (SCA-035)', async () => {
  const tab = await openTab(async (_question, bySms) => {
    await bySms();
    return { kind: 'confirmed', id: crypto.randomUUID() };
  });
  const error: unknown = await tab.withdraw().catch((thrown: unknown) => thrown);
  expect([isCancelledByCustomer(error), tab.outcomes, tab.sent.length]).toEqual([true, ['This confirmation cannot be used'], 2]);
});

it('names the codes of a confirmation in a single module (SCA-030)', () => {
  const source = new URL('../..', import.meta.url);
  const naming = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => /403_?02[01]|confirmationNeeded|confirmationUnusable/.test(readFileSync(new URL(name, source), 'utf8')));
  expect(naming).toEqual(['api/links/stepUp.ts']);
});
