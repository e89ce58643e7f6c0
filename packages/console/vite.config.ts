import { defineConfig } from 'vite';
import { browserResolution, styleTransform } from '../../tools/build/uiSources.ts';

/** The provider replaces this with a nonce in every response. */
const NONCE_PLACE = '__CSP_NONCE__';

export default defineConfig({
  root: import.meta.dirname,
  base: '/sandbox/',
  resolve: browserResolution,
  html: { cspNonce: NONCE_PLACE },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'static',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { transform: styleTransform },
  },
});
