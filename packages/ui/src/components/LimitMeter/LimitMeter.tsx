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
  /** '€3,500.00 of €5,000.00 used'. Left out for a limit that is not used up, the single payment. */
  readonly used?: string;
  /** The used share in percent, 0 to 100: a share for the eye, no amount. Left out where nothing is used up. */
  readonly usedPercent?: number;
  /** Drawn in the colour of a refusal; the words beside it say so. @default false */
  readonly exceeded?: boolean;
};

/** A limit: what is left, a bar of what is used, and both in figures. */
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
