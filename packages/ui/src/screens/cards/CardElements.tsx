import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Field } from '../../foundations/Field/Field.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { RetryButton } from '../../patterns/PageStates/RetryButton.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { CardFieldsRow } from './CardFields.styles.ts';
import { cardsTexts } from './cards.texts.ts';

export type CardElement = {
  /** The container of the card provider's field. */
  readonly element: ReactNode;
  /** The card provider's error message for the field. */
  readonly issue?: string | undefined;
  readonly focus: () => void;
};

/** The card provider's own fields for a new card, below the app's labels (THIRD-021). */
export type CardElementsView = {
  /** `slow` after 10 s, `failed` when the fields cannot be loaded. `offline` recovers by itself when the network is back (THIRD-024). */
  readonly state: 'loading' | 'slow' | 'ready' | 'failed' | 'offline';
  readonly number: CardElement;
  readonly expirationDate: CardElement;
  readonly cvc: CardElement;
  /** The customer's name, prefilled because most cards carry it. */
  readonly holder: string;
  readonly onRetry: () => void;
  readonly supportHref: string;
};

const StyledElements = styled.div`
  display: grid;
  gap: var(--primitive-space-16);

  &[data-waiting] {
    position: absolute;
    visibility: hidden;
  }
  [data-part='box'] > * {
    flex: 1;
  }
  [data-part='box']:focus-within {
    --edge: var(--component-field-border-focus);
    box-shadow: inset 0 0 0 1px var(--edge);
    outline: 2px solid transparent;
  }
  /* A frame whose colour scheme differs from its page is painted opaque, a white box in dark mode. */
  iframe {
    color-scheme: light;
  }
`;

type ElementFieldProps = CardElement & { readonly label: string };

/** A field of the card provider. A label cannot name its frame, so pressing the label moves the focus (THIRD-025). */
function ElementField({ label, element, issue, focus }: ElementFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = box.current?.parentElement?.querySelector('label');
    field?.addEventListener('click', focus);
    return () => field?.removeEventListener('click', focus);
  }, [focus]);
  return (
    <Field label={label} issue={issue}>
      {({ id, 'aria-invalid': isInvalid }) => (
        <div data-part="box" ref={box}>
          <div id={id}>
            {isInvalid ? <span aria-invalid hidden /> : null}
            {element}
          </div>
        </div>
      )}
    </Field>
  );
}

/** The card provider's fields, or a message while they are unavailable. */
export function CardElements({ view }: { readonly view: CardElementsView }) {
  const texts = useTexts(cardsTexts);
  const { state, number, expirationDate, cvc, onRetry, supportHref } = view;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'failed') message.current?.focus();
  }, [state]);
  if (state === 'failed' || state === 'offline') {
    return (
      <div ref={message} tabIndex={-1}>
        <Notice
          kind="negative"
          live="assertive"
          action={
            state === 'failed' ? (
              <Stack gap={8}>
                <RetryButton variant="quiet" size="sm" onClick={onRetry} />
                <LinkButton variant="quiet" size="sm" href={supportHref}>
                  {texts.contactSupport}
                </LinkButton>
              </Stack>
            ) : undefined
          }
        >
          {state === 'failed' ? texts.elementsFailed : texts.offline}
        </Notice>
      </div>
    );
  }
  const isWaiting = state !== 'ready';
  return (
    <>
      {isWaiting ? (
        <div aria-busy>
          <Skeleton variant="card" count={3} label={texts.elementsLoading} />
          {state === 'slow' ? <Text role="status">{texts.elementsSlow}</Text> : null}
        </div>
      ) : null}
      <StyledElements data-waiting={isWaiting || undefined}>
        <ElementField label={texts.number} {...number} />
        <CardFieldsRow>
          <ElementField label={texts.expiry} {...expirationDate} />
          <ElementField label={texts.cvc} {...cvc} />
        </CardFieldsRow>
      </StyledElements>
    </>
  );
}
