import { useRef, useState, type ComponentPropsWithRef } from 'react';
import type { Locale } from '@wallet/core/format/locale';
import { decimalMark } from '@wallet/core/validation/typeAmount';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { FileRow } from '../../components/FileRow/FileRow.tsx';
import { List } from '../../components/List/List.tsx';
import { Notice, type NoticeProps } from '../../components/Notice/Notice.tsx';
import { UploadZone } from '../../components/UploadZone/UploadZone.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { CallOutcome } from '../form/CallOutcome.ts';
import { useScreenForm } from '../form/useScreenForm.ts';
import { SubmitActions } from '../StickyActions/StickyActions.tsx';
import { documentUploadTexts } from './documentUpload.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';
import { maxFileBytes, maxTotalFileBytes } from '@wallet/core/limits/limits';
import { signatureBytes, documentExtensions, detectFileType } from '@wallet/core/validation/fileType';

/** Problems with the last selection, in the order of the checks (D-ADDR-04). */
type DocumentIssues = {
  readonly folders: readonly string[];
  readonly unreadable: readonly string[];
  readonly wrongType: readonly string[];
  readonly tooLarge: readonly string[];
  readonly isTooMany: boolean;
};

export const noIssues: DocumentIssues = { folders: [], unreadable: [], wrongType: [], tooLarge: [], isTooMany: false };

/** Types offered in the system's file chooser. Files with other names are still accepted when their content is one of these types. */
const acceptedTypes = [
  ...Object.keys(documentExtensions),
  ...Object.values(documentExtensions)
    .flat()
    .map((ending) => `.${ending}`),
].join(',');

const isSameFile = (left: File, right: File): boolean =>
  left.name === right.name && left.size === right.size && left.lastModified === right.lastModified;
const getNames = (files: readonly File[]): readonly string[] => files.map(({ name }) => name);

/** Checks whether the files together exceed the maximum total size (CARDS-013). */
export const isTotalTooLarge = (files: readonly File[]): boolean => files.reduce((sum, { size }) => sum + size, 0) > maxTotalFileBytes;

/**
 * Reads the first bytes of a file. Resolves with null when the browser cannot read it: a folder, or a file that was moved, changed or
 * deleted after its selection.
 */
const readFirstBytes = async (file: File): Promise<Uint8Array | null> => {
  try {
    return new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer());
  } catch {
    return null;
  }
};

/**
 * Separates the files that may be sent from the others, whose names are returned by reason. The type is detected from the content, as the
 * provider does, and not from the name (RULE-029, D-ADDR-05).
 */
