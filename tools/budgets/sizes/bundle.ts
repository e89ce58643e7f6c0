import { build, type PluginOption, type Rolldown } from 'vite';
import { browserResolution, styleTransform } from '../../build/uiSources.ts';

/** Files as a product's build would carry them: minified, for production, written nowhere. */
export async function bundle(
  options: Rolldown.RolldownOptions,
  plugins: readonly PluginOption[] = [],
): Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const answer = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    resolve: browserResolution,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [...plugins],
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { transform: styleTransform, ...options },
    },
  });
  return (Array.isArray(answer) ? answer : [answer]).flatMap((one) => ('output' in one ? one.output : []));
}
