import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { join } from 'node:path';
import { shippedLicences } from './licences.plugin.ts';
import { withoutStandIns } from './standIns.plugin.ts';
import { browserResolution, nodeResolution, styleTransform } from '../tools/build/uiSources.ts';

export const NONCE_PLACE = '__CSP_NONCE__';

/** `provider` is the build for a real one: without the stand-ins of the sandbox. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), shippedLicences, ...(mode === 'provider' ? [withoutStandIns] : [])],
  resolve: browserResolution,
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
      output: {
        // The first file names all others: long names would cost each visitor a kilobyte.
        chunkFileNames: 'static/[hash:7].js',
        // In script and map: the error collector finds the one by the other (THIRD-060).
        sourcemapDebugIds: mode === 'provider',
        codeSplitting: {
          groups: [
            // What every visit starts with, and what nearly every page draws with, are a file each; the rest is split by Vite (ADR 25).
            // The entry stays apart: in a group it would be no entry of the manifest, and the page would not name it.
            { name: 'start', tags: ['$initial'], test: /^(?!.*\/app\/(?:index\.html|src\/main\.tsx)$)/ },
            {
              name: 'drawing',
              test: /packages\/(?:ui\/src\/(?:foundations|components|texts)|core\/src\/(?:money|format))\/|lucide-react/,
              minShareCount: 16,
            },
          ],
        },
      },
    },
  },
}));
