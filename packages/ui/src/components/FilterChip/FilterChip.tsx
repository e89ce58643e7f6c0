import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { StyledChip } from '../../foundations/Choice/Chip.styles.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { expandIcon } from '../../foundations/Icon/icons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { chipTexts } from '../Chip/Chip.texts.ts';

export type FilterChipProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** The property it filters by, or the single value that is selected. */
  readonly label: string;
  /** Number of selected values. Shown and read out when above 0. @default 0 */
  readonly count?: number;
};

/* Four of them fit side by side on a phone, so the space before the arrow is tight. */
const StyledFilterChip = styled(StyledChip)`
  gap: var(--primitive-space-4);
  padding-inline-end: var(--primitive-space-8);
`;

/** Opens a filter in the overlay slot (ARIA button with a dialog popup). Filled while its filter is active. */
export function FilterChip({ label, count = 0, type = 'button', ...rest }: FilterChipProps) {
  const { selected } = useTexts(chipTexts);
  return (
    <StyledFilterChip {...rest} type={type} aria-haspopup="dialog" data-selected={count > 0 || undefined}>
      {label}
      {count > 0 ? (
        <>
          {' '}
          <b>{count}</b> <VisuallyHidden>{selected}</VisuallyHidden>
        </>
      ) : (
        <Icon glyph={expandIcon} size={14} />
      )}
    </StyledFilterChip>
  );
}
