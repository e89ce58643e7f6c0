import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { join } from 'node:path';
import { shippedLicences } from './licences.plugin.ts';
import { withoutStandIns } from './standIns.plugin.ts';
import { browserResolution, nodeResolution, styleTransform } from '../tools/build/uiSources.ts';

export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** `provider` builds for a real provider, without the sandbox's stand-ins. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), shippedLicences, ...(mode === 'provider' ? [withoutStandIns] : [])],
  resolve: browserResolution,
  ssr: { resolve: { conditions: nodeResolution.conditions } },
  html: { cspNonce: NONCE_PLACEHOLDER },
  server: { port: 4174, proxy: { '/api': 'http://localhost:4173', '/sandbox': 'http://localhost:4173' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'static',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Read by the budgets to find which chunks a route loads before it paints.
    manifest: true,
    rolldownOptions: {
      input: join(import.meta.dirname, 'index.html'),
      transform: styleTransform,
      output: {
        // The first file names all others. Long names would cost each visitor a kilobyte.
        chunkFileNames: 'static/[hash:7].js',
        // Written into script and map, so that the error collector can match them (THIRD-060).
        sourcemapDebugIds: mode === 'provider',
        codeSplitting: {
          groups: [
            // One file for what every visit starts with, one for what nearly every page draws with, and one for what every operation
            // consists of. Vite splits the rest (ADR 25). The entry stays separate, because in a group it would not be a manifest entry
            // and the page would not reference it.
            { name: 'start', tags: ['$initial'], test: /^(?!.*\/app\/(?:index\.html|src\/main\.tsx)$)/ },
            {
              name: 'drawing',
              test: /packages\/(?:ui\/src\/(?:foundations|components|texts)|core\/src\/(?:money|format))\/|lucide-react/,
              minShareCount: 16,
            },
            { name: 'operation', test: /ui\/src\/patterns\/(?:OperationForm|StickyActions|FilledPage|FailureNotice)\//, minShareCount: 8 },
          ],
        },
      },
    },
  },
}));
