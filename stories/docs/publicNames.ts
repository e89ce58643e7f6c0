const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../packages/ui/src/**/index.ts', { eager: true });

export type PublicName = { readonly name: string; readonly entry: string };
export type PublicNames = ReadonlyMap<unknown, PublicName>;

/** Where each public value can be imported from. */
export const publicNames: PublicNames = new Map(
  Object.entries(modules).flatMap(([path, module]) => {
    const entry = path.replace('../../packages/ui/src/', '').replace('/index.ts', '');
    return Object.entries(module).map(([name, value]) => [value, { name, entry }] as const);
  }),
);
