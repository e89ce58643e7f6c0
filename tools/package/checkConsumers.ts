import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { build, preview as servePreview } from 'vite';
import { followGuide } from './followGuide.ts';
import { installConsumer } from './installConsumer.ts';
import { root, run, typeCheck } from './run.ts';
import { openPage, visiting } from './visits.ts';
import type { Packed } from './writePackage.ts';

/** Scripts and styles with the nonce of the page, and nothing else. */
const NONCE = 'of-this-page';
const STRICT_POLICY = `default-src 'none'; script-src 'nonce-${NONCE}'; style-src 'nonce-${NONCE}'; font-src 'self'; img-src data:`;

/** Builds an app as a team would and opens it where a strict Content-Security-Policy holds. */
async function openBuilt(folder: string, visit: (page: Page) => Promise<void>): Promise<void> {
  const settings = { root: folder, configFile: false, logLevel: 'error', html: { cspNonce: NONCE } } as const;
  await build(settings);
  const preview = { host: '127.0.0.1', port: 0, headers: { 'content-security-policy': STRICT_POLICY } };
  const server = await servePreview({ ...settings, preview });
  try {
    await openPage(server.resolvedUrls?.local[0] ?? '', visit);
  } finally {
    await server.close();
  }
}

/** What the guide promises: a screen in the words and colours of a brand that the library does not know. */
async function lookAtBrand(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Join us' }).waitFor();
  const button = page.getByRole('button', { name: 'Press' });
  assert.match(await page.locator('[data-brand-mark]').first().innerText(), /Kolm/);
  const looks = await button.evaluate((element) => {
    const { backgroundColor, borderRadius, color } = getComputedStyle(element);
    return { page: getComputedStyle(document.body).backgroundColor, backgroundColor, borderRadius, color };
  });
  assert.deepEqual(looks, {
    page: 'rgb(253, 246, 236)',
    backgroundColor: 'rgb(91, 33, 182)',
    borderRadius: '4px',
    color: 'rgb(255, 255, 255)',
  });
  await button.click();
  assert.match(await page.title(), /Pressed/);
}

/** What the guide for brands promises: one stylesheet for four modes, fonts, a mark and the language of the page left alone. */
async function lookAtTheming(page: Page): Promise<void> {
  const looks = async (): Promise<Record<string, string>> =>
    page.evaluate(() => {
      const [ground, title, text] = ['body', 'h1', 'p'].map((name) => getComputedStyle(document.querySelector(name) ?? document.body));
      return {
        lang: document.documentElement.lang,
        ground: ground?.backgroundColor ?? '',
        title: title?.fontFamily ?? '',
        text: text?.fontFamily ?? '',
        secondary: ground?.getPropertyValue('--semantic-color-text-secondary') ?? '',
      };
    });
  const light = await looks();
  assert.deepEqual(
    { ...light, secondary: '' },
    { lang: 'fr', ground: 'rgb(253, 246, 236)', title: 'Georgia, serif', text: 'Verdana, sans-serif', secondary: '' },
  );
  assert.match(await page.locator('[data-brand-mark="kolm"]').innerHTML(), /<circle/);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await looks();
  assert.notEqual(dark['ground'], light['ground'], 'A dark device sees the brand in the light.');
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  const more = await looks();
  assert.equal(more['ground'], light['ground']);
  assert.notEqual(more['secondary'], light['secondary'], 'More contrast is not given.');
}

/** A send and a card top-up to their ends, on a back end that is not the provider's. */
async function lookAtProduct(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Send bitcoin' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh');
  await page.getByRole('textbox', { name: 'Amount' }).fill('0.05');
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByRole('textbox').fill('111111');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('0.05 BTC').waitFor();
  await page.goto(new URL('#top-up', page.url()).href);
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
  await page.getByRole('button', { name: 'Top up' }).click();
  await page.getByText('Paid').waitFor();
}

/** The app of the guide, that of the guide for brands and the example of a whole product, with one installation between them. */
export async function checkViteApps(packed: Packed, folder: string): Promise<void> {
  await installConsumer('vite-app', packed, folder);
  followGuide('docs/using-wallet-ui.md', folder);
  const theming = join(folder, 'guides/theming');
  followGuide('docs/guides/theming.md', theming);
  run(process.execPath, ['writeBrand.mjs'], theming);
  const product = join(folder, 'examples/provider-product');
  cpSync(join(root, 'examples/provider-product'), product, { recursive: true });
  typeCheck(folder);
  await openBuilt(folder, lookAtBrand);
  await openBuilt(theming, lookAtTheming);
  await openBuilt(product, lookAtProduct);
}

/**
 * A server that streams the same screen, whose markup the browser then takes over without a warning: of an attribute that differs only the
 * development build of React speaks.
 */
export async function checkServerRendered(packed: Packed, folder: string): Promise<void> {
  await installConsumer('server-rendered', packed, folder);
  typeCheck(folder);
  // Every module, not only those of this page: none of them asks for a window by being loaded.
  const modules = packed.entries.map((entry) => `await import('@wallet/ui${entry.slice(1)}');`);
  run(process.execPath, ['--input-type=module', '--eval', modules.join('\n')], folder);
  const settings = { root: folder, configFile: false, logLevel: 'error' } as const;
  const server = { ssr: 'src/server.tsx', outDir: 'dist/server' };
  await build({ ...settings, build: server });
  await build({
    ...settings,
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { outDir: 'dist/client', rolldownOptions: { input: join(folder, 'src/client.tsx'), output: { entryFileNames: 'client.js' } } },
  });
  await visiting('node serve.mjs', { folder, env: process.env }, async (url) => {
    assert.match(await (await fetch(url)).text(), /<form/, 'the streamed page');
    await openPage(url, async (page) => {
      await page.getByRole('textbox').first().fill('60000001');
      await page.getByRole('button', { name: 'Continue' }).waitFor();
    });
  });
}
