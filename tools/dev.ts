import { join } from 'node:path';
import { createServer } from 'vite';
import { buildConsole } from './build/buildConsole.ts';
import { buildSnapshot } from './build/buildSnapshot.ts';

// Passkeys must also work on the app with hot reload.
process.env['PASSKEY_ORIGINS'] ??= 'http://localhost:4174';

// The provider serves the API on 4173. The app with hot reload on 4174 forwards to it.
buildSnapshot();
await buildConsole();
await import('../packages/sandbox/src/main.ts');
const server = await createServer({ configFile: join(import.meta.dirname, '../app/vite.config.ts') });
await server.listen();
server.printUrls();
