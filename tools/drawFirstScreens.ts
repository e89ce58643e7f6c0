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
/** What is drawn needs styles and letters first, the script after them. */
function withScriptsLater(page: string): string {
  const later = page.replaceAll(/<(script type="module"|link rel="modulepreload") /g, '<$1 fetchpriority="low" ');
  if (later === page) throw new Error('index.html loads no script of the app, so nothing would go on with the first screens.');
  return later;
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
    const html = withScriptsLater(page)
      .replace('</head>', () => `${withNonce(styles)}</head>`)
      .replace(ROOT, () => `<div id="root" data-config="${attribute(firstScreenMark(config))}">${markup}</div>`);
    writeFileSync(join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`), html);
  }
}
