import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { alertIcon, checkIcon, closeIcon } from '../../foundations/Icon/icons.ts';
import type { ToastMessage } from '../../foundations/root/WalletUi.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { toastTexts } from './Toast.texts.ts';
import { keyframes, styled } from 'styled-components';

const rise = keyframes`from { opacity: 0; translate: 0 8px; }`;

const StyledToast = styled.div`
  display: flex;
  align-items: center;
  gap: var(--primitive-space-12);
  min-block-size: var(--component-button-height-lg);
  padding-inline: var(--primitive-space-16);
  border: 1px solid transparent;
  border-radius: var(--component-toast-radius);
  background: var(--component-toast-bg);
  box-shadow: var(--semantic-elevation-toast);
  color: var(--component-toast-text);
  font: var(--semantic-typography-body-sm);
  animation: ${rise} var(--semantic-motion-modal-in);
  pointer-events: auto;

  > span {
    flex: 1;
    padding-block: var(--primitive-space-12);
  }
  > svg {
    flex: none;
  }
  button {
    display: grid;
    place-items: center;
    flex: none;
    min-inline-size: var(--primitive-size-touch);
    min-block-size: var(--primitive-size-touch);
    border-radius: var(--primitive-radius-sm);
    font: var(--semantic-typography-label);
    text-decoration: underline;
    text-underline-offset: 3px;
    outline-color: currentColor;
    outline-offset: -4px;
  }
  button:focus-visible {
    outline-color: currentColor;
  }
`;

type ToastTone = NonNullable<ToastMessage['tone']>;

const VISIBLE_MS = 4000;
const icons: Record<ToastTone, IconGlyph | null> = { neutral: null, positive: checkIcon, negative: alertIcon };

export type ToastProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ToastMessage & {
    /** Called when the time is up or the close button is pressed. */
    readonly onClose: () => void;
  };

/** A message in the toast region. Disappears after 4 s, but not while hovered or focused. A negative toast stays until it is closed. */
export function Toast({ text, tone = 'neutral', action, onClose, ...rest }: ToastProps) {
  const texts = useTexts(toastTexts);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  });
  const stays = tone === 'negative';
  const start = (): void => {
    clearTimeout(timer.current);
    if (!stays) timer.current = setTimeout(() => latestOnClose.current(), VISIBLE_MS);
  };
  useEffect(() => {
    if (!stays) timer.current = setTimeout(() => latestOnClose.current(), VISIBLE_MS);
    return () => clearTimeout(timer.current);
  }, [stays, timer]);
  const wait = (): void => clearTimeout(timer.current);
  const icon = icons[tone];
  return (
    <StyledToast
      {...rest}
      data-tone={tone}
      onMouseEnter={(event) => {
        wait();
        rest.onMouseEnter?.(event);
      }}
      onMouseLeave={(event) => {
        start();
        rest.onMouseLeave?.(event);
      }}
      onFocusCapture={wait}
      onBlurCapture={start}
    >
      {icon ? <Icon glyph={icon} /> : null}
      <span>{text}</span>
      {action ? (
        <button
          type="button"
          onClick={() => {
            action.onPress();
            onClose();
          }}
        >
          {action.label}
        </button>
      ) : null}
      {stays ? (
        <button type="button" aria-label={texts.close} onClick={onClose}>
          <Icon glyph={closeIcon} />
        </button>
      ) : null}
    </StyledToast>
  );
}
