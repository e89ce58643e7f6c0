import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeApp } from './buildApp.ts';
import { standInsOf } from './standInsOf.ts';

const dist = join(import.meta.dirname, '../dist/app');

/** The static app for a real provider, in dist/app, with a product's own run-time configuration: npm run build:provider -- config.json */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the run-time configuration: npm run build:provider -- config.json');
const config = readFileSync(file, 'utf8');
const standIns = standInsOf(JSON.parse(config));
if (standIns.length > 0)
  throw new Error(`${file} leaves ${standIns.join(', ')} to the sandbox, which a real provider is not. Name its own.`);
await writeApp(`${dist}.next`, { config, forProvider: true });
rmSync(dist, { recursive: true, force: true });
renameSync(`${dist}.next`, dist);
console.log('build: dist/app is the app for a real provider');
