import { getRequestListener } from '@hono/node-server';
import { type HostedPage, hostedPages } from '@wallet/core/configuration/hostedPages';
import type { ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { pageResponse } from '../../packages/sandbox/src/http/pageResponse.ts';
import { serveApp } from '../../packages/sandbox/src/http/serveApp.ts';
import { serveFiles } from '../../packages/sandbox/src/http/serveFiles.ts';
import type { Deployment } from './nginx.ts';

/** A page of an origin of its own (THIRD-046, THIRD-050). */
function hostedServer(dist: string, { folder, headers }: HostedPage): Hono {
  const http = new Hono();
  const root = join(dist, folder);
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  serveFiles(http, '/static/*', root);
  http.get('/config.json', (context) => context.json(JSON.parse(readFileSync(join(root, 'config.json'), 'utf8'))));
  http.get('/', (context) => pageResponse(context, page, headers));
  return http;
}

/** The app, where the provider does not serve it: files and pages by the product's own code. */
function appServer(dist: string): Hono {
  const http = new Hono();
  serveApp(http, join(dist, 'app'));
  return http;
}

/** The provider, which serves the app itself: all but its control surface. */
function providerServer(provider: string): Hono {
  const http = new Hono();
  http.all('/sandbox', (context) => context.notFound());
  http.all('/sandbox/*', (context) => context.notFound());
  http.all('*', ({ req }) => {
    const { pathname, search, host } = new URL(req.url);
    const headers = { ...req.header(), host, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' };
    return proxy(`${provider}${pathname}${search}`, { raw: req.raw, headers });
  });
  return http;
}

export type OwnServer = Required<Omit<Deployment, 'providerCertificate'>> & {
  readonly config: ServiceConfiguration;
  readonly servesApp: boolean;
};

/**
 * What nginx does with the generated files, by the product's own server: for a machine where nginx cannot be had. Pages and policies are the
 * same, by the same module; that nginx.conf gives them too is then not tried.
 * @param servesApp false where the provider serves the app beside its calls
 */
export async function startOwnServer({
  dist,
  provider,
  tls,
  config,
  servesApp,
}: OwnServer): Promise<{ readonly stop: () => Promise<void> }> {
  const rest = servesApp ? appServer(dist) : providerServer(provider);
  const pages = new Map(hostedPages(config).map((page) => [new URL(page.origin).host, hostedServer(dist, page)]));
  const listener = getRequestListener(async (request) => {
    const answer = await (pages.get(new URL(request.url).host) ?? rest).fetch(request);
    answer.headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
    return answer;
  });
  const certificate = { key: readFileSync(join(tls.folder, 'privkey.pem')), cert: readFileSync(join(tls.folder, 'fullchain.pem')) };
  const server = createServer(certificate, (incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve) => {
    server.listen(tls.port, '127.0.0.1', resolve);
  });
  return {
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
