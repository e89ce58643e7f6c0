import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { formatPercent } from '@wallet/core/format/formatPercent';
import { styled } from 'styled-components';
import { Meter } from '../../foundations/Meter/Meter.tsx';
import { useLocale } from '../../texts/Locale.tsx';

const StyledLimit = styled.div`
  display: grid;
  gap: var(--primitive-space-6);

  > span:first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--primitive-space-12);
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-body-sm);
  }
  b {
    margin-inline-start: auto;
    color: var(--semantic-color-text-primary);
    font: var(--semantic-typography-label);
    font-variant-numeric: tabular-nums;
  }
  small {
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
    font-variant-numeric: tabular-nums;
  }
`;

export type LimitMeterProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** 'Daily' */
  readonly label: ReactNode;
  /** '€1,500.00 left' */
  readonly left: ReactNode;
  /** '€3,500.00 of €5,000.00 used'. Omitted for the limit of a single payment, which is not consumed. */
  readonly used?: string;
  /** The used share in percent, 0 to 100, for the bar only and never as an amount. Omitted when nothing is consumed. */
  readonly usedPercent?: number;
  /** Uses the colour of a refusal. The text next to it must say so too. @default false */
  readonly exceeded?: boolean;
};

/** A limit with what is left, a bar of what is used, and both as figures. */
export function LimitMeter({ label, left, used, usedPercent, exceeded = false, ...rest }: LimitMeterProps) {
  const id = useId();
  const locale = useLocale();
  return (
    <StyledLimit {...rest}>
      <span>
        <span id={id}>{label}</span>
        <b>{left}</b>
      </span>
      {usedPercent === undefined ? null : (
        <Meter
          kind="meter"
          aria-labelledby={id}
          value={usedPercent}
          valueText={used ?? formatPercent(String(Math.round(usedPercent)), locale)}
          tone={exceeded ? 'negative' : 'plain'}
        />
      )}
      {used === undefined ? null : <small>{used}</small>}
    </StyledLimit>
  );
}
