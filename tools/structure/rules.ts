import { appZones } from './appZones.ts';
import { sandboxZones } from './sandboxZones.ts';
import { uiZones } from './uiZones.ts';
import { testPackages, type Zone } from './zone.ts';

const ui = ['ui/stylesheets', 'ui/tokens', 'ui/texts', 'ui/catalogue', 'ui/foundations', 'ui/components', 'ui/patterns', 'ui/screens'];
const storyPackages = ['@storybook/react-vite', 'storybook/test', 'react', 'styled-components', 'zod/mini', 'lucide-react', 'qr'];

const storyZones: readonly Zone[] = [
  { name: 'stories/support', pattern: /^stories\/support\//, zones: [...ui, 'ui/languages', 'core'], packages: storyPackages },
  {
    name: 'stories',
    pattern: /^stories\/(foundations|components|patterns|screens)\//,
    zones: [...ui, 'core', 'stories/support'],
    packages: storyPackages,
    features: /^stories\/screens\/([^/]+)\//,
    namedFeatures: true,
    defaultExport: true,
  },
];

/** The operator's console: a desk tool, denser than `@wallet/ui`, of whose tokens it is drawn; in the words of the contract and the control surface. */
const consoleZones: readonly Zone[] = [
  {
    name: 'console/test',
    pattern: /^console\/src\/.*\.test\.ts$/,
    zones: ['console', 'contract'],
    packages: [...testPackages, 'node:'],
    noJsx: true,
  },
  {
    name: 'console',
    pattern: /^console\/src\//,
    zones: ['ui/stylesheets', 'ui/foundations', 'ui/components', 'ui/patterns', 'contract', 'sandbox/control', 'sandbox/presets'],
    packages: ['react', 'react-dom', 'zod/mini'],
  },
];

/** What another team writes: it has the published library and React, nothing else of this repository. */
const exampleZones: readonly Zone[] = [
  {
    name: 'examples',
    pattern: /^examples\/[^/]+\/src\//,
    zones: ['ui/stylesheets', 'ui/money', 'ui/texts', 'ui/foundations', 'ui/components', 'ui/patterns', 'ui/screens', 'ui/catalogue'],
    packages: ['react', 'react-dom', 'node:'],
  },
];

const journeyZones: readonly Zone[] = [
  {
    name: 'e2e/support',
    pattern: /^e2e\/support\//,
    zones: ['core'],
    packages: ['@playwright/test', '@axe-core/playwright', 'zod/mini', 'node:'],
    noJsx: true,
  },
  {
    name: 'e2e',
    pattern: /^e2e\/(third\/)?[^/]+\.spec\.ts$/,
    zones: ['core', 'e2e/support'],
    packages: ['@playwright/test', '@noble/curves/secp256k1', 'zod/mini', 'node:'],
    noJsx: true,
  },
];

const toolZones: readonly Zone[] = [
  // What a budget opens in a browser.
  { name: 'tools/page', pattern: /^tools\/budgets\/painting\/\w+Page\.ts$/, zones: ['ui/components'], packages: ['react', 'react-dom'] },
  {
    name: 'tools/budgets/painting/list',
    pattern: /^tools\/budgets\/painting\/list\//,
    zones: ['core', 'ui/stylesheets', 'ui/patterns'],
    packages: ['react', 'react-dom', 'node:'],
  },
  // The reference wrapper's page: the native side in TypeScript, with the app's own way to sign.
  {
    name: 'tools/wrapper/page',
    pattern: /^tools\/wrapper\/phone\.ts$/,
    zones: ['bridge', 'app/adapters'],
    packages: [],
    noJsx: true,
    reachesByPath: true,
  },
  {
    name: 'tools/test',
    pattern: /^(tools|visual-tests)\/.*\.test\.ts$/,
    zones: ['tools', 'core', 'contract', 'operator'],
    packages: [...testPackages, 'node:', 'pngjs', 'zod'],
    noJsx: true,
  },
  {
    name: 'tools',
    pattern: /^(tools|visual-tests)\/(?!stand-ins\/|consumers\/|bench\/)/,
    zones: ['core', 'contract', 'bridge', 'operator', 'e2e/support', 'tools/page', ...sandboxZones.map(({ name }) => name)],
    packages: [
      'node:',
      'dependency-cruiser',
      'ws',
      'loki',
      '@loki/diff-pixelmatch',
      'pixelmatch',
      'pngjs',
      'vite',
      'vitest',
      'rolldown',
      'hono',
      '@hono/node-server',
      'oxc-parser',
      'playwright',
      'zod/mini',
      '@electric-sql/pglite',
      // what draws the first screens of the public pages
      'react',
      'react-dom/static',
      'styled-components',
    ],
    noJsx: true,
    reachesByPath: true,
  },
  {
    name: 'settings',
    pattern: /^(\.storybook\/|[^/]+\.config\.ts$|(app|console|packages\/ui)\/[^/]+\.(config|plugin)\.ts$)/,
    zones: ['tools', 'stories/support', ...ui],
    packages: [
      'node:',
      '@storybook/react-vite',
      '@storybook/addon-a11y',
      '@storybook/addon-docs',
      '@storybook/addon-vitest',
      'storybook/test',
      'storybook',
      'dependency-cruiser',
      'loki',
      'vite',
      'vitest',
      '@vitest/browser-playwright',
      '@vitejs/plugin-react',
      '@playwright/test',
      'tsdown',
      '@terrazzo/cli',
      '@terrazzo/plugin-css',
      '@fontsource-variable/hanken-grotesk',
      'react',
    ],
    defaultExport: true,
    reachesByPath: true,
  },
  { name: 'settings/test', pattern: /^app\/[^/]+\.test\.ts$/, zones: ['settings'], packages: [...testPackages, 'vite'], noJsx: true },
];

/** Allow-list: what is not listed fails, a file in no zone included. */
export const zones: readonly Zone[] = [
  {
    name: 'core/test',
    pattern: /^packages\/core\/src\/.*\.test\.ts$/,
    zones: ['core', 'core/testing'],
    packages: [...testPackages, 'node:'],
    noJsx: true,
  },
  { name: 'core/testing', pattern: /^packages\/core\/src\/testing\//, zones: ['core'], packages: testPackages, noJsx: true },
  {
    name: 'core',
    pattern: /^packages\/core\/src\//,
    zones: [],
    packages: ['@noble/hashes', '@scure/base', 'date-fns', '@date-fns/utc'],
    noJsx: true,
  },
  {
    name: 'bridge/test',
    pattern: /^packages\/bridge\/src\/.*\.test\.ts$/,
    zones: ['bridge', 'bridge/conformance'],
    packages: [...testPackages, 'node:'],
    noJsx: true,
  },
  {
    // What runs on the machine of a wrapper's engineer, or in their web view.
    name: 'bridge/conformance',
    pattern: /^packages\/bridge\/src\/conformance\//,
    zones: ['bridge'],
    packages: ['node:', 'vite'],
    noJsx: true,
  },
  // Shells of other makers take it as it is, so it needs nothing (DEP-030).
  { name: 'bridge', pattern: /^packages\/bridge\/src\//, zones: [], packages: [], noJsx: true },
  {
    name: 'operator/test',
    pattern: /^packages\/operator\/src\/.*\.test\.ts$/,
    zones: ['operator', 'core', 'contract', 'contract/conformance'],
    packages: [...testPackages, 'zod/mini', 'node:'],
    noJsx: true,
  },
  {
    // What runs on the machine of an operator.
    name: 'operator',
    pattern: /^packages\/operator\/src\//,
    zones: ['core', 'contract', 'contract/conformance'],
    packages: ['zod/mini', 'node:', 'playwright'],
    noJsx: true,
  },
  {
    name: 'contract/test',
    pattern: /^packages\/contract\/src\/.*\.test\.ts$/,
    zones: ['contract', 'core'],
    packages: [...testPackages, 'zod/mini', 'node:'],
    noJsx: true,
  },
  {
    // What runs on the machine of a provider's engineer.
    name: 'contract/conformance',
    pattern: /^packages\/contract\/src\/conformance\//,
    zones: ['contract'],
    packages: ['zod/mini', 'node:'],
    noJsx: true,
  },
  { name: 'contract', pattern: /^packages\/contract\/src\//, zones: ['core'], packages: ['zod/mini', 'zod/v4/core'], noJsx: true },
  ...uiZones,
  ...sandboxZones,
  ...appZones,
  ...consoleZones,
  ...storyZones,
  ...exampleZones,
  ...journeyZones,
  ...toolZones,
];

/** Public entries of `@wallet/ui`: what can be imported has to be kept. */
export const mostEntries = 120;

/** Words that say nothing of what a file holds. */
export const emptyWords = /(^|\/)(utils?|helpers?|common|misc|managers?|stuff|lib)(\.[^/]*|\/)/i;

/** Files that a tool writes: nobody reads them from top to bottom, so their length says nothing. */
export const written = new Set(['packages/ui/src/tokens/tokenNames.ts']);

/** Lines, and files in a folder. One file over `most` fails, and so does a repository whose median or ninth decile is over. */
export const caps = { most: 300, folder: 25, ninthDecile: 180, median: 60 } as const;
