import { configurationFaults, configurationWarnings } from '@wallet/core/configuration/configurationFaults';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeApp } from './buildApp.ts';

const dist = join(import.meta.dirname, '../dist/app');

/** The static app for a real provider, in dist/app, with a product's own run-time configuration: npm run build:provider -- config.json */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { doubles: { type: 'boolean', default: false } } });
const [file] = positionals;
if (file === undefined) throw new Error('Name the run-time configuration: npm run build:provider -- config.json');
const config = readFileSync(file, 'utf8');
const faults = configurationFaults(JSON.parse(config), { takesDoubles: values.doubles });
if (faults.length > 0) throw new Error(`${file} cannot be served:\n${faults.join('\n')}`);
for (const warning of configurationWarnings(JSON.parse(config))) console.log(`build: ${warning}`);
await writeApp(`${dist}.next`, { config, forProvider: true });
rmSync(dist, { recursive: true, force: true });
renameSync(`${dist}.next`, dist);
console.log('build: dist/app is the app for a real provider');
