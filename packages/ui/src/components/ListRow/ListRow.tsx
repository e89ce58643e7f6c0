import { Row, type RowProps } from '../../foundations/row/Row.tsx';

export type ListRowProps = RowProps;

/** A row of a List: an asset, an account, a transaction, a setting. Its pressable part is one control that covers the full row. */
export function ListRow(props: ListRowProps) {
  return <Row {...props} />;
}
