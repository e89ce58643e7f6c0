import type css from '@terrazzo/plugin-css';

type Plugin = ReturnType<typeof css>;
type GetTransforms = Parameters<NonNullable<Plugin['build']>>[0]['getTransforms'];

/** Halden's ramps that `defineBrand` regenerates from a brand's seed colours, and the names they get there. */
const seededRamps = { granite: 'neutral', fjord: 'accent' } as const;
const RAMP_STEP = /^var\(--primitive-color-(granite|fjord)-(\d+)\)$/;

/** Returns the ramp step that a role of Halden refers to, or its fixed colour. */
function findColourSource(value: string, raw: ReadonlyMap<string, string>): string | null {
  const [, ramp, step] = RAMP_STEP.exec(value) ?? [];
  if (ramp === 'granite' || ramp === 'fjord') return `${seededRamps[ramp]}-${step ?? ''}`;
  const fixed = raw.get(/^var\((--primitive-color-[^)]+)\)$/.exec(value)?.[1] ?? '') ?? value;
  // A colour with alpha is an overlay: text is never read against it alone.
  return /^#[0-9a-f]{6}$/.test(fixed) ? fixed : null;
}

/** Emits Halden's colours as rules that `defineBrand` applies to any brand, so the tokens stay the single source of the roles. */
export function printBrandRoles(getTransforms: GetTransforms): string {
  const textsOf = (mode: string, prefix: string): ReadonlyMap<string, string> =>
    new Map(
      getTransforms({ format: 'css', mode }).flatMap(({ id, localID = id, value }) =>
        id.startsWith(prefix) && typeof value === 'string' ? [[localID, expandHex(value)] as const] : [],
      ),
    );
  const raw = textsOf('.', 'primitive.color.');
  const read = (mode: string): ReadonlyMap<string, string> => textsOf(mode, 'semantic.color.');
  const [light, dark] = [read('halden-light'), read('halden-dark')];
  const [lightMore, darkMore] = [read('halden-light-contrast'), read('halden-dark-contrast')];
  const roles = [...light.keys()].flatMap((name) => {
    const role = name.slice('--semantic-color-'.length);
    const sources = [light, dark, lightMore, darkMore].map((values) => findColourSource(values.get(name) ?? '', raw));
    if (sources[0] === null || sources[1] === null) return [];
    const members = ['light', 'dark', 'lightMore', 'darkMore'].flatMap((mode, place) =>
      typeof sources[place] === 'string' ? [`${mode}: '${sources[place]}'`] : [],
    );
    return [{ name: `\n  | '${role}'`, line: `  '${role}': { ${members.join(', ')} },\n` }];
  });
  const steps = Object.entries(seededRamps).map(([ramp, name]) => {
    const own = [...raw].filter(([id]) => id.startsWith(`--primitive-color-${ramp}-`));
    return `  ${name}: {\n${own.map(([id, hex]) => `    '${name}-${id.split('-').at(-1) ?? ''}': '${hex}',\n`).join('')}  },\n`;
  });
  return [
    `/** A colour role: the name of a variable after \`--semantic-color-\`. */`,
    `export type ColourRole =${roles.map(({ name }) => name).join('')};\n`,
    '/** The source of each colour role, by mode. Built from tokens/tokens.json by "npm run tokens". */',
    `export const brandRoles = {\n${roles.map(({ line }) => line).join('')}} as const;\n`,
    '/** The ramp steps that seeds regenerate, with the colours of Halden. */',
    `export const brandSteps = {\n${steps.join('')}} as const;\n`,
  ].join('\n');
}

/** Expands `#fff` to `#ffffff`. */
function expandHex(value: string): string {
  return /^#[0-9a-f]{3}$/.test(value) ? value.replaceAll(/[0-9a-f]/g, '$&$&') : value;
}