export async function checkFiles(files: readonly File[]): Promise<{ readonly fitting: readonly File[]; readonly issues: DocumentIssues }> {
  const read = await Promise.all(files.map(async (file) => ({ file, beginning: await readFirstBytes(file) })));
  const [gone, here] = [read.filter(({ beginning }) => beginning === null), read.filter(({ beginning }) => beginning !== null)];
  const isKnown = ({ beginning }: (typeof read)[number]): boolean => detectFileType(beginning ?? new Uint8Array()) !== null;
  const known = here.filter(isKnown).map(({ file }) => file);
  return {
    fitting: known.filter(({ size }) => size <= maxFileBytes),
    issues: {
      ...noIssues,
      unreadable: getNames(gone.map(({ file }) => file)),
      wrongType: getNames(here.filter((one) => !isKnown(one)).map(({ file }) => file)),
      tooLarge: getNames(known.filter(({ size }) => size > maxFileBytes)),
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
  const all = candidates.filter((file, place) => candidates.findIndex((one) => isSameFile(one, file)) === place);
  return { files: all.slice(0, most), isTooMany: all.length > most };
}

const StyledForm = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--primitive-space-16);
`;

/** The provider's message about some of the files. `places` are their indices, from 0. */
export type FilesRefused = { readonly kind: 'filesRefused'; readonly message: string; readonly places: readonly number[] };

export type DocumentUploadProps = Omit<ComponentPropsWithRef<'form'>, 'children' | 'noValidate' | 'onSubmit'> & {
  /** Maximum number of files. */
  readonly most: number;
  /** Label of the upload zone. @default the built-in text */
  readonly label?: string;
  /** Which documents are accepted. */
  readonly hint?: string;
  /** Sends the files. Report progress to `onProgress` in whole percent. */
  readonly onSend: (files: readonly File[], onProgress: (percent: number) => void) => Promise<CallOutcome<never, FilesRefused>>;
};

const formatFileSize = ({ size }: File, locale: Locale): string =>
  size < 1_048_576 ? `${Math.ceil(size / 1024)} KB` : `${String(Math.ceil(size / 104_857.6) / 10).replace('.', decimalMark(locale))} MB`;

const schema = z.object({
  files: z.array(z.instanceof(File)).check(
    z.refine((files) => files.length > 0),
    z.refine((files) => !isTotalTooLarge(files)),
  ),
});

/** Lets the customer select, review and send documents. The selection is preserved after a failure (CARDS-010 to CARDS-016). */
export function DocumentUpload({ most, label, hint, onSend, ...rest }: DocumentUploadProps) {
  const texts = useTexts(documentUploadTexts);
  const locale = useLocale();
  /** Issues of the last selection. The affected files were not added. */
  const [issues, setIssues] = useState(noIssues);
  const [percent, setPercent] = useState(0);
  const form = useScreenForm({
    schema,
    first: { files: [] },
    onSubmit: async (documents): Promise<Awaited<ReturnType<typeof onSend>> | null> => {
      setPercent(0);
      form.dismiss();
      const answer = await onSend(documents.files, setPercent);
      if (answer.kind !== 'failed') return answer;
      // When a file was changed or deleted, the browser aborts the upload and reports a network error.
      const { fitting, issues: found } = await checkFiles(documents.files);
      if (found.unreadable.length === 0) return answer;
      change(fitting, found);
      return null;
    },
  });
  const { busy, outcome } = form;
  const { files } = form.values;
  /** The current selection. A ref, because two selections can be read at the same time. */
  const chosen = useRef<readonly File[]>([]);
  const change = (next: readonly File[], wrong = noIssues): void => {
    chosen.current = next;
    form.edit('files', [...next]);
    setIssues(wrong);
  };
  const add = async (selection: readonly File[], folders: readonly string[]): Promise<void> => {
    const checked = await checkFiles(selection);
    const { files: all, isTooMany } = addDocuments(chosen.current, checked.fitting, most);
    change(all, { ...checked.issues, folders, isTooMany });
  };
  const sentences = [
    ...(issues.folders.length > 0 ? [texts.folders({ names: issues.folders.join(', ') })] : []),
    ...(issues.unreadable.length > 0 ? [texts.unreadable({ names: issues.unreadable.join(', ') })] : []),
    ...(issues.wrongType.length > 0 ? [texts.wrongType({ names: issues.wrongType.join(', ') })] : []),
    ...(issues.tooLarge.length > 0 ? [texts.tooLarge({ names: issues.tooLarge.join(', ') })] : []),
    ...(issues.isTooMany ? [texts.tooMany] : []),
    ...(isTotalTooLarge(files) ? [texts.totalTooLarge] : []),
  ];
  return (
    <StyledForm {...rest} noValidate onSubmit={form.props.onSubmit}>
      <UploadZone
        label={label ?? texts.add}
        hint={hint ?? texts.hint({ count: most })}
        accept={acceptedTypes}
        multiple={most > 1}
        disabled={busy}
        issue={sentences.length === 0 ? undefined : sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
        onFiles={(selection, folders) => void add(selection, folders)}
      />
      {files.length === 0 ? null : (
        <List aria-label={texts.files}>
          {files.map((file) => (
            <FileRow
              key={`${file.name} ${file.size} ${file.lastModified}`}
              fileName={file.name}
              size={formatFileSize(file, locale)}
              state={busy ? { name: 'sending', percent } : { name: 'chosen' }}
              onRemove={busy ? undefined : () => change(files.filter((one) => one !== file))}
            />
          ))}
        </List>
      )}
      {outcome === null || outcome.kind === 'done' ? null : (
        <Notice kind="negative" live="assertive" {...describeFailure(outcome, files, texts)} />
      )}
      <SubmitActions label={texts.send} busy={busy} disabled={!form.isValid} />
    </StyledForm>
  );
}

type Failure = Exclude<CallOutcome<never, FilesRefused>, { readonly kind: 'done' }>;

function describeFailure(
  outcome: Failure,
  files: readonly File[],
  texts: typeof documentUploadTexts,
): Pick<NoticeProps, 'title' | 'children'> {
  switch (outcome.kind) {
    case 'refused':
      return { children: outcome.message ?? texts.failed };
    case 'filesRefused': {
      const names = outcome.places.flatMap((place) => files[place]?.name ?? []);
      return { children: names.length === 0 ? outcome.message : texts.refused({ message: outcome.message, names: names.join(', ') }) };
    }
    case 'failed':
      return outcome.failure === 'offline' ? { children: texts.network } : { title: texts.failed, children: texts.failedContext };
  }
}
