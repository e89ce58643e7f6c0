import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { collapseIcon, expandIcon } from '../../foundations/Icon/icons.ts';
import { RowContent, type RowContentProps } from '../../foundations/row/RowContent.tsx';
import { StyledRow } from '../../foundations/row/Row.styles.ts';

const StyledAccordion = styled(StyledRow)`
  [data-part='below'] {
    /* Between the mark and the arrow, as the text and the figures of the row. */
    padding-inline: calc(var(--component-row-padding-x) + var(--primitive-size-asset-md) + var(--component-row-gap))
      calc(var(--component-row-padding-x) + var(--primitive-size-icon-md) + var(--component-row-gap));
    padding-block-end: var(--primitive-space-12);
  }
  [data-part='actions'] {
    /* Padding at the top, because the row above may have a background. */
    padding: var(--primitive-space-8) var(--component-row-padding-x) var(--primitive-space-16);
  }
`;

export type AccordionRowProps = Omit<ComponentPropsWithRef<'li'>, 'title' | 'value'> &
  RowContentProps & {
    /** Whether the actions are shown. */
    readonly open: boolean;
    /** The row was expanded or collapsed. */
    readonly onOpenChange: (open: boolean) => void;
    /** Always visible below the row, outside the button: 'Transfer in:' lines. */
    readonly below?: ReactNode;
    /** The actions, shown while open. */
    readonly children: ReactNode;
  };

/** An expandable row (ARIA disclosure) that reveals its actions below. */
export function AccordionRow({ open, onOpenChange, below, children, ...props }: AccordionRowProps) {
  const { title, cells, note, leading, status, value, amount, valueNote, valueNoteSpoken, valueNoteTone, ...rest } = props;
  const content = { title, cells, note, leading, status, value, amount, valueNote, valueNoteSpoken, valueNoteTone };
  const id = useId();
  return (
    <StyledAccordion {...rest} data-row="" data-leading={leading === undefined ? undefined : ''}>
      <button
        type="button"
        data-part="row"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          onOpenChange(!open);
        }}
      >
        <RowContent {...content} />
        <Icon glyph={open ? collapseIcon : expandIcon} data-part="chevron" />
      </button>
      {below === undefined ? null : <div data-part="below">{below}</div>}
      {open ? (
        <div data-part="actions" id={id}>
          {children}
        </div>
      ) : null}
    </StyledAccordion>
  );
}
