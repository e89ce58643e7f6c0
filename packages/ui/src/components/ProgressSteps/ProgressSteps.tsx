import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const StyledSteps = styled.div`
  display: grid;
  gap: var(--primitive-space-8);
  color: var(--semantic-color-text-secondary);
  font: var(--semantic-typography-caption);

  > span {
    display: flex;
    gap: var(--primitive-space-4);
  }
  i {
    flex: 1;
    block-size: var(--primitive-space-4);
    border-radius: var(--primitive-radius-full);
    background: var(--component-progress-track);
  }
  i[data-done] {
    background: var(--component-progress-fill);
  }
  @media (forced-colors: active) {
    i {
      border: 1px solid CanvasText;
    }
    i[data-done] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

const inWords = (step: number, count: number): string => `Step ${step} of ${count}`;

export type ProgressStepsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The step at hand, from 1. */
  readonly step: number;
  readonly count: number;
  /** @default 'Step 1 of 2' */
  readonly text?: (step: number, count: number) => string;
};

/** Which step of how many. */
export function ProgressSteps({ step, count, text = inWords, ...rest }: ProgressStepsProps) {
  const words = text(step, count);
  const steps = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <StyledSteps
      {...rest}
      role="progressbar"
      aria-label={words}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={step}
      aria-valuetext={words}
    >
      {words}
      <span>
        {steps.map((number) => (
          <i key={number} data-done={number <= step || undefined} />
        ))}
      </span>
    </StyledSteps>
  );
}
