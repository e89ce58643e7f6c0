import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type DragEvent, type ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { alertIcon, uploadIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { StyledUploadZone } from './UploadZone.styles.ts';

export type UploadZoneProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What pressing it does: 'Add documents'. */
  readonly label: string;
  /** Accepted types, number and size of files. */
  readonly hint?: ReactNode;
  /** What is wrong with the last selection. Shown below and announced. */
  readonly issue?: ReactNode;
  /** File types, in the format of the native attribute: '.pdf,image/png'. */
  readonly accept?: string;
  /** Allows several files at a time. @default true */
  readonly multiple?: boolean;
  /** No files can be added. @default false */
  readonly disabled?: boolean;
  /**
   * Receives the selected or dropped files without any checks of type, size or number, which are up to the caller.
   * @param folders names of dropped folders, which cannot be sent
   */
  readonly onFiles: (files: readonly File[], folders: readonly string[]) => void;
};

/** A dropped folder appears as an unreadable file with its name. The browser can tell them apart only during the drop event. */
function partFolders({ items }: DataTransfer): { readonly files: readonly File[]; readonly folders: readonly string[] } {
  const dropped = [...items].map((item) => ({ folder: item.webkitGetAsEntry()?.isDirectory === true, file: item.getAsFile() }));
  const pick = (folder: boolean): readonly File[] =>
    dropped.flatMap((one) => (one.file !== null && one.folder === folder ? [one.file] : []));
  return { files: pick(false), folders: pick(true).map(({ name }) => name) };
}

/** Ignores files dropped outside the zone. The browser would open them in place of the page, and unsaved input would be lost. */
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

/** Adds files with a button that opens the system's file chooser (native file input). Files can also be dropped onto it. */
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
          currentTarget.value = ''; // allows the same file to be selected again after its removal
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
