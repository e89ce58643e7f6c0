import { StateFigure, type StateFigureProps } from '../../foundations/StateFigure/StateFigure.tsx';

export type EmptyStateProps = StateFigureProps;

/** Nothing here yet, or what came of an operation: motif, title, a sentence, at most one action. */
export function EmptyState(props: EmptyStateProps) {
  return <StateFigure {...props} />;
}
