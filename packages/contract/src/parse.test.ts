import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorBody } from './errors.ts';
import { readResponse, readBody, readParams, readQuery } from './parse.ts';
import { endpoints } from './registry.ts';

const anyEndpoint = fc.constantFrom(...endpoints);
const memberNames = [
  'username',
  'amount',
  'data',
  'token',
  'fee',
  'rateValue',
  'tenant_uuid',
  'notifications',
  'user',
  'account[]',
  'slow',
];
const anyMember = fc.oneof(fc.jsonValue(), fc.constantFrom('1e-99999999999', '1e999', '9'.repeat(400), '𝒜'.repeat(200)), fc.double());
const anyBody = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...memberNames), anyMember), fc.anything());

describe('the parsers', () => {
  it('property: reads or refuses any body without throwing (API-001 to API-089)', () => {
    fc.assert(
      fc.property(anyEndpoint, anyBody, (endpoint, value) => {
        expect(readBody(endpoint, value)).toHaveProperty('success');
        expect(readParams(endpoint, value)).toHaveProperty('success');
      }),
      { numRuns: 1000 },
    );
  });

  it('property: reads or refuses any response with any status without throwing (API-001 to API-089)', () => {
    const statuses = fc.oneof(fc.constantFrom(200, 201, 204, 303, 503), fc.integer());
    fc.assert(
      fc.property(anyEndpoint, statuses, anyBody, (endpoint, status, value) => {
        expect(readResponse(endpoint, status, value)).toHaveProperty('success');
        expect(errorBody.safeParse(value)).toHaveProperty('success');
      }),
      { numRuns: 1000 },
    );
  });

  it('property: reads or refuses any query without throwing (API-066)', () => {
    const names = fc.oneof(fc.constantFrom('account[]', 'date', 'cursor', 'limit', 'q', 'quote', 'from', 'to', 'format'), fc.string());
    fc.assert(
      fc.property(anyEndpoint, fc.array(fc.tuple(names, fc.string())), (endpoint, pairs) => {
        expect(readQuery(endpoint, new URLSearchParams(pairs))).toHaveProperty('success');
      }),
      { numRuns: 1000 },
    );
  });

  it('property: never includes what was sent in the reason of a refusal (RULE-036)', () => {
    fc.assert(
      fc.property(anyEndpoint, fc.dictionary(fc.constantFrom(...memberNames), fc.constant('s3cr3t-value')), (endpoint, value) => {
        const read = readBody(endpoint, value);
        expect(read.success ? '' : read.reason + JSON.stringify(read.fields)).not.toContain('s3cr3t');
      }),
      { numRuns: 1000 },
    );
  });
});
