import type { ReactNode } from 'react';
import { alertIcon } from '../../foundations/Icon/glyphs/alertIcon.ts';
import { StateFigure, type StateFigureProps } from '../../foundations/StateFigure/StateFigure.tsx';

export type ErrorStateProps = Omit<StateFigureProps, 'icon' | 'tone' | 'action'> & {
  /** Another icon than the exclamation mark: `offlineIcon`. */
  readonly icon?: StateFigureProps['icon'];
  /** 'Try again', and the way out where the specification names one. */
  readonly action: ReactNode;
};

/** Stands in place of what could not be loaded; the rest of the page lives. Read out when it arrives. */
export function ErrorState({ icon = alertIcon, ...rest }: ErrorStateProps) {
  return <StateFigure role="alert" {...rest} icon={icon} tone="negative" />;
}
