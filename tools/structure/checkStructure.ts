import { dirname } from 'node:path/posix';
import { checkPlacement } from './checkPlacement.ts';
import { checkPorts } from './checkPorts.ts';
import { readModule } from './readModule.ts';
import type { Sources } from './readSources.ts';
import { caps, emptyWords, mostEntries, written, zones } from './rules.ts';

/** The one place where names are handed on: what another product can import (`exports` in packages/ui/package.json). */
const PUBLIC_ENTRY = /^packages\/ui\/src\/(?:[\w-]+\/){1,2}index\.ts$/;

const linesOf = (text: string): number => text.trimEnd().split('\n').length;

function checkFile(path: string, text: string, features: ReadonlySet<string>): readonly string[] {
  const zone = zones.find(({ pattern }) => pattern.test(path));
  if (zone === undefined) return ['is in no zone: add it to tools/structure/rules.ts'];
  const facts = readModule(path, text);
  const feature = zone.namedFeatures === true ? zone.features?.exec(path)?.[1] : undefined;
  const lines = linesOf(text);
  return [
    facts.error === undefined ? undefined : `cannot be read: ${facts.error}`,
    lines > caps.most && !written.has(path) ? `has ${lines} lines, the cap is ${caps.most}` : undefined,
    facts.hasDefaultExport && zone.defaultExport !== true ? 'has a default export' : undefined,
    facts.hasStarExport ? 'has an `export *`' : undefined,
    facts.reExports.length > 0 && !PUBLIC_ENTRY.test(path) ? `hands on the exports of ${facts.reExports.join(', ')}` : undefined,
    /\/index\.tsx?$/.test(path) && !PUBLIC_ENTRY.test(path) ? 'is a barrel: name it after what it holds' : undefined,
    PUBLIC_ENTRY.test(path) && facts.hasCode ? 'is a public entry, so it only hands on names' : undefined,
    emptyWords.test(path) ? 'has a name that does not say what it holds' : undefined,
    zone.noJsx === true && path.endsWith('.tsx') ? 'is a .tsx that Node would have to run' : undefined,
    zone.noMarkup === true && facts.markup.length > 0 ? `has markup of its own: ${facts.markup.join(', ')}` : undefined,
    feature !== undefined && !features.has(feature) ? `feature ${feature} is not in features.json` : undefined,
  ].filter((problem) => problem !== undefined);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function checkSizes(texts: readonly string[]): readonly string[] {
  const lines = texts.map(linesOf).toSorted((left, right) => left - right);
  const [median, ninth] = [quantile(lines, 0.5), quantile(lines, 0.9)];
  return [
    ...(median > caps.median ? [`the median file has ${median} lines, the cap is ${caps.median}`] : []),
    ...(ninth > caps.ninthDecile ? [`one file in ten has over ${ninth} lines, the cap is ${caps.ninthDecile}`] : []),
  ];
}

/** Files side by side beyond which nobody finds one: tests, stories, journeys and icons aside. */
function checkFolders(paths: readonly string[]): readonly string[] {
  const counted = paths.filter((path) => !/\.test\.tsx?$|^(?:stories|e2e)\/|\/glyphs\//.test(path));
  return [...Map.groupBy(counted, (path) => dirname(path))].flatMap(([folder, files]) => {
    return files.length > caps.folder ? [`${folder}: has ${files.length} files side by side, the cap is ${caps.folder}`] : [];
  });
}

function checkEntries(paths: readonly string[]): readonly string[] {
  const entries = paths.filter((path) => PUBLIC_ENTRY.test(path)).length;
  return entries > mostEntries ? [`packages/ui: has ${entries} public entries, the cap is ${mostEntries}`] : [];
}

/** Every breach of the structure but those of the layers (`checkLayers`), as `path: what`. Empty when there is none. */
export function checkStructure(sources: Sources, features: ReadonlySet<string>): readonly string[] {
  const modules = [...sources].filter(([path]) => /\.tsx?$/.test(path));
  return [
    ...modules.flatMap(([path, text]) => checkFile(path, text, features).map((problem) => `${path}: ${problem}`)),
    ...checkPlacement(sources),
    ...checkPorts(sources),
    ...checkFolders(modules.map(([path]) => path)),
    ...checkEntries(modules.map(([path]) => path)),
    ...checkSizes(modules.map(([, text]) => text)),
  ];
}
