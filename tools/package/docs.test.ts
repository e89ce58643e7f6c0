import { expect, it } from 'vitest';
import { findCitations } from '../../packages/ui/build/rowIds.ts';
import { englishTexts } from '../../packages/ui/src/texts/en/englishTexts.ts';
import { listPackedGuides } from './guides.ts';
import { listPublicEntries, listPublicNames } from './listPublicNames.ts';
import { listTexts } from './listTexts.ts';
import { findUndated } from './findUndated.ts';
import { readDocs, readTags, type PublicEntry, type PublicExport } from './readDocs.ts';
import { makeSlotTable, readSlotTable } from './slotTable.ts';
import { makeComponentData, makeLlmsText } from './writeDocs.ts';

const docs = readDocs();
const described = { name: '@wallet/ui', version: '1.0.0', description: 'Screens.' };
const names = listPublicNames();
const exportsOf = docs.flatMap(({ entry, exports }) => exports.map((one) => ({ entry, ...one })));
const buildDocs = (since: string): readonly PublicEntry[] => [
  {
    entry: 'components/Slider',
    exports: [{ name: 'Slider', kind: 'component', description: '', status: 'stable', since, props: [], extends: [], variants: [] }],
  },
];
const findExport = (entry: string, name: string) => docs.find((one) => one.entry === entry)?.exports.find((one) => one.name === name);
const findProp = (entry: string, name: string, prop: string) => findExport(entry, name)?.props.find((one) => one.name === prop);
const nameProps = ({ props, variants }: PublicExport) =>
  [props, ...variants.map((one) => one.props)].map((list) => list.map(({ name }) => name));
/** Names of code without backticks, which the compiler also makes of a `{@link}`. */
const listBareNames = ({ name, description, ...shape }: PublicExport): readonly string[] =>
  [description, ...[shape, ...shape.variants].flatMap(({ props }) => props.flatMap((prop) => [prop.description, prop.default ?? '']))]
    .flatMap((words) => words.replaceAll(/`[^`]*`/g, '').match(/(?<![@\w-]|@\w+ )[a-z]+[A-Z][a-z]\w*/g) ?? [])
    .map((bare) => `${name}: ${bare}`);
const hasNothing = ({ type, props, variants, extends: inherited }: PublicExport): boolean =>
  type === undefined && props.length + variants.length + inherited.length === 0;

it('the manifest has every entry and every public value, and each entry says what it is (LIB-011)', () => {
  expect(docs.map(({ entry }) => entry)).toEqual(listPublicEntries());
  expect(names.length).toBeGreaterThan(400);
  expect(names.filter(({ entry, name }) => findExport(entry, name.replace(/^.* as /, '')) === undefined)).toEqual([]);
  expect(docs.filter(({ exports }) => exports.every(({ description }) => description === ''))).toEqual([]);
  expect(docs.flatMap(({ exports }) => exports).filter(({ description }) => /\(-\d\d/.test(description))).toEqual([]);
});

it('the manifest lists the catalogues that a component can show, those of its parts on demand too (LIB-011, LIB-014)', () => {
  const listed = new Map(
    docs.flatMap(({ entry, exports }) =>
      exports.filter(({ kind }) => kind === 'component').map(({ name }) => [name, listTexts(entry, name)]),
    ),
  );
  expect(listed.get('LoginScreen')).toEqual(expect.arrayContaining(['access', 'code-step', 'login', 'timer', 'welcome']));
  expect(listed.get('TransactionsScreen')).toEqual(expect.arrayContaining(['account-names', 'date-range', 'transaction-list']));
  expect(listed.get('LoginScreen')).not.toContain('transaction-list');
  expect(listed.get('Button')).toEqual([]);
  const shown = new Set([...listed.values()].flat());
  // A product writes the titles of its transactions itself.
  expect(Object.keys(englishTexts).filter((feature) => !shown.has(feature))).toEqual(['transaction-titles']);
  expect(JSON.stringify(makeComponentData(described, docs))).toContain('"texts":["access",');
});

it('llms.txt has every entry with its purpose, every public value, and every guide (LIB-011)', () => {
  const lines = makeLlmsText(described, docs).split('\n');
  const isNamed = (entry: string, name: string): boolean =>
    lines.some((line) => line.startsWith(`- [${entry}](`) && line.includes(`\`${name}\``));
  expect(names.filter(({ entry, name }) => !isNamed(entry, name.replace(/^.* as /, '')))).toEqual([]);
  for (const path of listPackedGuides())
    expect(lines.filter((line) => line.includes(`](${path}): `))).toEqual([expect.stringMatching(/: [A-Z].+\.$/)]);
  expect(lines.filter((line) => line.includes('](dist/') && !/\. [A-Z].{10}/.test(line))).toEqual([]);
});

