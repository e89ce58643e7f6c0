import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The configuration that a build for a provider is tried with, as an operator would write it. */
export function exampleConfig(origin: string, chatOrigin: string): string {
  const shipped: object = JSON.parse(readFileSync(join(root, 'app/public/config.json'), 'utf8'));
  const ports = {
    monitoring: 'http',
    botCheck: { kind: 'recaptcha', siteKey: '6Lc1' },
    cardPayment: { publishableKey: 'pk_live_1' },
    identity: { kind: 'frame', origins: ['https://kyc.example'] },
    chat: { kind: 'intercom', appId: 'abc12345', region: 'eu', origin: chatOrigin },
  };
  return `${JSON.stringify({ ...shipped, origin, ports }, null, 2)}\n`;
}

/** Runs `npm run build:provider` for a configuration. @param folder for it and everything that is written @returns what it said */
export function buildForProvider(folder: string, config: string, ...options: readonly string[]): string {
  const file = join(folder, 'config.json');
  writeFileSync(file, config);
  const args = [join(root, 'tools/build-for-provider.ts'), file, '--out', folder, '--allow-dirty', ...options];
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}
