import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { render } from './dist/server/server.js';

/** The page with its styles in front of it: it is complete before any script has run. */
async function page() {
  const parts = [];
  const sink = new Writable({ write: (part, _encoding, done) => (parts.push(part), done()) });
  const ended = new Promise((resolve) => sink.once('finish', resolve));
  const styles = await render(sink);
  await ended;
  const tokens = readFileSync(new URL('node_modules/@wallet/ui/dist/tokens.css', import.meta.url), 'utf8');
  return `<!doctype html><html lang="en" data-brand="halden"><head><link rel="icon" href="data:,"><title>Server</title><style>${tokens}</style>${styles}</head><body><div id="root">${Buffer.concat(parts)}</div><script type="module" src="/client.js"></script></body></html>`;
}

const client = readFileSync(new URL('dist/client/client.js', import.meta.url));
const server = createServer(async ({ url }, answer) => {
  if (url === '/client.js') answer.setHeader('content-type', 'text/javascript').end(client);
  else answer.setHeader('content-type', 'text/html').end(await page());
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
