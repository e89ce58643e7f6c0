import * as z from 'zod/mini';

const colour = z.object({ components: z.tuple([z.number(), z.number(), z.number()]), alpha: z.optional(z.number()) });
const measure = z.object({ value: z.number(), unit: z.enum(['px', 'rem', 'ms']) });
const families = z.tuple([z.string()], z.string());
const plain = z.union([z.number(), colour, measure, families]);
const token = z.looseObject({
  $value: z.unknown(),
  $description: z.optional(z.string()),
  $extensions: z.optional(z.looseObject({ mode: z.optional(z.record(z.string(), z.unknown())) })),
});
const group = z.record(z.string(), z.unknown());

const ALIAS = /^\{([\w.-]+)\}$/;
const PX_PER_REM = 16;

type Value =
  | number
  | string
  | { readonly r: number; readonly g: number; readonly b: number; readonly a: number }
  | { readonly type: 'VARIABLE_ALIAS'; readonly id: string };
type Token = { readonly id: string; readonly description: string; readonly values: ReadonlyMap<string, unknown> };

/** The body of Figma's `POST /v1/files/:key/variables`. */
export type FigmaVariables = {
  readonly variableCollections: readonly {
    readonly action: 'CREATE';
    readonly id: string;
    readonly name: string;
    readonly initialModeId: string;
  }[];
  readonly variableModes: readonly {
    readonly action: 'CREATE' | 'UPDATE';
    readonly id: string;
    readonly name: string;
    readonly variableCollectionId: string;
  }[];
  readonly variables: readonly {
    readonly action: 'CREATE';
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly variableCollectionId: string;
    readonly resolvedType: 'COLOR' | 'FLOAT' | 'STRING';
  }[];
  readonly variableModeValues: readonly { readonly variableId: string; readonly modeId: string; readonly value: Value }[];
};

const ONLY_MODE = 'value';
const collections = ['primitive', 'semantic', 'component'] as const;
const themes = ['halden-light', 'halden-dark', 'ostra-light', 'ostra-dark'];
const modesOf = (collection: string): readonly string[] =>
  collection === 'semantic' ? [...themes, ...themes.map((theme) => `${theme}-contrast`)] : [ONLY_MODE];

/** Every token below a group, with its values by mode; a mode that is absent inherits from its theme, and a theme from the value. */
function tokensOf(path: readonly string[], node: unknown): readonly Token[] {
  const leaf = token.safeParse(node);
  if (leaf.success && leaf.data.$value !== undefined) {
    const { $value, $description = '', $extensions } = leaf.data;
    const stated = $extensions?.mode ?? {};
    const valueIn = (mode: string): unknown => stated[mode] ?? stated[mode.replace(/-contrast$/, '')] ?? $value;
    const values = new Map(modesOf(path[0] ?? '').map((mode) => [mode, valueIn(mode)]));
    return [{ id: path.join('.'), description: $description, values }];
  }
  const inner = group.safeParse(node);
  if (!inner.success) return [];
  return Object.entries(inner.data).flatMap(([name, child]) => (name.startsWith('$') ? [] : tokensOf([...path, name], child)));
}

function plainValue(value: unknown): Value | null {
  const { data } = plain.safeParse(value);
  if (data === undefined) return null;
  if (typeof data === 'number') return data;
  if ('components' in data) return { r: data.components[0], g: data.components[1], b: data.components[2], a: data.alpha ?? 1 };
  if ('unit' in data) return data.unit === 'rem' ? data.value * PX_PER_REM : data.value;
  return data[0];
}

const typeOf = (value: Value): 'COLOR' | 'FLOAT' | 'STRING' =>
  typeof value === 'number' ? 'FLOAT' : typeof value === 'string' ? 'STRING' : 'COLOR';

const aliasOf = (value: unknown): string | null => (typeof value === 'string' ? (ALIAS.exec(value)?.[1] ?? null) : null);
const collectionOf = (id: string): string => id.split('.')[0] ?? '';
const modeId = (collection: string, mode: string): string => `${collection}:${mode}`;

/**
 * The tokens as Figma's variables: colours, measures, durations, weights and families, with their references. Figma has no variable of a whole
 * typeface, a shadow or a curve: those stay in `tokens.json`.
 */
export function figmaVariables(file: unknown): FigmaVariables {
  const tree = group.parse(file);
  const tokens = new Map(collections.flatMap((name) => tokensOf([name], tree[name])).map((each) => [each.id, each]));
  /** What a value comes to at the end of its references; null where Figma has no such value. */
  const end = (value: unknown): Value | null => {
    const alias = aliasOf(value);
    if (alias === null) return plainValue(value);
    const target = tokens.get(alias);
    if (target === undefined) throw new Error(`There is no token "${alias}".`);
    return end([...target.values.values()][0]);
  };
  const shown = [...tokens.values()].flatMap((each) => {
    const first = end([...each.values.values()][0]);
    return first === null ? [] : [{ ...each, type: typeOf(first) }];
  });
  return {
    variableCollections: collections.map((name) => ({
      action: 'CREATE',
      id: name,
      name,
      initialModeId: modeId(name, modesOf(name)[0] ?? ONLY_MODE),
    })),
    variableModes: collections.flatMap((name) =>
      modesOf(name).map((mode, place) => ({
        action: place === 0 ? ('UPDATE' as const) : ('CREATE' as const),
        id: modeId(name, mode),
        name: mode,
        variableCollectionId: name,
      })),
    ),
    variables: shown.map(({ id, description, type }) => ({
      action: 'CREATE',
      id,
      name: id.split('.').slice(1).join('/'),
      description,
      variableCollectionId: collectionOf(id),
      resolvedType: type,
    })),
    variableModeValues: shown.flatMap(({ id, values }) =>
      [...values].map(([mode, value]) => {
        const alias = aliasOf(value);
        const own: Value | null = alias === null ? plainValue(value) : { type: 'VARIABLE_ALIAS', id: alias };
        if (own === null) throw new Error(`${id} is of another kind in ${mode}.`);
        return { variableId: id, modeId: modeId(collectionOf(id), mode), value: own };
      }),
    ),
  };
}
