type Module = { readonly code: string | null; readonly importedIds: readonly string[] } | null;
/** Modules that go into one file, and the pages (by their place in the list) that load it. */
type Group = { readonly ids: readonly string[]; readonly pages: ReadonlySet<number>; readonly length: number };

/**
 * What one more file costs a page, in characters of source: it begins with the names that it takes and ends with those that it gives, and
 * its compression knows nothing of its neighbours. About 0.1 KB.
 */
const FILE = 1500;

const usersOf = (pages: readonly (readonly string[])[]): ReadonlyMap<string, ReadonlySet<number>> => {
  const users = new Map<string, Set<number>>();
  for (const [page, ids] of pages.entries()) for (const id of ids) users.set(id, (users.get(id) ?? new Set()).add(page));
  return users;
};

/** The modules that the very same pages load, where these are more than one. */
function byPages(users: ReadonlyMap<string, ReadonlySet<number>>, lengthOf: (id: string) => number): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [id, pages] of users) {
    if (pages.size < 2) continue;
    const key = [...pages].join(' ');
    const { ids, length } = groups.get(key) ?? { ids: [], length: 0 };
    groups.set(key, { ids: [...ids, id], pages, length: length + lengthOf(id) });
  }
  return [...groups.values()];
}

/** What all pages together save when two files become one: a file less for who loads both, the other half in vain for who loads one. */
function gainOf(one: Group, other: Group): number {
  const both = [...one.pages].filter((page) => other.pages.has(page)).length;
  return FILE * both - one.length * (other.pages.size - both) - other.length * (one.pages.size - both);
}

/** Whether a file needs the other by way of a third: as one file they would need what needs them, and neither could run first. */
function needsThroughAnother(from: Group, to: Group, needs: (group: Group) => readonly Group[]): boolean {
  const visited = new Set<Group>([from]);
  const reaches = (group: Group): boolean =>
    needs(group).some((next) => {
      if (visited.has(next)) return false;
      visited.add(next);
      return next === to || reaches(next);
    });
  return needs(from).some((next) => next !== to && next !== from && reaches(next));
}

/**
 * Joins what several pages share into files, beginning with one for every set of pages: two become one where that costs their pages less.
 * @param pages the modules of each page that have no file yet
 * @returns module -> name of its file
 */
export function joinShared(pages: readonly (readonly string[])[], moduleOf: (id: string) => Module): ReadonlyMap<string, string> {
  let groups = byPages(usersOf(pages), (id) => moduleOf(id)?.code?.length ?? 0);
  for (;;) {
    const home = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group])));
    const needs = (group: Group): readonly Group[] =>
      [...new Set(group.ids.flatMap((id) => moduleOf(id)?.importedIds ?? []))].flatMap((id) => home.get(id) ?? []);
    const pairs = groups.flatMap((one, index) =>
      groups.slice(index + 1).flatMap((other) => {
        const gain = gainOf(one, other);
        return gain > 0 ? [{ one, other, gain }] : [];
      }),
    );
    const best = pairs
      .toSorted((left, right) => right.gain - left.gain)
      .find(({ one, other }) => !needsThroughAnother(one, other, needs) && !needsThroughAnother(other, one, needs));
    if (best === undefined) return new Map(groups.flatMap(({ ids }, index) => ids.map((id) => [id, `shared${index}`])));
    const { one, other } = best;
    const joined: Group = {
      ids: [...one.ids, ...other.ids],
      pages: new Set([...one.pages, ...other.pages]),
      length: one.length + other.length,
    };
    groups = [...groups.filter((group) => group !== one && group !== other), joined];
  }
}
