export type { StateFigureProps } from '../../foundations/StateFigure/StateFigure.tsx';
export { ErrorState, type ErrorStateProps } from '../ErrorState/ErrorState.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
