import type { ReactNode } from 'react';
import { alertIcon } from '../../foundations/Icon/icons.ts';
import { StateFigure, type StateFigureProps } from '../../foundations/StateFigure/StateFigure.tsx';

export type ErrorStateProps = Omit<StateFigureProps, 'icon' | 'tone' | 'action'> & {
  /** Replaces the exclamation mark: `offlineIcon`. */
  readonly icon?: StateFigureProps['icon'];
  /** 'Try again', and an alternative where the specification names one. */
  readonly action: ReactNode;
};

/** Replaces content that failed to load, while the rest of the page keeps working. Announced when it appears. */
export function ErrorState({ icon = alertIcon, ...rest }: ErrorStateProps) {
  return <StateFigure role="alert" {...rest} icon={icon} tone="negative" />;
}
