import { maxFileBytes, maxTotalFileBytes } from '@wallet/core/limits/limits';
import { beginningBytes, documentEndings, typeByBeginning } from '@wallet/core/validation/fileType';

/** Problems with the last selection, in the order of the checks (D-ADDR-04). */
export type DocumentIssues = {
  readonly folders: readonly string[];
  readonly unreadable: readonly string[];
  readonly wrongType: readonly string[];
  readonly tooLarge: readonly string[];
  readonly isTooMany: boolean;
};

export const noIssues: DocumentIssues = { folders: [], unreadable: [], wrongType: [], tooLarge: [], isTooMany: false };

/** Types offered in the system's file chooser. Files with other names are still accepted when their content is one of these types. */
export const acceptedTypes = [
  ...Object.keys(documentEndings),
  ...Object.values(documentEndings)
    .flat()
    .map((ending) => `.${ending}`),
].join(',');

const isSame = (left: File, right: File): boolean =>
  left.name === right.name && left.size === right.size && left.lastModified === right.lastModified;
const namesOf = (files: readonly File[]): readonly string[] => files.map(({ name }) => name);

/** Checks whether the files together exceed the maximum total size (CARDS-013). */
export const isTotalTooLarge = (files: readonly File[]): boolean => files.reduce((sum, { size }) => sum + size, 0) > maxTotalFileBytes;

/**
 * Reads the first bytes of a file. Resolves with null when the browser cannot read it: a folder, or a file that was moved, changed or
 * deleted after its selection.
 */
const readBeginning = async (file: File): Promise<Uint8Array | null> => {
  try {
    return new Uint8Array(await file.slice(0, beginningBytes).arrayBuffer());
  } catch {
    return null;
  }
};

/**
 * Separates the files that may be sent from the others, whose names are returned by reason. The type is detected from the content, as the
 * provider does, and not from the name (RULE-029, D-ADDR-05).
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
 * Adds files to the current selection, up to the maximum and without duplicates (D-ADDR-03, D-ADDR-05).
 * @param most maximum number of files
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
