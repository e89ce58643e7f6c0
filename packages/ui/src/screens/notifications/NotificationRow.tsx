import { styled } from 'styled-components';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { checkIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { LinkedText } from '../../patterns/CustomerAlert/LinkedText.tsx';
import { UnreadTitle } from '../../patterns/Unread/UnreadTitle.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { join, useDescribeNotification } from './describeNotification.ts';
import type { NotificationView } from './Notification.types.ts';
import { notificationsTexts } from './notifications.texts.ts';

const Action = styled.span`
  display: block;
  color: var(--semantic-color-text-link);
  font: var(--semantic-typography-label);
`;

export type NotificationRowProps = {
  readonly view: NotificationView;
  readonly unread: boolean;
  readonly onRead: () => void;
  readonly onOpen: (href: string) => void;
};

/**
 * A notification with its icon and sentence. One that leads somewhere is a link, with the action in words where there is something to do. One
 * that leads nowhere has a button to mark it as read.
 */
export function NotificationRow({ view: { date, href, topic }, unread, onRead, onOpen }: NotificationRowProps) {
  const texts = useTexts(notificationsTexts);
  const { icon, words, detail, action } = useDescribeNotification()(topic);
  const isWide = useIsWide();
  const mark = href === null && unread ? <IconButton label={texts.read(words)} icon={checkIcon} onClick={onRead} /> : undefined;
  const shown = action === null ? undefined : <Action>{action}</Action>;
  // Where there is room, the action and the date stand at the end, unless a button does.
  const isDateAtEnd = isWide && mark === undefined;
  const text = href === null ? <LinkedText text={words} /> : words;
  return (
    <ListRow
      leading={<IconTile glyph={icon} />}
      title={unread ? <UnreadTitle>{text}</UnreadTitle> : text}
      note={
        <>
          {isDateAtEnd ? detail : join(detail, date)}
          {isWide ? null : shown}
        </>
      }
      value={mark ?? (isWide ? shown : undefined)}
      valueNote={isDateAtEnd ? (date ?? undefined) : undefined}
      {...(href === null ? {} : { href, onPress: () => onOpen(href) })}
    />
  );
}
