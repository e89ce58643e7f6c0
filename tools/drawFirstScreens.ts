import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';

const ROOT = '<div id="root"></div>';

type FirstScreens = {
  readonly firstScreenPaths: readonly string[];
  readonly firstScreen: (path: string, config: unknown) => ReactElement;
  readonly firstScreenMark: (config: unknown) => string;
};

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const part of stream) text += String(part);
  return text;
}

/** Markup and styles of one screen. Nothing is outlined into scripts: the page's policy would have to allow each. */
async function draw(screen: ReactElement): Promise<{ readonly markup: string; readonly styles: string }> {
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerenderToNodeStream(sheet.collectStyles(screen), { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
    return { markup: await textOf(prelude), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

const withNonce = (styles: string): string => styles.replaceAll('<style ', '<style nonce="__CSP_NONCE__" ');
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"[^>]*><\/script>/;
const PART = /<link rel="modulepreload" crossorigin href="([^"]+)"[^>]*>/g;

/** Runs in the page, and reaches nothing but its parameters: starts the app once what the page carries is painted. */
function startAfterPaint(load: () => Promise<unknown>, parts: readonly string[]): void {
  const nonce = document.currentScript?.nonce ?? '';
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    for (const href of parts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', nonce, href }));
    void load();
  };
  // Whom the device knows sees nothing of this page (see the head); a tab in the background paints nothing either.
  if ('returning' in document.documentElement.dataset) start();
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 500);
}

/** What is drawn has the network to itself: the script that goes on with it is asked for when it is painted. */
function withScriptsLater(page: string): string {
  const script = SCRIPT.exec(page)?.[1];
  if (script === undefined) throw new Error('index.html loads no script of the app, so nothing would go on with the first screens.');
  const parts = [...page.matchAll(PART)].map(([, href]) => href);
  const start = `(${startAfterPaint.toString()})(() => import(${JSON.stringify(script)}), ${JSON.stringify(parts)})`;
  return page
    .replace(SCRIPT, '')
    .replaceAll(PART, '')
    .replace('</body>', () => `<script nonce="__CSP_NONCE__">${start}</script></body>`);
}

const STYLESHEET = /<link rel="stylesheet" crossorigin href="([^"]+)" nonce="[^"]*">/;
/**
 * The stylesheet stands in the page itself: the first paint waits for no second answer. Its link stays, switched off, for what would fetch it
 * otherwise: parts that are loaded later look whether it is there.
 */
function withStylesInside(page: string, dist: string): string {
  const inside = page.replace(STYLESHEET, (_link, href: string) => {
    const styles = readFileSync(join(dist, href), 'utf8');
    return `<style nonce="__CSP_NONCE__">${styles}</style><link rel="stylesheet" disabled href="${href}">`;
  });
  if (inside === page) throw new Error('index.html has no stylesheet of the build, so its first screens would be without their tokens.');
  return inside;
}
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Writes the first screen of the public pages into HTML of their own, from the same components that go on with them in the browser.
 * The page without one, for every other path, is `app.html`.
 * @param dist the built app
 * @param bundle `app/src/firstScreens.tsx`, built for Node
 */
export async function drawFirstScreens(dist: string, bundle: string): Promise<void> {
  const { firstScreenPaths, firstScreen, firstScreenMark }: FirstScreens = createRequire(import.meta.url)(bundle);
  const config: unknown = JSON.parse(readFileSync(join(dist, 'config.json'), 'utf8'));
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  if (!page.includes(ROOT)) throw new Error(`index.html has no ${ROOT}, so there is no place for the first screens.`);
  renameSync(join(dist, 'index.html'), join(dist, 'app.html'));
  for (const path of firstScreenPaths) {
    const { markup, styles } = await draw(firstScreen(path, config));
    const html = withStylesInside(withScriptsLater(page), dist)
      .replace('</head>', () => `${withNonce(styles)}</head>`)
      .replace(ROOT, () => `<div id="root" data-config="${attribute(firstScreenMark(config))}">${markup}</div>`);
    writeFileSync(join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`), html);
  }
}
