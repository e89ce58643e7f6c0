import { brotliCompressSync } from 'node:zlib';
import { build, type PluginOption, type Rolldown } from 'vite';
import { browserResolution, styleTransform } from '../../build/uiSources.ts';

/** Size as it travels: brotli of the highest quality, in KB of 1,000 bytes. */
export const brotliKb = (text: string): number => brotliCompressSync(text).length / 1000;

/** Files as a product's build would carry them: minified, for production, written nowhere. */
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
