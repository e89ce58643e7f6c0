import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { closeIcon, completedIcon, documentIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { fileRowTexts } from './FileRow.texts.ts';

export type FileRowState =
  | { readonly name: 'chosen' }
  | { readonly name: 'waiting' }
  /** 0 to 100, an integer. */
  | { readonly name: 'sending'; readonly percent: number }
  | { readonly name: 'done' }
  /** Why the file cannot be sent. */
  | { readonly name: 'refused'; readonly reason: string };

export type FileRowProps = Omit<ComponentPropsWithRef<'li'>, 'children'> & {
  /** Name of the file, with its extension. */
  readonly fileName: string;
  /** As displayed: '1.8 MB'. */
  readonly size: string;
  /** @default { name: 'chosen' } */
  readonly state?: FileRowState | undefined;
  /** Removes the file. The cross is shown only while this is set. */
  readonly onRemove?: (() => void) | undefined;
};

const CHOSEN: FileRowState = { name: 'chosen' };

const StyledFileRow = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--component-row-gap);
  min-block-size: var(--component-row-min-height);
  padding: var(--component-row-padding-y) var(--component-row-padding-x);

  & + &::before {
    content: '';
    position: absolute;
    inset: 0 var(--component-row-padding-x) auto calc(var(--component-row-padding-x) + 52px);
    border-block-start: 1px solid var(--component-row-divider);
  }
  > [data-part='text'] {
    flex: 1;
    min-inline-size: 0;
  }
  b {
    display: block;
    overflow-wrap: anywhere;
    font: var(--semantic-typography-title-sm);
  }
  small {
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-body-sm);
  }
  &[data-state='refused'] small {
    color: var(--semantic-color-text-negative);
  }
  &[data-state='done'] > svg {
    color: var(--semantic-color-status-positive-icon);
  }
  [role='progressbar'] {
    display: block;
    block-size: var(--component-progress-height);
    margin-block-start: var(--primitive-space-4);
    overflow: hidden;
    border-radius: var(--primitive-radius-full);
    background: var(--component-progress-track);
  }
  [role='progressbar']::before {
    content: '';
    display: block;
    inline-size: var(--percent);
    block-size: 100%;
    background: var(--component-progress-fill);
  }
  > button {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: var(--primitive-size-touch);
    block-size: var(--primitive-size-touch);
    border-radius: var(--primitive-radius-full);
    color: var(--semantic-color-icon-default);
  }
`;

/** A file of an upload in a List, with its name, size and progress, and a cross that removes it. */
export function FileRow({ fileName, size, state = CHOSEN, onRemove, ...rest }: FileRowProps) {
  const words = useTexts(fileRowTexts);
  return (
    <StyledFileRow {...rest} data-state={state.name}>
      <IconTile glyph={documentIcon} />
      <div data-part="text">
        <b dir="auto">{fileName}</b>
        <small dir="auto" role={state.name === 'refused' ? 'alert' : undefined}>
          {getNote(state, size, words)}
        </small>
        {state.name === 'sending' ? <Bar name={fileName} percent={state.percent} /> : null}
      </div>
      {state.name === 'done' ? <Icon glyph={completedIcon} /> : null}
      {onRemove ? (
        <button type="button" aria-label={words.remove({ name: fileName })} onClick={onRemove}>
          <Icon glyph={closeIcon} />
        </button>
      ) : null}
    </StyledFileRow>
  );
}

function Bar({ name, percent }: { readonly name: string; readonly percent: number }) {
  const barProps = { role: 'progressbar', 'aria-label': name, 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': percent };
  const width: CSSProperties & Record<'--percent', string> = { '--percent': `${percent}%` };
  return <span {...barProps} style={width} />;
}

function getNote(state: FileRowState, size: string, words: typeof fileRowTexts): string {
  switch (state.name) {
    case 'chosen':
      return size;
    case 'waiting':
      return `${size} · ${words.waiting}`;
    case 'sending':
      return words.sending({ percent: state.percent });
    case 'done':
      return `${size} · ${words.done}`;
    case 'refused':
      return state.reason;
  }
}
