import { expect, it } from 'vitest';
import { createUploadPlaces } from './rateLimits.ts';

const CUSTOMERS = [1, 2, 3, 4];

it('allows a customer two concurrent uploads, and the next one once one has ended (D-API-32)', () => {
  const { enter } = createUploadPlaces();
  const [first] = [enter(1), enter(1)];
  expect(enter(1).refusal).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
  expect(enter(2).refusal).toBeUndefined();
  first.leave?.();
  expect(enter(1).refusal).toBeUndefined();
});

it('allows eight concurrent uploads in total and asks a ninth customer to retry (D-API-32)', () => {
  const { enter } = createUploadPlaces();
  const places = CUSTOMERS.flatMap((id) => [enter(id), enter(id)]);
  expect(places.every(({ refusal }) => refusal === undefined)).toBe(true);
  expect(enter(5).refusal).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  places[0]?.leave?.();
  expect(enter(5).refusal).toBeUndefined();
});
