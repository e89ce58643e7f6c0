import type { ReactNode } from 'react';
import { alertIcon } from '../../foundations/Icon/icons.ts';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';

export type ErrorStateProps = Omit<EmptyStateProps, 'icon' | 'tone' | 'action'> & {
  /** Replaces the exclamation mark: `offlineIcon`. */
  readonly icon?: EmptyStateProps['icon'];
  /** 'Try again', and an alternative where the specification names one. */
  readonly action: ReactNode;
};

/** Replaces content that failed to load, while the rest of the page keeps working. Announced when it appears. */
export function ErrorState({ icon = alertIcon, ...rest }: ErrorStateProps) {
  return <EmptyState role="alert" {...rest} icon={icon} tone="negative" />;
}
