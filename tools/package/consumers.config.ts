import { defineConfig } from '@playwright/test';
import { delimiter, join } from 'node:path';
import { chromeFlags, getChromePath } from '../getChromePath.ts';
import { checkProducts, listGuides, listStarters } from './guides.ts';

/** Read by tools/runSteps.ts to count the results. */
const REPORT = process.env['REPORT'];
const PRODUCTS = process.env['PRODUCTS'] ?? '';
const FIRST_PORT = 4600;

/** A product with the packed library installed, and the command that builds and serves it. It reads PORT from its environment. */
type Product = { readonly folder: string; readonly command: string; readonly mode?: 'production' | 'development' };

const toPreview = (root: string): Product => {
  const settings = `${root} --config vite.config.ts --logLevel error`;
  return { folder: 'vite-app', command: `vite build ${settings} && vite preview ${settings} --port $PORT` };
};
const toStarter = (name: string, serve: string, develop: string): Record<string, Product> => ({
  [name]: { folder: `starters/${name}`, command: serve },
  // The development build names attributes that differ between server and browser.
  [`${name} in development`]: { folder: `starters/${name}`, command: develop, mode: 'development' },
});

const products: Readonly<Record<string, Product>> = {
  brand: toPreview('.'),
  ...Object.fromEntries(listGuides().map((name) => [name, toPreview(`guides/${name}`)])),
  streamed: {
    folder: 'server-rendered',
    command: 'vite build --logLevel error --ssr src/server.tsx && vite build --logLevel error && node serve.mjs',
  },
  ...toStarter('next', 'next build && next start -p $PORT', 'next dev -p $PORT'),
  ...toStarter('react-router', 'react-router build && react-router-serve build/server/index.js', 'react-router dev --port $PORT'),
  ...toStarter('astro', 'astro build && astro preview --port $PORT', 'astro dev --port $PORT'),
  ...toStarter('tanstack-router', 'vite build && vite preview --port $PORT', 'vite --port $PORT'),
  ...toStarter('vite', 'vite build && vite preview --port $PORT', 'vite --port $PORT'),
};

checkProducts(listStarters(), Object.keys(products));

/** The folder of the Vite app with the files of a guide. */
export const getGuideFolder = (name: string): string => join(PRODUCTS, 'vite-app/guides', name);

/** A file of a starter, as it was copied. */
export const getStarterFile = (path: string): string => join(PRODUCTS, 'starters', path);

export const getAddress = (name: string): string => `http://localhost:${FIRST_PORT + Object.keys(products).indexOf(name)}/`;

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'consumers.spec.ts',
  outputDir: '../../test-results/consumers',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A development server compiles on the first request.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: REPORT === undefined ? 'dot' : [['dot'], ['json', { outputFile: REPORT }]],
  use: { launchOptions: { executablePath: getChromePath(), args: chromeFlags } },
  webServer: Object.entries(products).map(([name, { folder, command, mode = 'production' }]) => ({
    name,
    command,
    cwd: join(PRODUCTS, folder),
    url: getAddress(name),
    env: {
      PORT: new URL(getAddress(name)).port,
      NODE_ENV: mode,
      PATH: [join(PRODUCTS, 'starters/node_modules/.bin'), process.env['PATH']].join(delimiter),
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    timeout: 180_000,
  })),
});
