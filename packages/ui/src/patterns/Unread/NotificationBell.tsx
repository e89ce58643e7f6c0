import { styled } from 'styled-components';
import { IconLink, type IconLinkProps } from '../../components/IconLink/IconLink.tsx';
import { bellIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { MAX_COUNT, unreadTexts } from './unread.texts.ts';
import { UnreadCount } from './UnreadCount.tsx';

const StyledBell = styled.div`
  position: relative;
  display: grid;
`;

export type NotificationBellProps = Omit<IconLinkProps, 'icon' | 'label' | 'aria-current'> & {
  /** Number of unread notifications. 0 shows just the bell. */
  readonly unread: number;
  /** True on the page of the notification centre. */
  readonly current: boolean;
};

/** A link to the notification centre with the number of unread notifications (WISH-016). */
export function NotificationBell({ unread, current, ...rest }: NotificationBellProps) {
  const texts = useTexts(unreadTexts);
  const label =
    unread > MAX_COUNT ? texts.bellMore({ count: MAX_COUNT }) : unread > 0 ? texts.bell({ count: unread }) : texts.notifications;
  return (
    <StyledBell>
      <IconLink {...rest} icon={bellIcon} label={label} aria-current={current ? 'page' : undefined} />
      <UnreadCount unread={unread} />
    </StyledBell>
  );
}
