import type { ReactNode } from 'react';

export type RowTone = 'plain' | 'positive' | 'negative' | 'warning';

export type RowContentProps = {
  /** First line of the row. */
  readonly title: ReactNode;
  /** Table columns between the text and the figures. The table lays them out. */
  readonly cells?: readonly ReactNode[] | undefined;
  /** Second line under the title. */
  readonly note?: ReactNode;
  /** AssetMark, IconTile or Avatar of 40 px. */
  readonly leading?: ReactNode;
  /** A small mark at the corner of `leading`: an Icon of 14 px, coloured by `data-tone`. */
  readonly status?: ReactNode;
  /** Right-aligned figure or control. A fully pressable row must not contain a control here. */
  readonly value?: ReactNode;
  /** Replaces `value`: a Money of variant `row`, which needs no wrapper. */
  readonly amount?: ReactNode;
  /** Second line below the value. */
  readonly valueNote?: ReactNode;
  /** Read out instead of `valueNote`, when the visible text says less. */
  readonly valueNoteSpoken?: string | undefined;
  /** Colour of `valueNote`, whose text conveys the same. @default 'plain' */
  readonly valueNoteTone?: RowTone | undefined;
};

/**
 * Content of a row, all phrasing content so that it can be inside a link or a button. Long lists contain many rows, so it renders no
 * unnecessary elements.
 */
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
          // oxlint-disable-next-line react/no-array-index-key -- the index identifies a column
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
