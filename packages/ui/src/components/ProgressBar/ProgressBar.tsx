import type { ComponentPropsWithRef } from 'react';
import { formatPercent } from '@wallet/core/format/formatPercent';
import { Meter } from '../../foundations/Meter/Meter.tsx';
import { useLocale } from '../../texts/Locale.tsx';

export type ProgressBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** 0 to 100. */
  readonly value: number;
  /** What is in progress: 'Sending passport.jpg'. */
  readonly label: string;
  /** The value in words, when a percentage would say little. @default '40%' */
  readonly valueText?: string;
};

/** Determinate progress as a bar. */
export function ProgressBar({ value, label, valueText, ...rest }: ProgressBarProps) {
  const locale = useLocale();
  const percentage = valueText ?? formatPercent(String(Math.round(value)), locale);
  return <Meter {...rest} kind="progressbar" aria-label={label} value={value} valueText={percentage} />;
}
