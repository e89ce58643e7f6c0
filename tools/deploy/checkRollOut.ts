import assert from 'node:assert/strict';
import { createHash, X509Certificate } from 'node:crypto';
import { cpSync, globSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromeFlags, chromePath } from '../chromePath.ts';

type RollOut = {
  readonly url: string;
  /** What is served. */
  readonly dist: string;
  /** The next build, in a folder of its own. */
  readonly next: string;
  /** Folder of the certificate. */
  readonly certificate: string;
};

/** The browser takes this certificate as if it were signed: it keeps nothing of a server whose certificate it only overlooks. */
function trust(certificate: string): string {
  const key = new X509Certificate(readFileSync(join(certificate, 'fullchain.pem'))).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

const PATIENCE_MS = 15_000;

/** The new files beside the old ones first, the pages last: as deploy/README.md says. */
function rollOut({ dist, next }: RollOut): void {
  cpSync(join(next, 'app/static'), join(dist, 'app/static'), { recursive: true });
  for (const file of globSync('*', { cwd: join(next, 'app') }).filter((name) => name !== 'static'))
    cpSync(join(next, 'app', file), join(dist, 'app', file), { recursive: true });
}

/** A file that is not there yet, in the middle of a roll-out: a browser that has asked for it asks again, and keeps it when it has come. */
async function checkMissing(page: Page, app: string): Promise<void> {
  const file = globSync('static/*.js', { cwd: app }).toSorted().at(-1) ?? '';
  const fetchStatus = (): Promise<number> => page.evaluate(async (path) => (await fetch(path)).status, `/${file}`);
  const withoutFile = async (): Promise<number> => {
    renameSync(join(app, file), join(app, `${file}.away`));
    const status = await fetchStatus();
    renameSync(join(app, `${file}.away`), join(app, file));
    return status;
  };
  assert.deepEqual([await withoutFile(), await fetchStatus(), await withoutFile()], [404, 200, 200]);
}

const filesIn = (folder: string): readonly string[] => globSync('static/*.js', { cwd: join(folder, 'app') });

/** Walks a rolling update with a tab that was open before (DEP-004, DEP-008). */
export async function checkRollOut(rolled: RollOut): Promise<void> {
  const { url, dist, next } = rolled;
  const browser = await chromium.launch({ executablePath: chromePath(), args: [...chromeFlags, trust(rolled.certificate)] });
  try {
    const old = await browser.newPage();
    await old.clock.install();
    await old.goto(`${url}/login`);
    await old.getByLabel('Phone number').waitFor();
    const before = filesIn(dist);
    rollOut(rolled);
    const prompt = old.getByRole('dialog', { name: 'Application updated' });
    // What watches the version is loaded when the page is idle: on a busy machine a minute may pass before.
    for (let tries = 0; tries < 5 && !(await prompt.isVisible()); tries += 1) {
      await old.clock.fastForward(70_000);
      await prompt.waitFor({ timeout: 5000 }).catch(() => undefined);
    }
    assert.ok(await prompt.isVisible(), 'an old tab is not told');

    const waiting = await browser.newPage();
    const running: string[] = [];
    waiting.on('response', (answer) => running.push(new URL(answer.url()).pathname.slice(1)));
    // The field is in the page before any script; what comes once the page is idle counts as well.
    await waiting.goto(`${url}/login`, { waitUntil: 'networkidle' });
    const fresh = filesIn(next).filter((file) => !before.includes(file));
    assert.ok(
      fresh.some((file) => running.includes(file)),
      'a new tab runs no new file',
    );
    await checkMissing(waiting, join(dist, 'app'));

    const reloaded = old.waitForEvent('load', { timeout: PATIENCE_MS });
    await prompt.getByRole('button', { name: 'I got it' }).click();
    await reloaded;
    await old.getByLabel('Phone number').waitFor();
    await old.clock.fastForward(70_000);
    assert.ok(!(await prompt.isVisible()), 'the new version is announced to itself');
  } finally {
    await browser.close();
  }
}
