import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { layerRules } from './layerRules.ts';

const FOLDERS = ['.storybook', 'app', 'console', 'e2e', 'examples', 'packages', 'stories', 'tools', 'visual-tests'];

/** Every import of the sources below a folder, types and `import()` included, judged by the rules of the layers. */
export async function readLayers(baseDir: string, folders: readonly string[] = FOLDERS): Promise<ICruiseResult> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir,
      // dependency-cruiser reads TypeScript 7 by no other parser: without swc it would find no import and no breach.
      parser: 'swc',
      ruleSet: { forbidden: [...layerRules] },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      // Our own builds alone: many a package has its files in a folder of that name.
      exclude: { path: String.raw`^(dist|app/dist|console/dist|packages/[^/]+/dist|tools/(stand-ins|consumers|bench))/` },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['@wallet/source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser answered a text in place of its result.');
  return output;
}

/** Every breach of the layers, as `path: what`. Empty when there is none. */
export function problemsOf({ summary }: ICruiseResult): readonly string[] {
  return summary.violations.map(({ from, to, rule }) => `${from}: ${rule.name} ${to}`);
}
