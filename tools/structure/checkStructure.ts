import { checkImport, featureOf, zoneOf } from './checkImport.ts';
import { checkPlacement } from './checkPlacement.ts';
import { readModule } from './readModule.ts';
import type { Sources } from './readSources.ts';
import { caps, emptyWords, written } from './rules.ts';

const linesOf = (text: string): number => text.trimEnd().split('\n').length;

function checkFile(path: string, text: string, sources: Sources, features: ReadonlySet<string>): readonly string[] {
  const zone = zoneOf(path);
  if (zone === undefined) return ['is in no zone: add it to tools/structure/rules.ts'];
  const facts = readModule(path, text);
  const feature = zone.namedFeatures === true ? featureOf(zone, path) : undefined;
  const lines = linesOf(text);
  return [
    facts.error === undefined ? undefined : `cannot be read: ${facts.error}`,
    lines > caps.most && !written.has(path) ? `has ${lines} lines, the cap is ${caps.most}` : undefined,
    facts.hasDefaultExport && zone.defaultExport !== true ? 'has a default export' : undefined,
    facts.hasStarExport ? 'has an `export *`' : undefined,
    facts.reExports.length > 0 ? `hands on the exports of ${facts.reExports.join(', ')}` : undefined,
    /\/index\.tsx?$/.test(path) ? 'is a barrel: name it after what it holds' : undefined,
    emptyWords.test(path) ? 'has a name that does not say what it holds' : undefined,
    zone.noJsx === true && path.endsWith('.tsx') ? 'is a .tsx that Node would have to run' : undefined,
    zone.noMarkup === true && facts.markup.length > 0 ? `has markup of its own: ${facts.markup.join(', ')}` : undefined,
    feature !== undefined && !features.has(feature) ? `feature ${feature} is not in features.json` : undefined,
    ...facts.imports.map((specifier) => checkImport(zone, path, specifier, sources)),
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

/** Every breach of the structure, as `path: what`. Empty when there is none. */
export function checkStructure(sources: Sources, features: ReadonlySet<string>): readonly string[] {
  const modules = [...sources].filter(([path]) => /\.tsx?$/.test(path));
  return [
    ...modules.flatMap(([path, text]) => checkFile(path, text, sources, features).map((problem) => `${path}: ${problem}`)),
    ...checkPlacement(sources),
    ...checkSizes(modules.map(([, text]) => text)),
  ];
}
