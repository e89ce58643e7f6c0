import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../build/buildApp.ts';
import { chromeFlags, getChromePath } from '../getChromePath.ts';
import { reportFigures } from './Figure.ts';
import { withBrowser, logInAs, withProvider, openPhone } from './withBrowser.ts';

const lighthouse = join(import.meta.dirname, '../bench');

/** F1 to F7, only reported because the speed of this machine is unknown. Lighthouse has its own installation. */
async function reportLighthouse(url: string): Promise<void> {
  if (!existsSync(join(lighthouse, 'node_modules')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], { cwd: lighthouse, stdio: 'inherit' });
  const task = JSON.stringify({ url, executablePath: getChromePath(), flags: chromeFlags });
  execFileSync(process.execPath, [join(lighthouse, 'lighthouse.mjs'), task], { stdio: 'inherit' });
}

/**
 * Runs in the page without any outer scope: reads the device key and signs with it, as the app does for each proof. Resolves with the
 * median in ms.
 */
async function measureProof(): Promise<number> {
  const opening = indexedDB.open('wallet');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const times: number[] = [];
  for (let count = 0; count < 101; count += 1) {
    const startedAt = performance.now();
    const asking = opening.result.transaction('keys').objectStore('keys').get('dpop');
    await new Promise((resolve) => asking.addEventListener('success', resolve));
    await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, Object(asking.result).privateKey, new Uint8Array(600));
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((left, right) => left - right)[50] ?? Number.NaN;
}

// Measures every figure of performance-budgets.md: first the gates, then those that are only reported. The step runner prints the duration
// of each step (W2 to W5).
await buildApp();
for (const script of ['gate.ts', 'ratios.ts'])
  if (spawnSync(process.execPath, [join(import.meta.dirname, script)], { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
await withProvider(async (url) => {
  await withBrowser(async (browser) => {
    const page = await openPhone(browser, url);
    await logInAs(page, 'verified', { senderConstrained: 'all' });
    // The cost of each request in a sender-constrained session (DEV-014).
    reportFigures([{ id: 'DEV', what: 'a proof, at the median', value: await page.evaluate(measureProof), unit: 'ms', goal: 2 }]);
  });
  await reportLighthouse(url);
});
