import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { StyledIconButton } from '../../components/IconButton/IconButton.styles.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { bellIcon } from '../../foundations/Icon/glyphs/bellIcon.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { unreadTexts } from './unread.texts.ts';
import { UnreadCount } from './UnreadCount.tsx';

const StyledBell = styled.div`
  position: relative;
  display: grid;
`;

export type NotificationBellProps = Omit<ComponentPropsWithRef<'a'>, 'children' | 'aria-label' | 'aria-current'> & {
  readonly href: string;
  /** What is unread; 0 shows the bell alone. */
  readonly unread: number;
  /** The notification centre is the page that is open. */
  readonly current: boolean;
};

/** The way to the notification centre, with the number of what is unread (WISH-016). */
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

/** The styled root is typed as a button; what it renders here is a link. */
const linkProps = (props: ComponentPropsWithRef<'a'>): object => props;
