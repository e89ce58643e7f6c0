import { expect, it, vi } from 'vitest';
import { createBrake, type BrakeAnswer, type Braked, type Braking } from './brake.ts';
import { ApiError, Refusal } from './errors.ts';

const withdrawal = { id: 'API-036' } as const;
const question = { id: 'q' };
const questioned = () => new Refusal(409, { code: 409_042, message: '', brake: question });
const ANSWER: BrakeAnswer = { brake_id: '11111111-1111-4111-8111-111111111111', purpose: 'family' };

/** A customer who answers each question so, and what they were asked. */
function customer(answer: BrakeAnswer | 'stops') {
  const questions: unknown[] = [];
  const braking: Braking = {
    ask: async <T>(brake: unknown, send: (given: BrakeAnswer) => Promise<T>): Promise<Braked<T>> => {
      questions.push(brake);
      if (answer === 'stops') return { kind: 'cancelled' };
      try {
        return { kind: 'sent', answer: await send(answer) };
      } catch (error) {
        return { kind: 'threw', error };
      }
    },
  };
  return { questions, braking };
}

it('asks the customer, and repeats the request with the answer (BRAKE-003, BRAKE-008)', async () => {
  const { questions, braking } = customer(ANSWER);
  const send = vi.fn(async (members?: BrakeAnswer) => {
    if (members === undefined) throw questioned();
    return 'order';
  });
  await expect(createBrake(braking)(withdrawal, 'key', send)).resolves.toBe('order');
  expect(questions).toEqual([question]);
  expect(send.mock.calls).toEqual([[undefined], [ANSWER]]);
});

it('sends nothing more where the customer stops, and says nothing of it (BRAKE-007)', async () => {
  const send = vi.fn(async () => {
    throw questioned();
  });
  await expect(createBrake(customer('stops').braking)(withdrawal, 'key', send)).rejects.toMatchObject({ name: 'AbortError' });
  expect(send).toHaveBeenCalledTimes(1);
});

it('leaves a final send alone: it is prepared again, and asked about there (BRAKE-003)', async () => {
  const { questions, braking } = customer(ANSWER);
  await expect(createBrake(braking)({ id: 'API-049' }, 'key', () => Promise.reject(questioned()))).rejects.toBeInstanceOf(Refusal);
  expect(questions).toEqual([]);
});

it('sends one whose answer was lost with the same answer once more (BRAKE-019)', async () => {
  let isLost = true;
  const send = vi.fn(async (members?: BrakeAnswer) => {
    if (members === undefined) throw questioned();
    if (isLost) throw new ApiError('offline');
    return 'order';
  });
  const braked = createBrake(customer(ANSWER).braking);
  await expect(braked(withdrawal, 'key', send)).rejects.toBeInstanceOf(ApiError);
  isLost = false;
  await expect(braked(withdrawal, 'key', send)).resolves.toBe('order');
  expect(send.mock.calls.at(-1)).toEqual([ANSWER]);
  await expect(braked(withdrawal, 'another', async (members) => members)).resolves.toBeUndefined();
});

it('asks again where the question was too old (BRAKE-003)', async () => {
  const { questions, braking } = customer(ANSWER);
  let refusals = 2;
  const send = async () => {
    refusals -= 1;
    if (refusals >= 0) throw questioned();
    return 'order';
  };
  await expect(createBrake(braking)(withdrawal, 'key', send)).resolves.toBe('order');
  expect(questions).toHaveLength(2);
});
