#!/usr/bin/env node
// Playwright starts this instead of Debian's Firefox and talks WebDriver BiDi to it. Firefox ESR does not know one command that Playwright
// sends for every page, so it is answered here. Everything else is passed on to the browser.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const NOT_KNOWN = new Set(['emulation.setMediaFeaturesOverride']);

/** Queues messages until the connection to the browser is open. */
function join(client, browser) {
  const waiting = [];
  browser.on('open', () => waiting.splice(0).forEach((text) => browser.send(text)));
  client.on('message', (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (NOT_KNOWN.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else waiting.push(text);
  });
  browser.on('message', (data) => client.send(data.toString()));
  browser.on('close', () => client.close());
  client.on('close', () => browser.close());
}

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = /WebDriver BiDi listening on (ws:\/\/.*)$/.exec(line)?.[1];
  if (address === undefined) {
    process.stderr.write(`${line}\n`);
    return;
  }
  server.on('connection', (client, { url }) => join(client, new WebSocket(`${address}${url}`)));
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
