import { expect, it } from 'vitest';
import { createUploadPlaces } from './rateLimits.ts';

const CUSTOMERS = [1, 2, 3, 4];

it('a customer has two uploads at once, and the next one when one has ended (D-API-32)', () => {
  const { enter } = createUploadPlaces();
  const [first] = [enter(1), enter(1)];
  expect(enter(1).refusal).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
  expect(enter(2).refusal).toBeUndefined();
  first.leave?.();
  expect(enter(1).refusal).toBeUndefined();
});

it('all have eight uploads at once: a ninth is told to come back (D-API-32)', () => {
  const { enter } = createUploadPlaces();
  const places = CUSTOMERS.flatMap((id) => [enter(id), enter(id)]);
  expect(places.every(({ refusal }) => refusal === undefined)).toBe(true);
  expect(enter(5).refusal).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  places[0]?.leave?.();
  expect(enter(5).refusal).toBeUndefined();
});
