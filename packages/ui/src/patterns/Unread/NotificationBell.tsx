import { styled } from 'styled-components';
import { IconLink, type IconLinkProps } from '../../components/IconLink/IconLink.tsx';
import { bellIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { unreadTexts } from './unread.texts.ts';
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
  return (
    <StyledBell>
      <IconLink {...rest} icon={bellIcon} label={texts.bell(unread)} aria-current={current ? 'page' : undefined} />
      <UnreadCount unread={unread} />
    </StyledBell>
  );
}
