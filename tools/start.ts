import { buildApp } from './buildApp.ts';
import { buildConsole } from './buildConsole.ts';
import { buildSnapshot } from './buildSnapshot.ts';

await buildApp();
await buildConsole();
buildSnapshot();
await import('../packages/sandbox/src/main.ts');
