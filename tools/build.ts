import { buildApp } from './build/buildApp.ts';
import { buildConsole } from './build/buildConsole.ts';
import { buildSnapshot } from './build/buildSnapshot.ts';

await buildApp();
await buildConsole();
buildSnapshot();
