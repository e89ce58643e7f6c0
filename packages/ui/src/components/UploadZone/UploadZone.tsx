import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type DragEvent, type ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { alertIcon } from '../../foundations/Icon/glyphs/alertIcon.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { uploadIcon } from '../../foundations/Icon/glyphs/uploadIcon.ts';
import { StyledUploadZone } from './UploadZone.styles.ts';

export type UploadZoneProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What pressing it does: 'Add documents'. */
  readonly label: string;
  /** Which files, how many, how large. */
  readonly hint?: ReactNode;
  /** What is wrong with the last choice, below and announced. */
  readonly issue?: ReactNode;
  /** File types, as the native attribute takes them: '.pdf,image/png'. */
  readonly accept?: string;
  /** Several files at once. @default true */
  readonly multiple?: boolean;
  /** Nothing can be added now. @default false */
  readonly disabled?: boolean;
  /**
   * Receives what was chosen or dropped, unchecked: types, sizes and number are the caller's rules.
   * @param folders names of folders that were dropped, none of which can be sent
   */
  readonly onFiles: (files: readonly File[], folders: readonly string[]) => void;
};

/** A folder is dropped as a file of its name that nobody can read. The browser tells them apart during the drop alone. */
function partFolders({ items }: DataTransfer): { readonly files: readonly File[]; readonly folders: readonly string[] } {
  const dropped = [...items].map((item) => ({ folder: item.webkitGetAsEntry()?.isDirectory === true, file: item.getAsFile() }));
  const pick = (folder: boolean): readonly File[] =>
    dropped.flatMap((one) => (one.file !== null && one.folder === folder ? [one.file] : []));
  return { files: pick(false), folders: pick(true).map(({ name }) => name) };
}

/** A file that is dropped beside the zone does nothing: the browser would open it in place of the page, and what was typed there is gone. */
function useDropsBeside(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent): void => {
      const { dataTransfer } = event;
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}

/** Adds files: a button that opens the system's chooser (native file input); dropping onto it is an extra. */
export function UploadZone({ label, hint, issue, accept, multiple = true, disabled, onFiles, ...rest }: UploadZoneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useDropsBeside();
  const hand = (files: readonly File[], folders: readonly string[] = []): void => {
    if (files.length + folders.length > 0 && !disabled) onFiles(files, folders);
  };
  const dropTarget = {
    onDragOver: (event: DragEvent): void => {
      event.preventDefault();
      setIsOver(!disabled);
    },
    onDragLeave: (): void => setIsOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setIsOver(false);
      const dropped = partFolders(event.dataTransfer);
      hand(dropped.files, dropped.folders);
    },
  };
  return (
    <StyledUploadZone {...rest} {...dropTarget} data-over={isOver || undefined}>
      <div data-part="zone" data-disabled={disabled || undefined}>
        <IconTile glyph={uploadIcon} tone="accent" />
        <button
          type="button"
          disabled={disabled}
          aria-describedby={`${id}-hint${issue ? ` ${id}-issue` : ''}`}
          onClick={() => input.current?.click()}
        >
          {label}
        </button>
        <span id={`${id}-hint`}>{hint}</span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-hidden
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          hand([...(currentTarget.files ?? [])]);
          currentTarget.value = ''; // the same file can be chosen again after it was removed
        }}
      />
      {issue ? (
        <div id={`${id}-issue`} role="alert">
          <Icon glyph={alertIcon} size={16} />
          <span>{issue}</span>
        </div>
      ) : null}
    </StyledUploadZone>
  );
}
