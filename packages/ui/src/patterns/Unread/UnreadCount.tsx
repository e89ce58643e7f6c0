import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../texts/Texts.tsx';
import { MAX_COUNT, unreadTexts } from './unread.texts.ts';

const StyledCount = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-start: calc(var(--primitive-size-touch) / 2);
  min-inline-size: var(--primitive-size-icon-sm);
  padding: 1px var(--primitive-space-4);
  border-radius: var(--primitive-radius-full);
  background: var(--semantic-color-action-primary-bg);
  color: var(--semantic-color-action-primary-text);
  font: var(--semantic-typography-micro);
  /* A larger count would cover the button, whose accessible name includes it too. */
  font-size: min(var(--primitive-font-size-12), 14px);
  text-align: center;
  pointer-events: none;
`;

export type UnreadCountProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** 0 renders nothing. */
  readonly unread: number;
};

/**
 * The number of unread notifications, at the corner of the round button before it. The button's name has to include it too (WISH-016).
 * Renders nothing for 0.
 */
export function UnreadCount({ unread, ...rest }: UnreadCountProps) {
  const texts = useTexts(unreadTexts);
  return unread === 0 ? null : (
    <StyledCount {...rest} aria-hidden>
      {unread > MAX_COUNT ? texts.more({ count: MAX_COUNT }) : unread}
    </StyledCount>
  );
}
