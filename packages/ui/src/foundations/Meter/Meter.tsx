import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Track = styled.div`
  overflow: hidden;
  block-size: var(--component-progress-height);
  border-radius: var(--primitive-radius-full);
  background: var(--component-progress-track);

  > i {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: var(--component-progress-fill);
    transition: inline-size var(--semantic-motion-tab);
  }
  &[data-tone='negative'] > i {
    background: var(--semantic-color-status-negative-solid);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    > i {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export type MeterProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The ARIA role: progress of a task, or a measurement within limits. */
  readonly kind: 'progressbar' | 'meter';
  /** 0 to 100. Values outside are clamped. */
  readonly value: number;
  /** The value in words. */
  readonly valueText: string;
  /** @default 'plain' */
  readonly tone?: 'plain' | 'negative';
};

export function Meter({ kind, value, valueText, tone = 'plain', ...rest }: MeterProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <Track
      {...rest}
      role={kind}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
      data-tone={tone}
    >
      <i style={{ inlineSize: `${percent}%` }} />
    </Track>
  );
}
