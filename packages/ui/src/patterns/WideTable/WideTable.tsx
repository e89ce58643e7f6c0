import type { CSSProperties, ReactNode, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { collapseIcon, expandIcon } from '../../foundations/Icon/icons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { wideTableTexts } from './wideTable.texts.ts';

/**
 * Key handler that moves the focus between rows with the arrow keys, Home and End. Enter needs no handling, since the rows are buttons or
 * links.
 */
function moveFocusBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-part="row"]:is(a, button)')];
  const at = rows.findIndex((row) => row === event.target);
  if (at === -1) return;
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  const row = target === undefined ? undefined : rows[target];
  if (row === undefined) return;
  event.preventDefault();
  row.focus();
}

const StyledTable = styled.div`
  display: grid;
  grid-template-columns: auto minmax(7rem, var(--table-name, 1.8fr)) repeat(var(--columns), minmax(max-content, 1fr)) auto;
  gap: var(--primitive-space-24) var(--component-row-gap);

  /* All lists and rows take their columns from the table: mark, name, figures, arrow. So the headings are above them at any width. */
  && > *,
  && > * > ul,
  && [data-row],
  && [data-part='columns'],
  && [data-row] > [data-part='row'],
  && [data-row] > [data-part='below'],
  && [data-row] > [data-part='row'] > [data-part='body'] {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
  }
  && > * {
    row-gap: var(--primitive-space-12);
  }
  && > * > *,
  && [data-row] > * {
    grid-column: 1 / -1;
  }
  && [data-row] > [data-part='row'] > [data-part='body'] {
    grid-column: 2 / -2;
  }
  [data-part='columns'] {
    margin-block: calc(-1 * var(--primitive-space-8));
    padding-inline: calc(1px + var(--component-row-padding-x));
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
  }
  /* The mark of the order is on the side away from the edge that the heading shares with its column. */
  [data-part='columns'] > * {
    display: inline-flex;
    flex-direction: row-reverse;
    align-items: center;
    gap: var(--primitive-space-2);
    justify-self: end;
    min-block-size: var(--primitive-size-touch);
  }
  [data-part='columns'] > :first-child {
    flex-direction: row;
    grid-column: 2;
    justify-self: start;
  }
  [data-part='columns'] > button {
    border-radius: var(--semantic-shape-chip);
  }
  [data-part='columns'] > [aria-pressed='true'] {
    color: var(--semantic-color-text-primary);
    font-weight: 600;
  }
  @media (hover: hover) {
    [data-part='columns'] > button:hover {
      color: var(--semantic-color-text-primary);
    }
  }
  [data-part='text'] {
    inline-size: auto;
  }
  /* What belongs to a row stands in its columns: a name, and a figure in the column of quantities. */
  && [data-row] > [data-part='below'] {
    padding-inline: var(--component-row-padding-x);

    > dl {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
    }
    dt {
      grid-column: 2;
    }
    dd {
      grid-column: var(--below);
    }
  }
  [data-part='cell'] {
    position: relative;
    padding-inline-start: var(--primitive-space-8);
    text-align: end;
    font: var(--semantic-typography-body-sm);
    font-variant-numeric: tabular-nums;
  }
  [data-part='cell'][data-strong],
  [data-part='cell']:has(> strong) {
    font: var(--semantic-typography-title-sm);
  }
`;

export type TableColumn<Name extends string> = { readonly name: Name; readonly label: string };

/** Current sort order. null for the given order. */
export type TableOrder<Name extends string> = { readonly by: Name; readonly descending: boolean } | null;

export type WideTableProps<Name extends string> = {
  /** The first column is the one with the names. */
  readonly columns: readonly TableColumn<Name>[];
  readonly order: TableOrder<NoInfer<Name>>;
  readonly onOrder: (order: TableOrder<Name>) => void;
  /** Column of the figures below a row. @default the first one with figures */
  readonly below?: NoInfer<Name>;
  /** Lists whose rows have a cell for each column except the first. They show the headings above the first list, below its title. */
  readonly children: (headings: ReactNode) => ReactNode;
};

/**
 * A table for desktop width, with headings that sort the rows and arrow keys that move between them. Below 1120 px the screen omits it and
 * shows the rows as a list.
 */
export function WideTable<Name extends string>({ columns, order, onOrder, below, children }: WideTableProps<Name>) {
  const texts = useTexts(wideTableTexts);
  const at = columns.findIndex(({ name }) => name === below);
  const style: CSSProperties & Record<'--columns' | '--below', number> = {
    '--columns': columns.length - 1,
    // The mark is before the names.
    '--below': Math.max(at, 1) + 2,
  };
  /** Cycles through descending (names: ascending), the reverse, and the given order. */
  const next = (name: Name, isText: boolean): TableOrder<Name> => {
    if (order?.by !== name) return { by: name, descending: !isText };
    return order.descending === isText ? null : { by: name, descending: isText };
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles key events bubbling from its rows
    <StyledTable style={style} onKeyDown={moveFocusBetweenRows}>
      {children(
        <div role="group" aria-label={texts.order} data-part="columns">
          {columns.map(({ name, label }, place) => (
            <button key={name} type="button" aria-pressed={order?.by === name} onClick={() => onOrder(next(name, place === 0))}>
              {label}
              {order?.by === name ? (
                <>
                  <VisuallyHidden>{order.descending ? texts.descending : texts.ascending}</VisuallyHidden>
                  <Icon glyph={order.descending ? expandIcon : collapseIcon} size={16} />
                </>
              ) : null}
            </button>
          ))}
        </div>,
      )}
    </StyledTable>
  );
}
