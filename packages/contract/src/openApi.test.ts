import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildOpenApiDocument } from './openApi.ts';
import { endpoints } from './registry.ts';

const operation = z.object({ operationId: z.string(), responses: z.record(z.string(), z.object({ description: z.string() })) });
const documentShape = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.enum(['get', 'post', 'put', 'delete']), z.optional(operation))),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});
const document = buildOpenApiDocument(endpoints, 'v22.3.1');
const read = z.parse(documentShape, JSON.parse(JSON.stringify(document)));
const operations = Object.values(read.paths).flatMap((path) => Object.values(path).filter((one) => one !== undefined));

const listRows = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `API-${String(first + index).padStart(3, '0')}`);

describe('the OpenAPI document', () => {
  it('is built from a registry that lists every endpoint once (API-001 to API-115, API-126)', () => {
    const expected = [...listRows(1, 97), ...listRows(100, 113), ...listRows(115, 115), ...listRows(126, 126)];
    expect(endpoints.map(({ id }) => id).toSorted()).toEqual(expected);
  });

  it('gives every endpoint its own method and path (API-001 to API-089)', () => {
    expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
  });

  it('lists every endpoint by method and path (API-001 to API-089)', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
    expect(read.paths).toHaveProperty(['/api/v1/accounts/{accountId}/withdraw/iban', 'post', 'operationId'], 'API-036');
    expect(read.paths).toHaveProperty(['/version.txt', 'get', 'operationId'], 'API-086');
  });

  it('declares every parameter of a path (API-001 to API-089)', () => {
    for (const { id, path, params } of endpoints) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
      const declared = params === undefined ? [] : Object.keys(z.toJSONSchema(params, { io: 'input' }).properties ?? {});
      expect(declared.toSorted(), id).toEqual(inPath.toSorted());
    }
  });

  it('documents the key, the body and the refusals of a call (API-036)', () => {
    const one = document['paths'];
    expect(one).toHaveProperty(['/api/v1/accounts/{accountId}/withdraw/iban', 'post', 'parameters', '1', 'name'], 'Idempotency-Key');
    expect(one).toHaveProperty(
      ['/api/v1/accounts/{accountId}/withdraw/iban', 'post', 'requestBody', 'content', 'application/json', 'schema', 'required'],
      ['amount', 'iban'],
    );
    expect(one).toHaveProperty(['/api/v1/accounts/{accountId}/withdraw/iban', 'post', 'responses', '409', 'description']);
  });

  it('documents the amount in its wire format (API-033)', () => {
    const body = ['requestBody', 'content', 'application/json', 'schema', 'properties', 'amount', 'type'];
    expect(document['paths']).toHaveProperty(['/api/v1/topup/stripe/{id}/create', 'post', ...body], ['string', 'number']);
  });

  it('documents uploaded files (API-082)', () => {
    expect(document['paths']).toHaveProperty(['/api/v1/document/address', 'post', 'requestBody', 'content', 'multipart/form-data']);
  });
});
