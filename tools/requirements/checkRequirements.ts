/** `docs/requirements/SEPA.md`: the rows of one area. */
const PAGE = /^docs\/requirements\/([A-Z]+)\.md$/;
const ROW = /^\| ((?:D-)?[A-Z]+-\d{2,3}) \|/gm;
const TEST = /\.(?:test|spec|stories)\.tsx?$/;
/** The name of a test or story. */
const NAME = /(?:\b(?:it|test|describe)(?:\.\w+)*\(\s*|\)\(\s*|^\s*name:\s*)(['"`])((?:[^'"`\\\n]|\\.|(?!\1)['"`])*)\1/gm;

/** The comments of a test. What they cite is not proven by them. */
const COMMENT = /^\s*(?:\/\*|\*).*$|(?:^|\s)\/\/ .*$/gm;

/** The start of a journey. */
const JOURNEY = /^(?=\s*test\()/m;

const MAX_IDS_IN_A_NAME = 3;

export type RequirementsReport = {
  readonly breaches: readonly string[];
  readonly rows: number;
  readonly cited: number;
  /** Rows proven only by journeys outside the gate. */
  readonly onlyInFullRun: readonly string[];
};

/** A name with ids must be a sentence followed by at most three ids in parentheses. Null if it is, or if it has no ids. */
function checkName(name: string, id: RegExp): string | null {
  const ids = name.match(id) ?? [];
  if (ids.length === 0) return null;
  const ending = /^.*\S \(([^()]*)\)(?: @\w+)*$/s.exec(name)?.[1] ?? '';
  if ((ending.match(id) ?? []).length !== ids.length) return 'has an id that is not in parentheses at its end';
  return ids.length > MAX_IDS_IN_A_NAME ? `has ${ids.length} ids, at most ${MAX_IDS_IN_A_NAME} are allowed` : null;
}

/**
 * Checks the citations against the requirements: ids without a row, duplicate rows, rows that tests cite only in comments, test names that
 * are not sentences ending with their ids.
 * @param files path from the root -> text, including the pages of requirements
 */
export function checkRequirements(files: ReadonlyMap<string, string>): RequirementsReport {
  const rows = new Map<string, string>();
  const areas: string[] = [];
  const breaches: string[] = [];
  for (const [path, text] of files) {
    const area = PAGE.exec(path)?.[1];
    if (area === undefined) continue;
    areas.push(area);
    for (const [, id = ''] of text.matchAll(ROW)) {
      const other = rows.get(id);
      if (other !== undefined) breaches.push(`${path}: ${id} is a row of ${other} as well`);
      if (id.replace(/^D-/, '').split('-')[0] !== area) breaches.push(`${path}: ${id} belongs to another page`);
      rows.set(id, path);
    }
  }
  const id = new RegExp(String.raw`\b(?:D-(?:${areas.join('|')})-\d{2}|(?:${areas.join('|')})-\d{3})\b`, 'g');
  const cited = new Set<string>();
  const [proven, inGate] = [new Set<string>(), new Set<string>()];
  /** Row -> a test with a comment that cites it. */
  const commented = new Map<string, string>();
  for (const [path, text] of files) {
    if (PAGE.test(path)) continue;
    for (const [citation] of text.matchAll(id)) {
      if (!rows.has(citation) && !cited.has(citation)) breaches.push(`${path}: ${citation} has no row in docs/requirements`);
      cited.add(citation);
    }
    if (!TEST.test(path)) continue;
    for (const [comment] of text.matchAll(COMMENT)) for (const row of comment.match(id) ?? []) commented.set(row, path);
    const code = text.replaceAll(COMMENT, '');
    for (const one of path.startsWith('e2e/') ? code.split(JOURNEY) : [code])
      for (const row of one.match(id) ?? []) (path.startsWith('e2e/') && !one.includes('@gate') ? proven : inGate).add(row);
    for (const [, , name = ''] of text.matchAll(NAME)) {
      const breach = checkName(name, id);
      if (breach !== null) breaches.push(`${path}: "${name}" ${breach}`);
    }
  }
  for (const [row, path] of commented)
    if (!proven.has(row) && !inGate.has(row)) breaches.push(`${path}: ${row} is only in a comment, name it where it is proven`);
  const cites = [...rows.keys()].filter((row) => cited.has(row)).length;
  return { breaches, rows: rows.size, cited: cites, onlyInFullRun: [...proven].filter((row) => !inGate.has(row)).toSorted() };
}
