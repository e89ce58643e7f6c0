import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';

const ROOT = '<div id="root"></div>';

type FirstScreens = {
  readonly firstScreenPaths: readonly string[];
  readonly queryCarryingPaths: readonly string[];
  readonly createFirstScreen: (path: string, config: unknown) => ReactElement;
  readonly toFirstScreenMark: (config: unknown) => string;
};

async function readStream(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const part of stream) text += String(part);
  return text;
}

/**
 * Renders one screen to markup and styles. Nothing is outlined into inline scripts, because the page's policy would have to allow each of
 * them.
 */
async function renderScreen(screen: ReactElement): Promise<{ readonly markup: string; readonly styles: string }> {
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerenderToNodeStream(sheet.collectStyles(screen), { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
    return { markup: await readStream(prelude), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

const addNonce = (styles: string): string => styles.replaceAll('<style ', '<style nonce="__CSP_NONCE__" ');
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"[^>]*><\/script>/;
const PART = /<link rel="modulepreload" crossorigin href="([^"]+)"[^>]*>/g;
const STYLESHEET = /<link rel="stylesheet" crossorigin href="([^"]+)"[^>]*>/;

type Part = { readonly href: string; readonly integrity?: string };

type AfterPaint = {
  readonly load: () => Promise<unknown>;
  readonly parts: readonly Part[];
  readonly stylesheet: Part;
  readonly queryCarryingPaths: readonly string[];
};

/** Runs in the page without any outer scope. Links keep the query, and the app starts after the first paint. */
function startAfterPaint({ load, parts, stylesheet, queryCarryingPaths }: AfterPaint): void {
  for (const link of document.links) if (queryCarryingPaths.includes(link.pathname)) link.search = location.search;
  const nonce = document.currentScript?.nonce ?? '';
  const add = (link: Partial<HTMLLinkElement>): void =>
    document.head.append(Object.assign(document.createElement('link'), { nonce, ...link }));
  // The styles are already inline. A disabled link marks the stylesheet as loaded for lazily loaded parts.
  add({ rel: 'stylesheet', disabled: true, ...stylesheet });
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    for (const part of parts) add({ rel: 'modulepreload', crossOrigin: '', ...part });
    void load();
  };
  // Returning customers never see this page (see the head), and a background tab does not paint.
  if ('returning' in document.documentElement.dataset) start();
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 500);
}

function findAddress(page: string, link: RegExp): string {
  const address = link.exec(page)?.[1];
  if (address === undefined)
    throw new Error(`index.html has no ${link.source}: the first screens would be without styles, or nothing would go on.`);
  return address;
}

/**
 * The prerendered page needs no second response and has the network to itself. Its stylesheet is inline, and the app's script is requested
 * after the first paint.
 */
function inlineResources(
  page: string,
  dist: string,
  queryCarryingPaths: readonly string[],
  integrityOf?: (address: string) => string,
): string {
  const part = (href: string): Part => (integrityOf === undefined ? { href } : { href, integrity: integrityOf(href) });
  const script = findAddress(page, SCRIPT);
  const [sheet, address] = [part(findAddress(page, STYLESHEET)), findAddress(page, STYLESHEET)];
  const named = [...page.matchAll(PART)].map(([, href = '']) => part(href));
  // A dynamic import is checked against the integrity of its preload link, so the script needs one too.
  const parts = integrityOf === undefined ? named : [part(script), ...named];
  const source = `{ load: () => import(${JSON.stringify(script)}), ...${JSON.stringify({ parts, stylesheet: sheet, queryCarryingPaths })} }`;
  return page
    .replace(SCRIPT, '')
    .replaceAll(PART, '')
    .replace(STYLESHEET, () => `<style nonce="__CSP_NONCE__">${readFileSync(join(dist, address), 'utf8')}</style>`)
    .replace('</body>', () => `<script nonce="__CSP_NONCE__">(${startAfterPaint.toString()})(${source})</script></body>`);
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Writes the first screen of each public page into its own HTML file, rendered with the components that take over in the browser. All other
 * paths get `app.html`, the page without a prerendered screen.
 * @param dist the built app
 * @param bundle `app/src/firstScreens.tsx`, built for Node
 * @param integrityOf returns the integrity of a file. When absent, nothing is checked.
 */
export async function prerenderFirstScreens(dist: string, bundle: string, integrityOf?: (address: string) => string): Promise<void> {
  const { firstScreenPaths, queryCarryingPaths, createFirstScreen, toFirstScreenMark }: FirstScreens = createRequire(import.meta.url)(
    bundle,
  );
  const config: unknown = JSON.parse(readFileSync(join(dist, 'config.json'), 'utf8'));
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  if (!page.includes(ROOT)) throw new Error(`index.html has no ${ROOT}, so there is no place for the first screens.`);
  renameSync(join(dist, 'index.html'), join(dist, 'app.html'));
  for (const path of firstScreenPaths) {
    const { markup, styles } = await renderScreen(createFirstScreen(path, config));
    const html = inlineResources(page, dist, queryCarryingPaths, integrityOf)
      .replace('</head>', () => `${addNonce(styles)}</head>`)
      .replace(ROOT, () => `<div id="root" data-config="${escapeAttribute(toFirstScreenMark(config))}">${markup}</div>`);
    writeFileSync(join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`), html);
  }
}
