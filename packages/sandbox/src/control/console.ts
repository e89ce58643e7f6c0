import { buildOpenApiDocument } from '@wallet/contract/openApi';
import { endpoints } from '@wallet/contract/registry';
import type { Hono } from 'hono';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPageResponse } from '../http/createPageResponse.ts';
import { serveFiles } from '../http/serveFiles.ts';
import type { Services } from '../http/services.ts';
import { renderContractPage } from './renderContractPage.ts';
import { readConsole } from './readConsole.ts';

const BUILT = join(import.meta.dirname, '../../../console/dist');
const UNBUILT = '<!doctype html><title>Console</title><p>The console is not built: npm run build makes it.</p>';

/** Serves the built console page and its files. They are read on request, so the start of the provider does not wait for them. */
export function mountConsolePages(http: Hono, folder: string): void {
  serveFiles(http, '/static/*', folder, (path) => path.replace(/^\/sandbox(?=\/)/, ''));
  http.get('/', (context) => {
    const page = join(folder, 'index.html');
    return createPageResponse(context, existsSync(page) ? readFileSync(page, 'utf8') : UNBUILT);
  });
}

/**
 * The pages for people: the operator's console (its data, when JSON is requested), and the contract as an OpenAPI document and as a page.
 */
export function mountConsoleControl(http: Hono, services: Services): void {
  http.get('/', async (context, next) => {
    if (context.req.header('accept') !== 'application/json') return next();
    return context.json(await readConsole(services, context.req.query('customer') ?? ''));
  });
  mountConsolePages(http, BUILT);
  const version = (): string => services.settings.text('appVersion');
  http.get('/openapi.json', (context) => context.json(buildOpenApiDocument(endpoints, version())));
  http.get('/openapi', (context) => createPageResponse(context, renderContractPage(endpoints, version())));
}
