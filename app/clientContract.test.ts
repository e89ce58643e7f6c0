import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { clientContract } from './clientContract.config.ts';

const ofClient = (code: string): string => clientContract(code, (text) => parseAst(text, { lang: 'ts' }));

const endpoint = `import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, text, type Amount, uuid as given } from './values.ts';
const requestBody = z.object({ name: text(1, 32), note: z.string().check(z.maxLength(3)) });
type RequestBody = z.output<typeof requestBody>;
export const ask = defineEndpoint({
  id: 'API-001',
  path: '/ask/{id}',
  params: z.object({ id }),
  body: requestBody,
  bodyNumbers: ['amount'],
  answers: { 200: z.object({ uuid: given }) },
  refusals: ['notFound'],
});
`;

describe('the contract as the app carries it', () => {
  it('D4 leaves out what only the provider reads of an endpoint, and keeps what the app sends and reads by', () => {
    const code = ofClient(endpoint);
    for (const name of ['params', 'body:', 'refusals', 'notFound']) expect(code).not.toContain(name);
    for (const fragment of [`path: '/ask/{id}'`, `bodyNumbers: ['amount']`, 'answers: { 200: z.object({ uuid: given }) }'])
      expect(code).toContain(fragment);
  });

  it('D4 leaves out what was declared or imported for that alone', () => {
    const code = ofClient(endpoint);
    expect(code).not.toContain('const asked');
    expect(code).toContain(`import { uuid as given } from './values.ts'`);
  });

  it('D4 lets a definition go that nobody imports, with the checks inside it', () => {
    expect(ofClient(`export const phone = z.string().check(z.trim());`)).toBe(
      `export const phone = /* @__PURE__ */ (() => (z.string().check(z.trim())))();`,
    );
  });

  it('D4 leaves alone what is a word, a list of words or a function', () => {
    const code = `export const words = ['a', 'b'] as const;\nexport const isWord = (one: string): boolean => known.has(one);\n`;
    expect(ofClient(code)).toBe(code);
  });
});
