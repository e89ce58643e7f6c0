import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { StyledChip } from '../../foundations/Choice/Chip.styles.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { expandIcon } from '../../foundations/Icon/glyphs/expandIcon.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';

export type FilterChipProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** What it filters by, or the one value that is set. */
  readonly label: string;
  /** How many values are set; shown and read when above 0. @default 0 */
  readonly count?: number;
  /** Read after the count. @default 'selected' */
  readonly countLabel?: string;
};

/* Four of them stand side by side on a phone: the arrow takes less than the word. */
const StyledFilterChip = styled(StyledChip)`
  gap: var(--primitive-space-4);
  padding-inline-end: var(--primitive-space-8);
`;

/** Opens a filter in the overlay slot (ARIA button with a dialog popup); filled while it filters. */
export function FilterChip({ label, count = 0, countLabel = 'selected', type = 'button', ...rest }: FilterChipProps) {
  return (
    <StyledFilterChip {...rest} type={type} aria-haspopup="dialog" data-selected={count > 0 || undefined}>
      {label}
      {count > 0 ? (
        <>
          {' '}
          <b>{count}</b> <VisuallyHidden>{countLabel}</VisuallyHidden>
        </>
      ) : (
        <Icon glyph={expandIcon} size={14} />
      )}
    </StyledFilterChip>
  );
}
