import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProps } from './listProps.ts';
import type { PublicEntry } from './readDocs.ts';
import { root } from './run.ts';

const GUIDE = join(root, 'docs/using-wallet-ui.md');
const SLOTS = ['header', 'aside', 'afterForm', 'empty'];
const TABLE = /^\| slots .*\n(?:\|.*\n)+/m;

/** The table of the guide: which screens have which slots. */
export function makeSlotTable(docs: readonly PublicEntry[]): string {
  const screens = docs.flatMap(({ entry, exports }) => (entry.startsWith('screens/') ? exports : []));
  const slotsOf = screens.map((one) => {
    const names = new Set(one.kind === 'component' ? listProps(one).map(({ name }) => name) : []);
    return { name: one.name, slots: SLOTS.filter((slot) => names.has(slot)).map((slot) => `\`${slot}\``) };
  });
  const groups = Map.groupBy(
    slotsOf.filter(({ slots }) => slots.length > 0),
    ({ slots }) => slots.join(', '),
  );
  const rows = [...groups].map(
    ([slots, found]) =>
      [
        slots,
        found
          .map(({ name }) => name)
          .toSorted()
          .join(', '),
      ] as const,
  );
  const sorted = [['slots', 'screens'] as const, ...rows.toSorted(([left], [right]) => left.length - right.length)];
  const widths = [0, 1].map((column) => Math.max(...sorted.map((row) => row[column]?.length ?? 0)));
  const lines = sorted.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`);
  return lines.toSpliced(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |\n`).join('');
}

export const readSlotTable = (): string => TABLE.exec(readFileSync(GUIDE, 'utf8'))?.[0] ?? '';

/** Writes the table into the guide. A test fails while it differs from the types. */
export const writeSlotTable = (docs: readonly PublicEntry[]): void =>
  writeFileSync(
    GUIDE,
    readFileSync(GUIDE, 'utf8').replace(TABLE, () => makeSlotTable(docs)),
  );