it.each([
  ['screens/transactions', 'The transaction history'],
  ['screens/fiat-exchange', 'Exchanges one fiat currency for another'],
  ['screens/sepa-topup', 'Tops up by SEPA bank transfer'],
  ['screens/assets', 'The home of a customer'],
  ['components/Button', 'A button'],
  ['money', 'Amounts for the view models'],
])('llms.txt says of %s what its screen, its component or the module is: "%s" (LIB-011)', (entry, words) => {
  const line = makeLlmsText(described, docs)
    .split('\n')
    .find((one) => one.startsWith(`- [${entry}](`));
  expect(line?.split('`. ').at(-1)).toMatch(new RegExp(`^${words}`));
});

it('takes descriptions and types from the docstrings, without the ids of requirements (LIB-011)', () => {
  expect(findExport('components/Button', 'Button')?.description).toMatch(/^A button \(ARIA button pattern\)\./);
  expect(findExport('components/Button', 'ButtonProps')?.props.find(({ name }) => name === 'busy')).toMatchObject({
    type: 'boolean',
    isOptional: true,
    default: 'false',
    description: expect.stringMatching(/^Marks work in progress\..*ignores presses\./),
  });
});

it('states the English text of a key of a catalogue, which a product overrides (LIB-011)', () => {
  expect(findProp('screens/fiat-exchange', 'fiatExchangeTexts', 'minimum')).toMatchObject({ text: 'Min: {amount}' });
});

it('has what the library declares of its own beside React, with its own words, and no key of React (LIB-011)', () => {
  expect(findProp('components/Link', 'Link', 'href')).toEqual({
    name: 'href',
    type: 'string',
    isOptional: false,
    description: 'Target of the link.',
  });
  expect(findProp('components/Link', 'Link', 'ref')).toMatchObject({ type: 'Ref<HTMLAnchorElement>', description: 'Ref to the element.' });
  expect(findProp('foundations/Layout', 'Page', 'id')).toMatchObject({ isOptional: true, default: expect.stringContaining('`contentId`') });
  expect(findProp('patterns/PageStates', 'StatePage', 'children')?.description).toMatch(/^An ErrorState or EmptyState/);
  expect(findProp('screens/account-plans', 'PlanView', 'key')).toMatchObject({ type: 'PlanKey', isOptional: false });
  const components = exportsOf.filter(({ kind }) => kind === 'component');
  expect(components.filter((one) => nameProps(one).flat().includes('key')).map(({ name }) => name)).toEqual([]);
});

it('says what the type parameters of a component or type extend (LIB-011)', () => {
  expect(findExport('screens/sepa-withdrawal', 'SepaWithdrawalScreen')?.parameters).toEqual(['AnyId extends Id']);
  expect(findExport('screens/trade', 'TradeWayHrefs')?.parameters).toBeUndefined();
  expect(findExport('patterns/form', 'CallOutcome')?.parameters).toEqual(['Field extends string', 'Special', 'Answer']);
});

it('has no private member and nothing that JavaScript declares: the text of the type if nothing else is left (LIB-011)', () => {
  expect(findExport('money', 'Money')?.props.map(({ name }) => name)).toEqual(['currencyCode', 'decimals', 'toJSON']);
  expect(findExport('texts', 'Catalogue')).toMatchObject({ type: expect.stringMatching(/^Texts<Entries> & /), props: [] });
  expect(findExport('patterns/TransactionList', 'MonthPage')).toMatchObject({
    type: "Pick<readonly Row[], 'at' | 'length'> | readonly Row[]",
    variants: [],
  });
});

