import { withdrawToIban } from '@wallet/contract/operations/bank-transfers';
import { expect, it, vi } from 'vitest';
import { ApiError, Refusal } from '../errors.ts';
import type { Answer, CallRequest } from '../Link.ts';
import type { BrakeAnswer, BrakeOutcome, BrakePrompt } from '../prompts.ts';
import { createBrakeLink } from './brake.ts';

const BODY = { amount: '500.00', iban: 'DE89370400440532013000' };
const withdrawal: CallRequest = { endpoint: withdrawToIban, input: { body: BODY }, options: { idempotencyKey: 'key' }, headers: {} };
const ORDER: Answer = { status: 201, data: { id: '7' }, requestId: '1' };
const question = { id: 'q' };
const createQuestionRefusal = () => new Refusal(409, { code: 409_042, message: '', brake: question });
const ANSWER: BrakeAnswer = { brake_id: '11111111-1111-4111-8111-111111111111', purpose: 'family' };

function createCustomer(answer: BrakeAnswer | 'stops') {
  const questions: unknown[] = [];
  const prompt: BrakePrompt = {
    ask: async <T>(asked: unknown, send: (given: BrakeAnswer) => Promise<T>): Promise<BrakeOutcome<T>> => {
      questions.push(asked);
      if (answer === 'stops') return { kind: 'cancelled' };
      try {
        return { kind: 'sent', answer: await send(answer) };
      } catch (error) {
        return { kind: 'threw', error };
      }
    },
  };
  return { questions, prompt };
}

const getSentBodies = (next: { readonly mock: { readonly calls: readonly (readonly [CallRequest])[] } }) =>
  next.mock.calls.map(([{ input }]) => input.body);

it('asks the customer and repeats the request with the answer (BRAKE-003, BRAKE-008)', async () => {
  const { questions, prompt } = createCustomer(ANSWER);
  const next = vi.fn(async ({ input }: CallRequest) => {
    if (input.body === BODY) throw createQuestionRefusal();
    return ORDER;
  });
  await expect(createBrakeLink(prompt)(withdrawal, next)).resolves.toBe(ORDER);
  expect(questions).toEqual([question]);
  expect(getSentBodies(next)).toEqual([BODY, { ...BODY, ...ANSWER }]);
});

it('sends nothing more and reports no failure when the customer cancels (BRAKE-007)', async () => {
  const next = vi.fn(() => Promise.reject(createQuestionRefusal()));
  await expect(createBrakeLink(createCustomer('stops').prompt)(withdrawal, next)).rejects.toMatchObject({ name: 'AbortError' });
  expect(next).toHaveBeenCalledTimes(1);
});

it('does not ask about a final send, which is asked about when it is prepared again (BRAKE-003)', async () => {
  const { questions, prompt } = createCustomer(ANSWER);
  const send = { ...withdrawal, endpoint: { ...withdrawToIban, id: 'API-049' as const } };
  await expect(createBrakeLink(prompt)(send, () => Promise.reject(createQuestionRefusal()))).rejects.toBeInstanceOf(Refusal);
  expect(questions).toEqual([]);
});

it('repeats the same answer after the response to it was lost (BRAKE-019)', async () => {
  let isLost = true;
  const next = vi.fn(async ({ input }: CallRequest) => {
    if (input.body === BODY) throw createQuestionRefusal();
    if (isLost) throw new ApiError('offline');
    return ORDER;
  });
  const link = createBrakeLink(createCustomer(ANSWER).prompt);
  await expect(link(withdrawal, next)).rejects.toBeInstanceOf(ApiError);
  isLost = false;
  await expect(link(withdrawal, next)).resolves.toBe(ORDER);
  expect(getSentBodies(next).at(-1)).toEqual({ ...BODY, ...ANSWER });
  const another = vi.fn(async (_request: CallRequest) => ORDER);
  await link({ ...withdrawal, options: { idempotencyKey: 'another' } }, another);
  expect(getSentBodies(another)).toEqual([BODY]);
});

it('asks again when the question has expired (BRAKE-003)', async () => {
  const { questions, prompt } = createCustomer(ANSWER);
  let refusals = 2;
  const next = async () => {
    refusals -= 1;
    if (refusals >= 0) throw createQuestionRefusal();
    return ORDER;
  };
  await expect(createBrakeLink(prompt)(withdrawal, next)).resolves.toBe(ORDER);
  expect(questions).toHaveLength(2);
});
