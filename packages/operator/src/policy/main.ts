#!/usr/bin/env node
import { readServiceConfiguration } from '@wallet/core/configuration/configuration';
import { readFileSync } from 'node:fs';
import { getPolicy, buildPolicies } from './buildPolicies.ts';

const USAGE = `Prints the headers of every page, for servers other than nginx.

  npx wallet-policy config.json          {guest: {paths, headers}, card: …}; paths is a regular expression, app has every other path
  npx wallet-policy config.json /login   {group, headers} of that path

{N} stands for the nonce, which is new in every answer and replaces __CSP_NONCE__ in the page.`;

function run([file, path]: readonly string[]): string {
  if (file === undefined || file.startsWith('-')) throw new Error(USAGE);
  const issues: string[] = [];
  const config = readServiceConfiguration(JSON.parse(readFileSync(file, 'utf8')), issues);
  if (config === undefined) throw new Error(`${file} cannot be used:\n${issues.join('\n')}`);
  return JSON.stringify(path === undefined ? buildPolicies(config) : getPolicy(config, path), null, 2);
}

try {
  process.stdout.write(`${run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
