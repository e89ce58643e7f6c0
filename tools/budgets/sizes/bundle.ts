import { brotliCompressSync } from 'node:zlib';
import { build, type PluginOption, type Rolldown } from 'vite';
import { browserResolution, styleTransform } from '../../build/uiSources.ts';

/** Transfer size in KB of 1,000 bytes: brotli with the highest quality. */
export const toBrotliKb = (text: string): number => brotliCompressSync(text).length / 1000;

/** Bundles as a product's build would: minified, for production. Nothing is written to disk. */
export async function bundle(options: Rolldown.RolldownOptions, plugins: PluginOption[] = []) {
  const answer = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    resolve: browserResolution,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
    build: { write: false, modulePreload: false, reportCompressedSize: false, rolldownOptions: { transform: styleTransform, ...options } },
  });
  return (Array.isArray(answer) ? answer : [answer]).flatMap((one) => ('output' in one ? one.output : []));
}
