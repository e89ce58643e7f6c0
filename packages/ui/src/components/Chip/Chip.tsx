import type { ComponentPropsWithRef } from 'react';
import { StyledChip } from '../../foundations/Choice/Chip.styles.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { closeIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { chipTexts } from './Chip.texts.ts';

export type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-pressed'> & {
  /** Label and accessible name. */
  readonly label: string;
  /** Makes the chip a toggle, on or off. */
  readonly selected?: boolean | undefined;
  /** Called when the chip is pressed. Shows a cross on it. */
  readonly onRemove?: (() => void) | undefined;
};

/** A short choice: a preset, an amount or a filter value (ARIA toggle button, or a plain button when it removes itself). */
export function Chip({ label, selected, onRemove, type = 'button', onClick, ...rest }: ChipProps) {
  const { remove } = useTexts(chipTexts);
  return (
    <StyledChip
      {...rest}
      type={type}
      aria-pressed={onRemove ? undefined : selected}
      aria-label={onRemove ? remove({ label }) : undefined}
      data-selected={onRemove || selected ? true : undefined}
      onClick={onRemove ?? onClick}
    >
      {label}
      {onRemove ? <Icon glyph={closeIcon} size={16} /> : null}
    </StyledChip>
  );
}
