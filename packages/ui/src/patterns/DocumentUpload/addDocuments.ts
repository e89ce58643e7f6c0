import { maxFileBytes, maxTotalFileBytes } from '@wallet/core/limits/limits';
import { beginningBytes, documentEndings, typeByBeginning } from '@wallet/core/validation/fileType';

/** What was wrong with the last choice, by the order of the checks (D-ADDR-04). */
export type DocumentIssues = {
  readonly folders: readonly string[];
  readonly unreadable: readonly string[];
  readonly wrongType: readonly string[];
  readonly tooLarge: readonly string[];
  readonly isTooMany: boolean;
};

export const noIssues: DocumentIssues = { folders: [], unreadable: [], wrongType: [], tooLarge: [], isTooMany: false };

/** What the system's chooser offers. A file of another name is taken all the same where it holds one of these. */
export const acceptedTypes = [
  ...Object.keys(documentEndings),
  ...Object.values(documentEndings)
    .flat()
    .map((ending) => `.${ending}`),
].join(',');

const isSame = (left: File, right: File): boolean =>
  left.name === right.name && left.size === right.size && left.lastModified === right.lastModified;
const namesOf = (files: readonly File[]): readonly string[] => files.map(({ name }) => name);

/** Whether all files together are more than may be sent (CARDS-013). */
export const isTotalTooLarge = (files: readonly File[]): boolean => files.reduce((sum, { size }) => sum + size, 0) > maxTotalFileBytes;

/** What a file begins with; null where the browser cannot read it: a folder, or one that was moved, changed or deleted after it was chosen. */
const readBeginning = async (file: File): Promise<Uint8Array | null> => {
  try {
    return new Uint8Array(await file.slice(0, beginningBytes).arrayBuffer());
  } catch {
    return null;
  }
};

/**
 * Files that may be sent, and why the others may not, by name. The type is what a file holds, as the provider judges it, and not its name
 * (RULE-029, D-ADDR-05).
 */
export async function judgeFiles(files: readonly File[]): Promise<{ readonly fitting: readonly File[]; readonly issues: DocumentIssues }> {
  const read = await Promise.all(files.map(async (file) => ({ file, beginning: await readBeginning(file) })));
  const [gone, here] = [read.filter(({ beginning }) => beginning === null), read.filter(({ beginning }) => beginning !== null)];
  const isKnown = ({ beginning }: (typeof read)[number]): boolean => typeByBeginning(beginning ?? new Uint8Array()) !== null;
  const known = here.filter(isKnown).map(({ file }) => file);
  return {
    fitting: known.filter(({ size }) => size <= maxFileBytes),
    issues: {
      ...noIssues,
      unreadable: namesOf(gone.map(({ file }) => file)),
      wrongType: namesOf(here.filter((one) => !isKnown(one)).map(({ file }) => file)),
      tooLarge: namesOf(known.filter(({ size }) => size > maxFileBytes)),
    },
  };
}

/**
 * Adds files to those that were chosen before: the first ones that may be, the same file once (D-ADDR-03, D-ADDR-05).
 * @param most how many there may be
 */
export function addDocuments(
  files: readonly File[],
  fitting: readonly File[],
  most: number,
): { readonly files: readonly File[]; readonly isTooMany: boolean } {
  const candidates = [...files, ...fitting];
  const all = candidates.filter((file, place) => candidates.findIndex((one) => isSame(one, file)) === place);
  return { files: all.slice(0, most), isTooMany: all.length > most };
}
