import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { StyledIconButton } from '../../components/IconButton/IconButton.styles.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { bellIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { unreadTexts } from './unread.texts.ts';
import { UnreadCount } from './UnreadCount.tsx';

const StyledBell = styled.div`
  position: relative;
  display: grid;
`;

export type NotificationBellProps = Omit<ComponentPropsWithRef<'a'>, 'children' | 'aria-label' | 'aria-current'> & {
  readonly href: string;
  /** Number of unread notifications. 0 shows just the bell. */
  readonly unread: number;
  /** True on the page of the notification centre. */
  readonly current: boolean;
};

/** A link to the notification centre with the number of unread notifications (WISH-016). */
export function NotificationBell({ unread, current, ...rest }: NotificationBellProps) {
  const texts = useTexts(unreadTexts);
  return (
    <StyledBell>
      <StyledIconButton
        as="a"
        {...linkProps({ ...rest, 'aria-label': texts.bell(unread), 'aria-current': current ? 'page' : undefined })}
        data-variant="plain"
      >
        <Icon glyph={bellIcon} size={24} />
      </StyledIconButton>
      <UnreadCount unread={unread} />
    </StyledBell>
  );
}

/** The styled root is typed as a button but renders a link here. */
const linkProps = (props: ComponentPropsWithRef<'a'>): object => props;
