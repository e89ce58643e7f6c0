/** Levels of the requirements of ASVS 5.0.0, a digit each, by section: `V1.2` has ten, of which the last is of level 3. */
const levels: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};

const STATES = new Set(['met', 'n/a', 'accepted']);
const NEXT_LOOK = /next look \d{4}-\d\d/;
const READING = /read \d{4}-\d\d-\d\d/;
const ROW = /^\| V(\d+\.\d+\.\d+) +\| (\d) +\| (\S+) +\| (.*?) +\|$/;
const PATH = /`([\w./-]+\.(?:ts|tsx|md|mjs|json))`(?: "([^"]+)")?/g;

/** Each requirement of level 1 and 2, with its level. */
export const requirements: ReadonlyMap<string, string> = new Map(
  Object.entries(levels).flatMap(([section, digits]) =>
    Array.from(digits, (level, index): readonly [string, string] => [`${section}.${index + 1}`, level]).filter(
      ([, level]) => level !== '3',
    ),
  ),
);

type Row = { readonly id: string; readonly level: string; readonly state: string; readonly words: string };

function breachesOf({ id, level, state, words }: Row, read: (path: string) => string | undefined): string[] {
  const breaches: string[] = [];
  if (requirements.get(id) !== level) breaches.push(`V${id}: no requirement of level ${level}`);
  if (!STATES.has(state)) breaches.push(`V${id}: "${state}" is no state`);
  if (words.trim() === '') breaches.push(`V${id}: neither evidence nor reason`);
  const paths = [...words.matchAll(PATH)];
  if (state === 'met' && !READING.test(words) && !paths.some(([, path = '']) => /\.(?:test|spec)\.tsx?$/.test(path)))
    breaches.push(`V${id}: met by no test and no reading`);
  if (state === 'accepted' && !NEXT_LOOK.test(words)) breaches.push(`V${id}: no date of the next look`);
  for (const [, path = '', title] of paths) {
    const text = read(path);
    if (text === undefined) breaches.push(`V${id}: ${path} does not exist`);
    else if (title !== undefined && !text.includes(title)) breaches.push(`V${id}: no test "${title}" in ${path}`);
  }
  return breaches;
}

/**
 * What is wrong with docs/security/asvs.md: every requirement of level 1 and 2 stands in it once, with evidence that exists (GUARD-024).
 * @param read the text of a file of the repository; undefined where there is none
 */
export function checkAsvs(document: string, read: (path: string) => string | undefined): readonly string[] {
  const rows = document.split('\n').flatMap((line): readonly Row[] => {
    const [, id = '', level = '', state = '', words = ''] = ROW.exec(line) ?? [];
    return id === '' ? [] : [{ id, level, state, words }];
  });
  const count = (wanted: string): number => rows.filter(({ state }) => state === wanted).length;
  const summary = `Together ${rows.length}: ${count('met')} met, ${count('n/a')} n/a, ${count('accepted')} accepted.`;
  return [
    ...[...requirements.keys()].filter((id) => !rows.some((row) => row.id === id)).map((id) => `V${id} is missing`),
    ...rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) !== index).map(({ id }) => `V${id} stands there twice`),
    ...rows.flatMap((row) => breachesOf(row, read)),
    ...(document.includes(summary) ? [] : [`The sum is not: ${summary}`]),
  ];
}
