import { styled } from 'styled-components';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../foundations/Stack/Stack.tsx';
import { Icon } from '../../../foundations/Icon/Icon.tsx';
import { completedIcon, pendingIcon } from '../../../foundations/Icon/icons.ts';
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import type { TransactionMark, TransactionStatus } from '../../../patterns/TransactionList/TransactionList.types.ts';
import { nextStepsTexts } from './transactionDetail.texts.ts';

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

const StyledWays = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: var(--primitive-space-8);
`;

export type NextStepsProps = {
  readonly status: TransactionStatus;
  /** Where the money goes depends on it. undefined for a kind of the host's own. */
  readonly mark: TransactionMark | undefined;
  /** True when the order waits for the end of a hold, not for a review (BRAKE-011). */
  readonly isHeld: boolean;
  readonly doneHref: string;
  readonly againHref?: string | undefined;
};

/** The progress of an order that was just placed: what is done, what comes next and by when, and links to continue or repeat it. */
export function NextSteps({ status, mark, isHeld, doneHref, againHref }: NextStepsProps) {
  const texts = useTexts(nextStepsTexts);
  return (
    <Stack gap={16}>
      {status === 'rejected' ? null : <Steps {...{ status, mark, isHeld }} />}
      <StyledWays>
        <LinkButton href={doneHref} fullWidth>
          {texts.close}
        </LinkButton>
        {againHref === undefined ? null : (
          <LinkButton variant="secondary" href={againHref} fullWidth>
            {texts.again}
          </LinkButton>
        )}
      </StyledWays>
    </Stack>
  );
}

type StepsProps = Pick<NextStepsProps, 'mark' | 'isHeld'> & { readonly status: Exclude<TransactionStatus, 'rejected'> };

function Steps({ status, mark, isHeld }: StepsProps) {
  const texts = useTexts(nextStepsTexts);
  const way = mark === 'withdraw' || mark === 'bank' ? 'bank' : mark === 'send' ? 'network' : 'own';
  const done = { moderate: 1, pending: 1, completed: 3 }[status];
  const waiting = isHeld ? texts.held : texts.checked;
  const steps = [texts.placed, status === 'moderate' ? waiting : texts.carriedOut[way], texts.arrives[way]];
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
