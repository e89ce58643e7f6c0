import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel, type ExtractorMessage } from '@microsoft/api-extractor';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { findUndated } from './findUndated.ts';
import { listPublicEntries } from './listPublicNames.ts';
import { readDocs } from './readDocs.ts';
import { writeSlotTable } from './slotTable.ts';
import { findCitations } from '../../packages/ui/build/rowIds.ts';
import { getBinPath, root, run } from './run.ts';

const ui = join(root, 'packages/ui');
const SETTINGS = join(ui, 'api-extractor.json');
const REPORTS = join(ui, 'api');
const manifestSchema = z.object({ version: z.string() });
const statusSchema = z.object({ releases: z.array(z.object({ name: z.string() })) });
const namePage = (entry: string): string => `${entry.replaceAll('/', '.')}.api.md`;

/** Of one declaration file. The English texts are longer: they are the types of their own keys and values. */
const MAX_CHARACTERS = 20_000;

/** @throws if a published docstring cites what readers of the package cannot look up, or a declaration contains those of another package */
function checkDeclarations(): void {
  const files = globSync('dist/**/*.d.ts', { cwd: ui }).map((file) => ({ file, text: readFileSync(join(ui, file), 'utf8') }));
  const cited = files.flatMap(({ file, text }) => findCitations(text).map((citation) => `${file}: ${citation}`));
  if (cited.length > 0)
    throw new Error(`Published declarations cite what only this repository has: give the reason in words.\n${cited.join('\n')}`);
  const long = files.filter(({ file, text }) => text.length > MAX_CHARACTERS && !file.endsWith('/englishTexts.d.ts'));
  if (long.length > 0) throw new Error(`Name the types that these declarations spell out:\n${long.map(({ file }) => file).join('\n')}`);
}

/**
 * @throws if the public types have changed since the commit of the last version without a changeset (`changeset status`) for the library, or
 * have a new name that does not say since when it exists
 */
function checkChangeset(): void {
  const version = run('git', ['log', '-1', '--format=%H', '-G"version":', '--', 'packages/ui/package.json'], root).trim();
  const diff = run('git', ['diff', version, '--', 'packages/ui/api'], root);
  if (diff === '') return;
  const released = manifestSchema.parse(JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'))).version;
  const undated = findUndated(diff, released, readDocs());
  if (undated.length > 0)
    throw new Error(`Added since ${released}: write @since with the next version into their docstrings.\n${undated.join('\n')}`);
  const file = join(ui, 'dist/changesets.json');
  run(getBinPath('changeset'), ['status', '--output', file], root);
  const { releases } = statusSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  rmSync(file);
  if (releases.some(({ name }) => name === '@wallet/ui')) return;
  throw new Error('The public types of @wallet/ui have changed since the last version: announce it by a file below .changeset.');
}

/** Types, and values by `typeof`, that an entry uses but does not export itself. */
const foreign = new Set<string>();

/** Collects foreign types, without the number of a name that occurs twice, and hides the compiler's name, which each entry reports. */
function handleMessage(message: ExtractorMessage): void {
  if (message.messageId === 'ae-forgotten-export') foreign.add(/"(\w+?)(?:[_$]\d+)?"/.exec(message.text)?.[1] ?? message.text);
  message.handled = message.logLevel === ExtractorLogLevel.Info;
}

/** The list of the catalogues of `Translation`. Each of them is on the page of the entry that exports it. */
const ALL_CATALOGUES = 'catalogues';

/** @throws if no entry exports a type that one of them uses, or a catalogue of texts, because no page would show when it changes */
function checkForeignNames(): void {
  const pages = readdirSync(REPORTS)
    .map((page) => readFileSync(join(REPORTS, page), 'utf8'))
    .join('\n');
  const texts: object = JSON.parse(readFileSync(join(ui, 'dist/texts/en.json'), 'utf8'));
  const missing = [
    ...[...foreign].filter((name) => !new RegExp(`^export (?:type|interface|class|const) ${name}\\b`, 'm').test(pages)),
    ...Object.keys(texts).filter((feature) => !pages.includes(`}, "${feature}">;`)),
  ].filter((name) => name !== ALL_CATALOGUES);
  if (missing.length > 0) throw new Error(`Entries of @wallet/ui use types or texts that none of them exports:\n${missing.join('\n')}`);
}

function prepareConfig(entry: string): ExtractorConfig {
  const configObject = ExtractorConfig.loadFile(SETTINGS);
  configObject.mainEntryPointFilePath = join(ui, 'dist', entry, 'index.d.ts');
  configObject.apiReport = {
    enabled: true,
    reportFileName: namePage(entry),
    reportFolder: REPORTS,
    reportTempFolder: join(ui, 'dist/api'),
  };
  return ExtractorConfig.prepare({ configObject, configObjectFullPath: SETTINGS, packageJsonFullPath: join(ui, 'package.json') });
}

/**
 * Compares the public types of each entry with its committed page below `packages/ui/api`, or writes the pages, and asks for a changeset if
 * they differ from those of the last version.
 */
export function checkApi(update: boolean): void {
  checkDeclarations();
  if (update) writeSlotTable(readDocs());
  const entries = listPublicEntries();
  const configs = entries.map(prepareConfig);
  const [first, ...others] = configs;
  if (first === undefined) throw new Error('packages/ui has no entry');
  mkdirSync(REPORTS, { recursive: true });
  const compilerState = CompilerState.create(first, { additionalEntryPoints: others.map((config) => config.mainEntryPointFilePath) });
  const isEqual = (config: ExtractorConfig): boolean =>
    Extractor.invoke(config, { localBuild: update, compilerState, messageCallback: handleMessage, printApiReportDiff: true }).succeeded;
  const differing = configs.filter((config) => !isEqual(config)).map((config) => basename(config.reportFilePath));
  const pages = new Set(entries.map(namePage));
  const stale = readdirSync(REPORTS).filter((page) => !pages.has(page));
  if (update) for (const page of stale) rmSync(join(REPORTS, page));
  else differing.push(...stale);
  if (differing.length > 0) throw new Error(`The public types differ (node tools/check-package.ts --update):\n${differing.join('\n')}`);
  checkForeignNames();
  checkChangeset();
}
