import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { checkIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { failureTexts } from '../FailureNotice/failure.texts.ts';
import { RetryButton } from '../PageStates/RetryButton.tsx';
import type { PayeeCheckState } from './PayeeCheck.types.ts';
import { payeeCheckTexts } from './payeeCheck.texts.ts';
import { styled } from 'styled-components';

const StyledPayeeCheck = styled.div`
  display: grid;
  gap: var(--primitive-space-12);

  > [data-part='line'] {
    display: flex;
    gap: var(--primitive-space-8);
    min-block-size: calc(var(--primitive-space-20) + var(--primitive-space-4));
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-body-sm);
  }
  > [data-part='line'] > span {
    display: grid;
  }
  > [data-part='line'] > svg {
    flex: none;
    margin-block-start: var(--primitive-space-2);
    color: var(--semantic-color-status-positive-icon);
  }
  dl {
    display: grid;
    gap: var(--primitive-space-8) var(--primitive-space-24);
    inline-size: 100%;
    margin-block: var(--primitive-space-8);
  }
  dt {
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  [data-part='choice'] {
    display: grid;
    justify-items: start;
    gap: var(--primitive-space-8);
    margin-block-start: var(--primitive-space-8);
  }
  [data-part='missing'] {
    color: var(--semantic-color-text-negative);
    font: var(--semantic-typography-caption);
  }
  [aria-pressed='true'] svg {
    display: inline;
  }
  /* The second sentence wraps on a phone. */
  @media (max-width: 479px) {
    > [data-part='line'] {
      min-block-size: calc(3 * var(--primitive-space-20));
    }
  }
  @media (min-width: 400px) {
    dl {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

export type PayeeCheckProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** null when there is nothing to check. The line keeps its height, so that the layout does not shift. */
  readonly state: PayeeCheckState | null;
  /** The name that was checked. */
  readonly name: string;
  /** Set when the customer proceeds although the bank has not confirmed the name. */
  readonly accepted: boolean;
  /** The customer accepted the other name, or took that back. */
  readonly onAcceptedChange: (accepted: boolean) => void;
  /**
   * How many times the form was submitted without the required choice. Each time the choice is focused and flagged as missing. @default 0
   */
  readonly missed?: number;
  /** Requests it again. */
  readonly onRetry: () => void;
  /** Set when the outcome replaces an outdated one, which is then stated above it. @default false */
  readonly isRenewed?: boolean;
  /** Other information about the recipient, shown on the same line. */
  readonly note?: ReactNode;
};

const SLOW_MS = 3000;

/** Shows "The bank has not answered yet…" after three seconds. Mounted once per check, so each check starts its own timer. */
function Checking() {
  const texts = useTexts(payeeCheckTexts);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? texts.stillChecking : texts.checking;
}

function Line({ state, note }: Pick<PayeeCheckProps, 'state' | 'note'>) {
  const texts = useTexts(payeeCheckTexts);
  return (
    <div data-part="line" role="status">
      {state?.kind === 'checking' ? <Checking /> : null}
      {state?.kind === 'match' ? <Icon glyph={checkIcon} size={16} /> : null}
      {state === null || state.kind === 'checking' ? null : (
        <span>
          {state.kind === 'match' ? <span>{texts.confirmed}</span> : null}
          {note}
        </span>
      )}
    </div>
  );
}

/** The receiving bank's response about the name: a quiet line, or a warning with a choice for the customer (VOP-002 to VOP-009). */
export function PayeeCheck({
  state,
  name,
  accepted,
  onAcceptedChange,
  missed = 0,
  onRetry,
  isRenewed = false,
  note,
  ...rest
}: PayeeCheckProps) {
  const texts = useTexts(payeeCheckTexts);
  const failures = useTexts(failureTexts);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const isMissing = missed > 0 && !accepted;
  useEffect(() => {
    if (missed > 0) (button.current ?? box.current)?.focus();
  }, [missed]);
  const retry = <RetryButton variant="quiet" size="sm" onClick={onRetry} />;
  const old = isRenewed ? <p>{texts.old}</p> : null;
  return (
    <StyledPayeeCheck {...rest}>
      <Line state={state} note={note} />
      {isRenewed && state?.kind === 'match' ? (
        <Notice kind="info" live="polite">
          {texts.old}
        </Notice>
      ) : null}
      {state?.kind === 'close_match' ? (
        <Notice
          kind="warning"
          live="polite"
          title={texts.closeTitle}
          action={
            <div data-part="choice">
              <Button ref={button} variant="secondary" size="md" aria-pressed={accepted} onClick={() => onAcceptedChange(!accepted)}>
                {accepted ? <Icon glyph={checkIcon} size={20} /> : null}
                {texts.useAnyway}
              </Button>
              {isMissing ? (
                <span data-part="missing" role="alert">
                  {texts.closeMissing}
                </span>
              ) : null}
            </div>
          }
        >
          {old}
          <dl>
            <div>
              <dt>{texts.ownName}</dt>
              <dd>{name}</dd>
            </div>
            <div>
              <dt>{texts.heldName}</dt>
              <dd>{state.heldName}</dd>
            </div>
          </dl>
          {texts.close}
        </Notice>
      ) : null}
      {state?.kind === 'no_match' ? (
        <Notice
          kind="negative"
          live="assertive"
          title={texts.otherTitle}
          action={
            <div data-part="choice">
              <Checkbox
                ref={box}
                label={texts.understood}
                checked={accepted}
                onCheckedChange={onAcceptedChange}
                issue={isMissing ? texts.otherMissing : undefined}
              />
            </div>
          }
        >
          {old}
          {texts.other({ name })}
        </Notice>
      ) : null}
      {state?.kind === 'not_possible' ? (
        <Notice kind="warning" live="polite" title={texts.uncheckedTitle} action={retry}>
          {old}
          {state.isSilent ? texts.silent : texts.unknown}
        </Notice>
      ) : null}
      {state?.kind === 'failed' ? (
        <Notice kind="negative" live="assertive" action={retry}>
          {state.failure === 'limited' ? texts.limited : failures[state.failure]}
        </Notice>
      ) : null}
    </StyledPayeeCheck>
  );
}