it('has the properties of a component once: the type of what it takes names the component (LIB-011)', () => {
  const data = JSON.stringify(makeComponentData(described, docs));
  expect(data).toMatch(/\{"name":"ButtonProps","kind":"type",[^[{]*"propsOf":"Button"\}/);
  expect(data).toMatch(/\{"name":"Button",[^[{]*"kind":"component","props":\[\{"name":"children"/);
  const taken = docs.flatMap(({ exports }) =>
    exports.flatMap(({ kind, name }) => (kind === 'component' && exports.some((one) => one.name === `${name}Props`) ? name : [])),
  );
  // `OverlayProps` are those of every overlay, and `Overlay` takes more.
  expect(taken.filter((name) => !data.includes(`"propsOf":"${name}"`))).toEqual(['Overlay']);
});

it('no docstring cites rows or documents that only the repository has (LIB-011)', () => {
  expect(exportsOf.flatMap((one) => findCitations(JSON.stringify(one)).map((citation) => `${one.name}: ${citation}`))).toEqual([]);
});

it('sets the names of code in backticks (LIB-011)', () => {
  expect(exportsOf.flatMap(listBareNames)).toEqual([]);
  expect(findExport('money', 'Money')?.description).toMatch(/^An exact amount .* created by `money`, `parseMoney` or `fromMinorUnits` /);
});

it('lists what a component takes: its own properties, those of the types that they are made of, and names what is React’s (LIB-011)', () => {
  const button = findExport('components/Button', 'Button');
  expect(button).toMatchObject({ kind: 'component', extends: ['ButtonHTMLAttributes'] });
  expect(button?.props.map(({ name }) => name)).toEqual(['children', 'variant', 'size', 'fullWidth', 'busy', 'ref']);
  const withdrawal = findExport('screens/sepa-withdrawal', 'SepaWithdrawalScreenProps');
  expect(withdrawal?.props.map(({ name }) => name)).toEqual(expect.arrayContaining(['accounts', 'banks', 'onAmount', 'aside', 'iban']));
  expect(withdrawal?.variants.map(({ props }) => props.map(({ name, isOptional }) => ({ name, isOptional })))).toEqual([
    [{ name: 'quote', isOptional: false }],
    [{ name: 'settings', isOptional: false }],
  ]);
});

it('keeps the variants of a union apart, and has what is common to all once (LIB-011)', () => {
  const page = findExport('patterns/PageStates', 'PageState');
  expect(page && nameProps(page)).toEqual([[], ['kind'], ['kind', 'failure', 'onRetry'], ['kind', 'content', 'updatedAt']]);
  expect(findExport('patterns/form', 'CallOutcome')?.variants).toHaveLength(4);
  expect(findExport('screens/assets', 'AssetGroup')?.variants).toMatchObject([
    { type: "'bonds' | 'cash' | 'crypto' | 'data' | 'notes' | 'stocks'", props: [] },
    { props: [{ name: 'id' }, { name: 'label' }, { name: 'icon' }, { name: 'holds' }] },
  ]);
});

it('says of every public name what it takes or has (LIB-011)', () => {
  expect(exportsOf.length).toBeGreaterThan(1000);
  // The slot of overlays takes nothing.
  expect(exportsOf.filter(hasNothing).map(({ name }) => name)).toEqual(['OverlaySlot']);
});

it('the guide says which screens have which slots, as their types do (LIB-020)', () => {
  expect(readSlotTable(), 'npm run package -- --update writes it').toBe(makeSlotTable(docs));
  expect(readSlotTable()).toMatch(/^\| `header`, `aside`, `afterForm` +\| .*\bSepaWithdrawalScreen\b/m);
});

it('reads status and first version from the docstring, 1.0.0 without one (LIB-030)', () => {
  expect(readTags([{ name: 'since', text: '1.2.0' }, { name: 'experimental' }])).toEqual({ status: 'experimental', since: '1.2.0' });
  expect(findExport('components/Button', 'Button')).toMatchObject({ status: 'stable', since: '1.0.0' });
});

it('asks a name that was added after a release for its first version (LIB-030)', () => {
  const diff = '-export type Button = 1;\n+export type Button = 2;\n+export function Slider(input: SliderProps): JSX.Element;\n';
  expect(findUndated(diff, '1.0.0', buildDocs('1.0.0'))).toEqual(['Slider']);
  expect(findUndated(diff, '1.10.0', buildDocs('1.9.0'))).toEqual(['Slider']);
  expect(findUndated(diff, '1.0.0', buildDocs('1.1.0'))).toEqual([]);
  expect(findUndated(diff, '0.1.0', buildDocs('1.0.0'))).toEqual([]);
});
