import { styled } from 'styled-components';
import { Icon } from '../../../foundations/Icon/Icon.tsx';
import { completedIcon } from '../../../foundations/Icon/glyphs/completedIcon.ts';
import { pendingIcon } from '../../../foundations/Icon/glyphs/pendingIcon.ts';
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import type { TransactionMark, TransactionStatus } from '../../../patterns/TransactionList/TransactionList.types.ts';
import { nextStepsTexts } from './nextSteps.texts.ts';

const StyledSteps = styled.ol`
  display: grid;
  gap: var(--primitive-space-12);
  margin: 0;
  padding: var(--component-card-padding);
  border: 1px solid var(--component-card-border);
  border-radius: var(--component-card-radius);
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--primitive-space-12);
    align-items: start;
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-body-sm);
  }
  > [data-state='done'],
  > [aria-current] {
    color: var(--semantic-color-text-primary);
  }
  > [data-state='done'] svg {
    color: var(--semantic-color-text-positive);
  }
  small {
    display: block;
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
  }
`;

export type NextStepsProps = { readonly status: TransactionStatus; readonly mark: TransactionMark };

/** What has happened to an order that was just placed, what comes next and by when; nothing of one that was refused. */
export function NextSteps({ status, mark }: NextStepsProps) {
  const texts = useTexts(nextStepsTexts);
  if (status === 'rejected') return null;
  const way = mark === 'withdraw' || mark === 'bank' ? 'bank' : mark === 'send' ? 'network' : 'own';
  const done = { moderate: 1, pending: 1, completed: 3 }[status];
  const steps = [texts.placed, status === 'moderate' ? texts.checked : texts.carriedOut[way], texts.arrives[way]];
  return (
    <StyledSteps aria-label={texts.title}>
      {steps.map((step, place) => {
        const isDone = place < done;
        return (
          <li key={step} data-state={isDone ? 'done' : undefined} aria-current={place === done ? 'step' : undefined}>
            <Icon glyph={isDone ? completedIcon : pendingIcon} />
            <span>
              {step}
              <VisuallyHidden>{isDone ? `, ${texts.done}` : ''}</VisuallyHidden>
              {place === 2 && !isDone ? <small>{texts.by[way]}</small> : null}
            </span>
          </li>
        );
      })}
    </StyledSteps>
  );
}
