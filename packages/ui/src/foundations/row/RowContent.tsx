import type { ReactNode } from 'react';

export type RowTone = 'plain' | 'positive' | 'negative' | 'warning';

export type RowContentProps = {
  readonly title: ReactNode;
  /** Columns of a table between the text and the figures: the table lays them out. */
  readonly cells?: readonly ReactNode[] | undefined;
  /** Second line under the title. */
  readonly note?: ReactNode;
  /** AssetMark, IconTile or Avatar of 40 px. */
  readonly leading?: ReactNode;
  /** A small mark at the corner of `leading`: an Icon of 14 px, `data-tone` its colour. */
  readonly status?: ReactNode;
  /** Right-aligned figure or control. A row that is pressed as a whole holds no control here. */
  readonly value?: ReactNode;
  /** In place of `value`: a Money of variant `row`, which needs nothing around it. */
  readonly amount?: ReactNode;
  /** Second line under the value. */
  readonly valueNote?: ReactNode;
  /** Read out in place of `valueNote`, where what is drawn says less. */
  readonly valueNoteSpoken?: string | undefined;
  /** Colour of `valueNote`, which says the same in words. @default 'plain' */
  readonly valueNoteTone?: RowTone | undefined;
};

/** What is in a row, in phrasing elements: it may be inside a link or a button. A long list has many rows: no element without a use. */
export function RowContent(props: RowContentProps) {
  const { title, cells, note, leading, status, value, amount, valueNote, valueNoteSpoken, valueNoteTone = 'plain' } = props;
  const noteProps = valueNoteSpoken === undefined ? {} : { role: 'img', 'aria-label': valueNoteSpoken };
  return (
    <>
      {leading === undefined || status === undefined ? (
        leading
      ) : (
        <span data-part="leading">
          {leading}
          <span data-part="status">{status}</span>
        </span>
      )}
      <span data-part="body">
        <span data-part="text">
          <span data-part="title">{title}</span>
          {note === undefined ? null : <span data-part="note">{note}</span>}
        </span>
        {cells?.map((cell, column) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place
          <span key={column} data-part="cell">
            {cell}
          </span>
        ))}
        {(value ?? amount ?? valueNote) === undefined ? null : (
          <span data-part="figures">
            {value === undefined ? amount : <span data-part="value">{value}</span>}
            {valueNote === undefined ? null : (
              <span data-part="note" data-tone={valueNoteTone} {...noteProps}>
                {valueNote}
              </span>
            )}
          </span>
        )}
      </span>
    </>
  );
}
