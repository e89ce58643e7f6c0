import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type DragEvent, type ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { alertIcon, uploadIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { styled } from 'styled-components';

const StyledUploadZone = styled.div`
  display: grid;
  gap: var(--primitive-space-6);

  > [data-part='zone'] {
    position: relative;
    display: grid;
    justify-items: center;
    gap: var(--primitive-space-4);
    padding: var(--primitive-space-20);
    border: 1px dashed var(--component-upload-zone-border);
    border-radius: var(--component-upload-zone-radius);
    background: var(--component-upload-zone-bg);
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
    text-align: center;
  }
  [data-part='zone'] > button {
    margin-block-start: var(--primitive-space-8);
    color: var(--semantic-color-text-primary);
    font: var(--semantic-typography-title-sm);
  }
  [data-part='zone'] > button::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  [data-part='zone'] > button:focus-visible {
    outline: none;
  }
  [data-part='zone']:has(:focus-visible) {
    outline: var(--component-focus-ring-width) solid var(--component-focus-ring-color);
    outline-offset: var(--component-focus-ring-offset);
  }
  [data-part='zone'] > span:last-child {
    max-inline-size: 40ch;
  }
  &[data-over] > [data-part='zone'] {
    padding: calc(var(--primitive-space-20) - 1px);
    border: 2px solid var(--component-upload-zone-border-over);
    background: var(--semantic-color-bg-selected);
  }
  @media (hover: hover) {
    > [data-part='zone']:not([data-disabled]):hover {
      border-color: var(--semantic-color-border-control-hover);
    }
  }
  /* The hint on accepted files stays readable. */
  [data-part='zone'][data-disabled] > :not(:last-child) {
    color: var(--semantic-color-text-disabled);
    cursor: not-allowed;
  }
  > [role='alert'] {
    display: flex;
    gap: var(--primitive-space-6);
    color: var(--semantic-color-text-negative);
    font: var(--semantic-typography-caption);
  }
`;

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
function separateFolders({ items }: DataTransfer): { readonly files: readonly File[]; readonly folders: readonly string[] } {
  const dropped = [...items].map((item) => ({ folder: item.webkitGetAsEntry()?.isDirectory === true, file: item.getAsFile() }));
  const pick = (folder: boolean): readonly File[] =>
    dropped.flatMap((one) => (one.file !== null && one.folder === folder ? [one.file] : []));
  return { files: pick(false), folders: pick(true).map(({ name }) => name) };
}

/** Ignores files dropped outside the zone. The browser would open them in place of the page, and unsaved input would be lost. */
function useIgnoredDrops(): void {
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
  useIgnoredDrops();
  const reportFiles = (files: readonly File[], folders: readonly string[] = []): void => {
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
      const dropped = separateFolders(event.dataTransfer);
      reportFiles(dropped.files, dropped.folders);
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
          reportFiles([...(currentTarget.files ?? [])]);
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
