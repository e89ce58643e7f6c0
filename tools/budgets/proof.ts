import type { Figure } from './Figure.ts';
import { inBrowser, logInAs, onProvider, openPhone } from './inBrowser.ts';

const MOST_MS = 2;

// What runs in the page takes nothing with it: reads the key of this device and signs by it, as the app does for each proof.
async function prove(): Promise<number> {
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

/** What each request of a session that is bound to its device costs (DEV-014). */
export const measureProof = (): Promise<readonly Figure[]> =>
  onProvider((url) =>
    inBrowser(async (browser) => {
      const page = await openPhone(browser, url);
      await logInAs(page, 'verified', { senderConstrained: 'all' });
      return [{ id: 'DEV', what: 'a proof, at the median', value: await page.evaluate(prove), unit: 'ms', goal: MOST_MS }];
    }),
  );
