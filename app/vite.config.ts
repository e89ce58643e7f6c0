import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { join } from 'node:path';
import { layerOf } from './chunks.config.ts';
import { withoutProvidersPart } from './clientContract.config.ts';
import { shippedLicences } from './licences.plugin.ts';
import { withoutStandIns } from './standIns.config.ts';
import { publicEntries } from './publicEntries.plugin.ts';
import { leanRouter, plainIcons, withoutUnusedParts } from './unusedParts.config.ts';
import { browserResolution, nodeResolution, styleTransform } from '../tools/build/uiSources.ts';

export const NONCE_PLACE = '__CSP_NONCE__';

const router = join(import.meta.dirname, '../node_modules/react-router/dist/production');
/** The router without its warnings for developers: by its own address a bundler is given the one with them. */
const routerOfProduction = [
  { find: /^react-router$/, replacement: `${router}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
];

/** `provider` is the build for a real one: without the stand-ins of the sandbox. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    publicEntries,
    withoutUnusedParts,
    leanRouter,
    plainIcons,
    withoutProvidersPart,
    shippedLicences,
    ...(mode === 'provider' ? [withoutStandIns] : []),
  ],
  resolve: { ...browserResolution, alias: routerOfProduction },
  ssr: { resolve: { conditions: nodeResolution.conditions } },
  html: { cspNonce: NONCE_PLACE },
  server: { port: 4174, proxy: { '/api': 'http://localhost:4173', '/sandbox': 'http://localhost:4173' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'static',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Read by the budgets: which chunks a route loads before it paints.
    manifest: true,
    rolldownOptions: {
      input: join(import.meta.dirname, 'index.html'),
      transform: styleTransform,
      preserveEntrySignatures: 'allow-extension',
      output: {
        strictExecutionOrder: false,
        // The first file names all others, for what is to be fetched beside them: long names would cost each visitor a kilobyte.
        chunkFileNames: 'static/[hash:7].js',
        // In script and map: the error collector finds the one by the other (THIRD-060).
        sourcemapDebugIds: mode === 'provider',
        codeSplitting: { groups: [{ name: layerOf(import.meta.dirname), debugName: 'layers' }], includeDependenciesRecursively: false },
      },
    },
  },
}));
