export { ErrorState, type ErrorStateProps } from '../ErrorState/ErrorState.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
