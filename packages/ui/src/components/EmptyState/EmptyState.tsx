import { StateFigure, type StateFigureProps } from '../../foundations/StateFigure/StateFigure.tsx';

export type EmptyStateProps = StateFigureProps;

/** An empty list or the result of an operation: motif, title, one sentence and at most one action. */
export function EmptyState(props: EmptyStateProps) {
  return <StateFigure {...props} />;
}
