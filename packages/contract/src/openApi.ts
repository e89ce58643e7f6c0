import * as z from 'zod/mini';
import { classRefusals } from './class-refusals.ts';
import { FILES_MEMBER } from './customer/documents.ts';
import type { Endpoint, Schema } from './endpoint.ts';
import { errorBody, refusals } from './errors.ts';

type Json = { [name: string]: unknown };

/** Describes the whole contract as an OpenAPI 3.1 document. Pure: the same endpoints and version give the same document. */
export function buildOpenApiDocument(endpoints: readonly Endpoint[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.root ? endpoint.path : `/api/v1${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method]: buildOperation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wallet provider', version },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Refusal: toWireSchema(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function buildOperation(endpoint: Endpoint): Json {
  const parameters = [
    ...buildParameters(endpoint.params, 'path'),
    ...buildParameters(endpoint.query, 'query'),
    ...buildHeaderParameters(endpoint),
  ];
  return {
    operationId: endpoint.id,
    tags: [endpoint.path.split('/')[1] ?? ''],
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...buildRequestBody(endpoint),
    responses: { ...buildResponses(endpoint), ...buildRefusals(endpoint) },
  };
}

function buildHeaderParameters(endpoint: Endpoint): Json[] {
  if (endpoint.access !== 'money') return [];
  return [
    { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' } },
    { name: 'X-Confirmation', in: 'header', required: false, schema: { type: 'string', format: 'uuid' } },
  ];
}

function buildParameters(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = toWireSchema(schema, 'input');
  const names = Array.isArray(required) ? required : [];
  return Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || names.includes(name),
    schema: property,
    ...(name.endsWith('[]') && { style: 'form', explode: true }),
  }));
}

function buildRequestBody(endpoint: Endpoint): Json {
  if (endpoint.bodyKind === 'multipart') {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', required: [FILES_MEMBER], properties: { [FILES_MEMBER]: { type: 'array', items: file } } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (endpoint.body === undefined) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: toWireSchema(endpoint.body, 'input') } } } };
}

const mediaTypes = { json: 'application/json', text: 'text/plain', file: 'application/octet-stream', page: 'text/html' } as const;

function buildResponses(endpoint: Endpoint): Json {
  const kind = endpoint.answerKind ?? 'json';
  return Object.fromEntries(
    Object.entries(endpoint.answers).map(([status, schema]) => {
      if (status === '204') return [status, { description: 'Done, without a body' }];
      if (kind === 'page') return [status, { description: 'Leads on to a page' }];
      return [status, { description: 'Success', content: { [mediaTypes[kind]]: { schema: toWireSchema(schema, 'input') } } }];
    }),
  );
}

function buildRefusals(endpoint: Endpoint): Json {
  const byStatus = new Map<number, string[]>();
  for (const name of new Set([...classRefusals[endpoint.access], ...(endpoint.refusals ?? [])])) {
    const { status, code, message } = refusals[name];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code} ${message}`]);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  return Object.fromEntries([...byStatus].map(([status, texts]) => [String(status), { description: texts.join('; '), content }]));
}

/**
 * Returns the schema of the wire format. Values that the code represents differently, such as a decimal parsed from a number, are described
 * as sent.
 */
function toWireSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
