import { Row, type RowProps } from '../../foundations/row/Row.tsx';

export type ListRowProps = RowProps;

/** One row of a List: an asset, an account, a transaction, a setting. The pressable part is one control over the whole row. */
export function ListRow(props: ListRowProps) {
  return <Row {...props} />;
}
