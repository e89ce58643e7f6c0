import { dirname } from 'node:path/posix';
import { checkPatches } from './checkPatches.ts';
import { checkPlacement } from './checkPlacement.ts';
import { checkPorts } from './checkPorts.ts';
import { readModule } from './readModule.ts';
import type { Sources } from './readSources.ts';

/** The only place for re-exports: what other products can import (`exports` in packages/ui/package.json). */
const PUBLIC_ENTRY = /^packages\/ui\/src\/(?:[\w-]+\/){1,2}index\.ts$/;
/** Every entry has to be supported. */
const MAX_ENTRIES = 120;
/** With more files a folder is hard to scan. Tests, stories and journeys do not count. */
const MAX_FILES = 25;
const UNCOUNTED = /\.test\.tsx?$|^(?:stories|e2e)\//;
/** Names that do not say what a file contains. */
const VAGUE_NAMES = /(^|\/)(utils?|helpers?|common|misc|managers?|stuff|lib)(\.[^/]*|\/)/i;
/** Its German pair is checked only there. */
const CATALOGUE = /(?<!\.texts|\.test)\.tsx?$/;
const FEATURE = /^(?:packages\/ui\/src\/screens|app\/src\/features|stories\/screens)\/([^/]+)\//;

function checkFile(path: string, text: string, features: ReadonlySet<string>): readonly string[] {
  const { reExports: all, hasCode } = readModule(path, text);
  // A vocabulary of a package's names (icons.ts) is not a barrel: nothing of ours hides behind it.
  const reExports = all.filter((name) => name.startsWith('.'));
  const isEntry = PUBLIC_ENTRY.test(path);
  const feature = FEATURE.exec(path)?.[1];
  return [
    reExports.length > 0 && !isEntry ? `hands on the exports of ${reExports.join(', ')}` : undefined,
    /\/index\.tsx?$/.test(path) && !isEntry ? 'is a barrel: name it after what it holds' : undefined,
    isEntry && hasCode ? 'is a public entry, so it only hands on names' : undefined,
    path.startsWith('packages/ui/src/') && CATALOGUE.test(path) && /= catalogue\(/.test(text)
      ? 'has a catalogue of texts, which belongs in a *.texts.ts'
      : undefined,
    VAGUE_NAMES.test(path) ? 'has a name that does not say what it holds' : undefined,
    feature !== undefined && !features.has(feature) ? `feature ${feature} is not in features.json` : undefined,
  ].flatMap((problem) => (problem === undefined ? [] : [`${path}: ${problem}`]));
}

function checkFolders(paths: readonly string[]): readonly string[] {
  const folders = Map.groupBy(paths, (path) => dirname(path));
  return [...folders].flatMap(([folder, { length }]) => (length > MAX_FILES ? [`${folder}: has ${length} files side by side`] : []));
}

/** All structural breaches, except those of the layers (`layers.config.ts`), as `path: what`. Empty if there are none. */
export function checkStructure(sources: Sources, features: ReadonlySet<string>): readonly string[] {
  const modules = [...sources].filter(([path]) => /\.tsx?$/.test(path));
  const paths = modules.map(([path]) => path);
  const entries = paths.filter((path) => PUBLIC_ENTRY.test(path)).length;
  return [
    ...modules.flatMap(([path, text]) => checkFile(path, text, features)),
    ...checkPlacement(sources),
    ...checkPorts(sources),
    ...checkPatches(sources),
    ...checkFolders(paths.filter((path) => !UNCOUNTED.test(path))),
    ...(entries > MAX_ENTRIES ? [`packages/ui: has ${entries} public entries, the cap is ${MAX_ENTRIES}`] : []),
  ];
}
