import { useId, useRef, useState, type ComponentPropsWithRef, type DragEvent, type ReactNode } from 'react';
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
  /** Receives what was chosen or dropped, unchecked: types, sizes and number are the caller's rules. */
  readonly onFiles: (files: readonly File[]) => void;
};

/** Adds files: a button that opens the system's chooser (native file input); dropping onto it is an extra. */
export function UploadZone({ label, hint, issue, accept, multiple = true, disabled, onFiles, ...rest }: UploadZoneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const hand = (files: FileList | null): void => {
    if (files && files.length > 0 && !disabled) onFiles([...files]);
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
      hand(event.dataTransfer.files);
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
          hand(currentTarget.files);
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
