import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { responseRow } from './responseRow.ts';
import { decimal, id } from './values.ts';

const members = {
  id,
  kind: z.enum(['one', 'two']),
  name: z.nullable(z.string()),
  balance: decimal,
  decimals: z.int(),
};
const row = responseRow(members);
const plain = z.object(members);

const nearlyRow = fc.record(
  {
    id: fc.oneof(fc.integer(), fc.string()),
    kind: fc.constantFrom('one', 'two', 'three', 1),
    name: fc.oneof(fc.string(), fc.constant(null), fc.integer()),
    balance: fc.constantFrom('1.00', '-0.5', '1e5', '', 5),
    decimals: fc.oneof(fc.integer(), fc.double()),
  },
  { requiredKeys: [] },
);

it('property: reads a row like the plain object, and refuses it with the same issues (API-025)', () => {
  fc.assert(
    fc.property(fc.oneof(nearlyRow, fc.anything()), (value) => {
      const quick = z.safeParse(row, value);
      const full = z.safeParse(plain, value);
      expect(quick.success).toBe(full.success);
      expect(quick.error?.issues).toEqual(full.error?.issues);
      if (full.success) expect(quick.data).toMatchObject(full.data);
    }),
    { numRuns: 1000 },
  );
});
