import type { ReactNode } from 'react';

export type Column<T> = {
  readonly head: string;
  readonly cell: (row: T) => ReactNode;
  readonly align?: 'end';
  readonly mono?: boolean;
  /** Takes up the remaining width and truncates its content. */
  readonly grows?: boolean;
  /** Hidden on a narrow screen. */
  readonly wide?: boolean;
  /** The cell that identifies the row and contains its link. */
  readonly names?: boolean;
};

type TableProps<T> = {
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  /** The link of a row. Undefined if rows are not links. */
  readonly hrefOf?: (row: T) => string;
  readonly selected?: string;
};

/** A dense table with rows of 32 px (OPSC-002). A row with a link is a single tab stop. */
export function Table<T>({ label, columns, rows, keyOf, hrefOf, selected = '' }: TableProps<T>) {
  return (
    <table className="table" aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ head, align, wide }) => (
            <th key={head} scope="col" data-align={align} data-wide={wide === true ? '' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = keyOf(row);
          return <Row key={key} row={row} columns={columns} href={hrefOf?.(row)} isSelected={key === selected} />;
        })}
      </tbody>
    </table>
  );
}

type RowProps<T> = {
  readonly row: T;
  readonly columns: readonly Column<T>[];
  readonly href: string | undefined;
  readonly isSelected: boolean;
};

function Row<T>({ row, columns, href, isSelected }: RowProps<T>) {
  const open = href === undefined ? undefined : () => void (location.hash = href);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its link is the way by keyboard
    <tr data-opens={href === undefined ? undefined : ''} data-selected={isSelected ? '' : undefined} onClick={open}>
      {columns.map(({ head, cell, align, mono, grows, wide, names }) => (
        <td
          key={head}
          data-align={align}
          data-mono={mono === true ? '' : undefined}
          data-grow={grows === true ? '' : undefined}
          data-wide={wide === true ? '' : undefined}
        >
          {names === true && href !== undefined ? (
            <a className="row-link" href={href} aria-current={isSelected ? 'true' : undefined} onClick={(event) => event.stopPropagation()}>
              {cell(row)}
            </a>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
