import type { Endpoint } from '@wallet/contract/endpoint';
import { buildOpenApiDocument } from '@wallet/contract/openApi';
import * as z from 'zod/mini';

const operation = z.looseObject({
  operationId: z.string(),
  security: z.array(z.unknown()),
  parameters: z.optional(z.array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean(), schema: z.unknown() }))),
  requestBody: z.optional(z.looseObject({ content: z.record(z.string(), z.unknown()) })),
  responses: z.record(z.string(), z.looseObject({ description: z.string(), content: z.optional(z.record(z.string(), z.unknown())) })),
});
const shape = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });
type Operation = z.output<typeof operation>;

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const renderCode = (value: unknown): string => `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

function renderOperation(
  path: string,
  method: string,
  { operationId, security, parameters = [], requestBody, responses }: Operation,
): string {
  const inputs = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<li><code>${escapeHtml(name)}</code> in ${place}, ${required ? 'required' : 'optional'} ${renderCode(schema)}</li>`,
  );
  const answers = Object.entries(responses).map(
    ([status, { description, content }]) =>
      `<li><code>${status}</code> ${escapeHtml(description)}${content === undefined || Number(status) >= 400 ? '' : renderCode(content)}</li>`,
  );
  return `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${operationId}</summary>
<p id="${operationId}">${security.length === 0 ? 'Public' : 'Needs a bearer token'}</p>
${inputs.length === 0 ? '' : `<h2>Parameters</h2><ul>${inputs.join('')}</ul>`}
${requestBody === undefined ? '' : `<h2>Body</h2>${renderCode(requestBody.content)}`}
<h2>Answers</h2><ul>${answers.join('')}</ul></details>`;
}

/** Renders the contract for people, from the OpenAPI document: one fold per call. Contains no customer data and no script.
 * The id is inside of the fold, so that a browser opens the fold when a link leads to it. */
export function renderContractPage(endpoints: readonly Endpoint[], version: string): string {
  const { paths } = z.parse(shape, buildOpenApiDocument(endpoints, version));
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => renderOperation(path, method, described)),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract of the provider</title>
<link rel="icon" href="data:,">
<style nonce="__CSP_NONCE__">
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1.5rem; max-inline-size: 60rem; }
details { border-block-end: 1px solid GrayText; }
summary { padding-block: 0.75rem; overflow-wrap: anywhere; cursor: pointer; }
pre { overflow-x: auto; font-size: 0.875rem; }
h2 { font-size: 1rem; margin-block-end: 0; }
</style>
</head>
<body>
<main>
<h1>Contract of the provider, ${escapeHtml(version)}</h1>
<p>${calls.length} calls. For programs: <a href="/sandbox/openapi.json">OpenAPI 3.1</a>.</p>
${calls.join('\n')}
</main>
</body>
</html>`;
}
