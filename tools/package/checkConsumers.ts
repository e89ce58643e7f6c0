import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build, preview } from 'vite';
import { installConsumer } from './installConsumer.ts';
import { openPage } from './openPage.ts';
import { bin, run } from './run.ts';
import type { Packed } from './writePackage.ts';

const typeCheck = (folder: string): string => run(bin('tsc'), ['--noEmit', '-p', 'tsconfig.json'], folder);

function expectText(text: string, expected: string, where: string): void {
  if (!text.includes(expected)) throw new Error(`${where} does not say "${expected}". It says: ${text.slice(0, 400)}`);
}

/** A fresh Vite app: types, build, a screen and a component on the page, texts and brand of its own. */
export async function checkViteApp(packed: Packed, folder: string): Promise<void> {
  installConsumer('vite-app', packed, folder);
  typeCheck(folder);
  const settings = { root: folder, configFile: false, logLevel: 'error' } as const;
  await build(settings);
  const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
  try {
    await openPage(server.resolvedUrls?.local[0] ?? '', async (page) => {
      await page.getByRole('link', { name: 'Join us' }).waitFor();
      await page.getByRole('button', { name: 'Press' }).click();
      expectText(await page.title(), 'Pressed', 'The Vite app after a press');
      const colour = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--semantic-color-action-primary-bg'));
      if (colour.trim() === '') throw new Error('The Vite app has no tokens: @wallet/ui/tokens.css did not arrive.');
    });
  } finally {
    await server.close();
  }
}

/** A server that streams the same screen, whose markup the browser then takes over without a difference. */
export async function checkServerRendered(packed: Packed, folder: string): Promise<void> {
  installConsumer('server-rendered', packed, folder);
  typeCheck(folder);
  const settings = { root: folder, configFile: false, logLevel: 'error' } as const;
  const server = { ssr: 'src/server.tsx', outDir: 'dist/server' };
  await build({ ...settings, build: server });
  await build({
    ...settings,
    build: { outDir: 'dist/client', rolldownOptions: { input: join(folder, 'src/client.tsx'), output: { entryFileNames: 'client.js' } } },
  });
  const serving = spawn(process.execPath, ['serve.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      createInterface(serving.stdout).once('line', resolve);
      serving.once('close', () => {
        reject(new Error('The server-rendering app stopped before it listened.'));
      });
    });
    expectText(await (await fetch(url)).text(), '<form', 'The streamed page');
    await openPage(url, async (page) => {
      await page.getByRole('textbox').first().fill('60000001');
      await page.getByRole('button', { name: 'Continue' }).waitFor();
    });
  } finally {
    serving.kill();
  }
}
