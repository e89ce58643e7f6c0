import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { render } from './dist/server/server.js';

/** The page with its styles in the head, so it is complete before any script runs. Styles and script carry the nonce of the response. */
async function page(nonce) {
  const parts = [];
  const sink = new Writable({ write: (part, _encoding, done) => (parts.push(part), done()) });
  const ended = new Promise((resolve) => sink.once('finish', resolve));
  const styles = await render(sink);
  await ended;
  const tokens = readFileSync(new URL('node_modules/@wallet/ui/dist/tokens.css', import.meta.url), 'utf8');
  return `<!doctype html><html lang="en" data-brand="halden"><head><link rel="icon" href="data:,"><title>Server</title><meta property="csp-nonce" nonce="${nonce}"><style nonce="${nonce}">${tokens}</style>${styles.replaceAll('<style ', `<style nonce="${nonce}" `)}</head><body><div id="root">${Buffer.concat(parts)}</div><script type="module" nonce="${nonce}" src="/client.js"></script></body></html>`;
}

const scripts = new Map(
  readdirSync(new URL('dist/client/', import.meta.url), { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => [`/${name}`, readFileSync(new URL(`dist/client/${name}`, import.meta.url))]),
);
const server = createServer(async ({ url }, answer) => {
  const script = scripts.get(url);
  if (script !== undefined) answer.setHeader('content-type', 'text/javascript').end(script);
  else {
    const nonce = randomBytes(16).toString('base64');
    answer.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src data:`,
    );
    answer.setHeader('content-type', 'text/html').end(await page(nonce));
  }
});
server.listen(Number(process.env.PORT), 'localhost');
