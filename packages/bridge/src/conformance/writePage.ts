import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLE =
  'body{font:1rem/1.5 system-ui;margin:1.5rem;overflow-wrap:anywhere;color-scheme:light dark}li[data-held=false]{font-weight:700}button{font:inherit;padding:.5rem 1rem}';

const toHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function bundle(): Promise<string> {
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: join(import.meta.dirname, 'page.ts'), formats: ['iife'], name: 'bridgeCheck' } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : [])).join('\n');
}

/** Writes the page that a wrapper opens in its web view: a single file without network requests. Returns its path. */
export async function writePage(folder: string): Promise<string> {
  const script = await bundle();
  const policy = `default-src 'none'; script-src ${toHash(script)}; style-src ${toHash(STYLE)}; base-uri 'none'; form-action 'none'`;
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Bridge check</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Bridge check</h1>
<p>Every word of docs/bridge.md, asked of this wrapper. Confirm the prompts, close the sheets.</p>
<p><output>Running</output></p>
<p><button type="button" disabled>Copy the result as JSON</button></p>
<ol></ol>
<script>${script}</script>
</body>
</html>
`;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'index.html');
  writeFileSync(file, page);
  return file;
}
