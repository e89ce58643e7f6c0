import { maxFileBytes, maxTotalFileBytes } from '@wallet/core/limits/limits';

/** What was wrong with the last choice, by the order of the checks (D-ADDR-04). */
export type DocumentIssues = {
  readonly wrongType: readonly string[];
  readonly tooLarge: readonly string[];
  readonly isTooMany: boolean;
};

export const noIssues: DocumentIssues = { wrongType: [], tooLarge: [], isTooMany: false };

/** Types as the system's chooser and the browser name them; the provider judges by content (RULE-029). */
export const acceptedTypes = '.png,.jpg,.jpeg,.gif,.tif,.tiff,.pdf,.heic,.heif,.bmp';

const isAccepted = ({ name, size }: File): boolean =>
  size > 0 && acceptedTypes.split(',').some((ending) => name.toLowerCase().endsWith(ending));
const isSame = (left: File, right: File): boolean =>
  left.name === right.name && left.size === right.size && left.lastModified === right.lastModified;
const namesOf = (files: readonly File[]): readonly string[] => files.map(({ name }) => name);

/** Whether all files together are more than may be sent (CARDS-013). */
export const isTotalTooLarge = (files: readonly File[]): boolean => files.reduce((sum, { size }) => sum + size, 0) > maxTotalFileBytes;

/**
 * Adds what was chosen: wrong types and files that are too large are left out with their names, the first ones that pass are taken, the
 * same file once (D-ADDR-03 to D-ADDR-05).
 * @param most how many there may be
 */
export function addDocuments(
  files: readonly File[],
  selection: readonly File[],
  most: number,
): { readonly files: readonly File[]; readonly issues: DocumentIssues } {
  const wrongType = selection.filter((file) => !isAccepted(file));
  const tooLarge = selection.filter((file) => isAccepted(file) && file.size > maxFileBytes);
  const fitting = selection.filter((file) => isAccepted(file) && file.size <= maxFileBytes);
  const candidates = [...files, ...fitting];
  const all = candidates.filter((file, place) => candidates.findIndex((one) => isSame(one, file)) === place);
  return {
    files: all.slice(0, most),
    issues: { wrongType: namesOf(wrongType), tooLarge: namesOf(tooLarge), isTooMany: all.length > most },
  };
}
