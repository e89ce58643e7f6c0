import type css from '@terrazzo/plugin-css';

type Plugin = ReturnType<typeof css>;
type GetTransforms = Parameters<NonNullable<Plugin['build']>>[0]['getTransforms'];

/** The ramps of Halden that a brand of a product's own makes anew from its seeds, and what they are called there. */
const ramps = { granite: 'neutral', fjord: 'accent' } as const;
const RAMP_STEP = /^var\(--primitive-color-(granite|fjord)-(\d+)\)$/;

/** Where a role of Halden finds its colour: on which step of which ramp, or the colour itself. */
function sourceOf(value: string, raw: ReadonlyMap<string, string>): string | null {
  const [, ramp, step] = RAMP_STEP.exec(value) ?? [];
  if (ramp === 'granite' || ramp === 'fjord') return `${ramps[ramp]}-${step ?? ''}`;
  const fixed = raw.get(/^var\((--primitive-color-[^)]+)\)$/.exec(value)?.[1] ?? '') ?? value;
  // A colour with alpha is a veil: no text is read on it alone.
  return /^#[0-9a-f]{6}$/.test(fixed) ? fixed : null;
}

/** Halden's colours as a rule for any brand: `defineBrand` reads it, and so the tokens stay the one place that knows the roles. */
export function brandRoles(getTransforms: GetTransforms): string {
  const textsOf = (mode: string, prefix: string): ReadonlyMap<string, string> =>
    new Map(
      getTransforms({ format: 'css', mode }).flatMap(({ id, localID = id, value }) =>
        id.startsWith(prefix) && typeof value === 'string' ? [[localID, longHex(value)] as const] : [],
      ),
    );
  const raw = textsOf('.', 'primitive.color.');
  const read = (mode: string): ReadonlyMap<string, string> => textsOf(mode, 'semantic.color.');
  const [light, dark] = [read('halden-light'), read('halden-dark')];
  const [lightMore, darkMore] = [read('halden-light-contrast'), read('halden-dark-contrast')];
  const roles = [...light.keys()].flatMap((name) => {
    const sources = [light, dark, lightMore, darkMore].map((values) => sourceOf(values.get(name) ?? '', raw));
    if (sources[0] === null || sources[1] === null) return [];
    const members = ['light', 'dark', 'lightMore', 'darkMore'].flatMap((mode, place) =>
      typeof sources[place] === 'string' ? [`${mode}: '${sources[place]}'`] : [],
    );
    return [`  '${name.slice('--semantic-color-'.length)}': { ${members.join(', ')} },\n`];
  });
  const steps = Object.entries(ramps).map(([ramp, name]) => {
    const own = [...raw].filter(([id]) => id.startsWith(`--primitive-color-${ramp}-`));
    return `  ${name}: {\n${own.map(([id, hex]) => `    '${name}-${id.split('-').at(-1) ?? ''}': '${hex}',\n`).join('')}  },\n`;
  });
  return [
    '/** Where each role of colour finds its colour, by mode. Built from tokens/tokens.json by "npm run tokens". */',
    `export const brandRoles = {\n${roles.join('')}} as const;\n`,
    '/** The steps of the ramps that seeds make anew, as Halden has them. */',
    `export const brandSteps = {\n${steps.join('')}} as const;\n`,
  ].join('\n');
}

/** `#fff` is `#ffffff`. */
function longHex(value: string): string {
  return /^#[0-9a-f]{3}$/.test(value) ? value.replaceAll(/[0-9a-f]/g, '$&$&') : value;
}
