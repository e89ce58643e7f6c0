import { styled } from 'styled-components';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { checkIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { LinkedText } from '../../patterns/CustomerAlert/LinkedText.tsx';
import { UnreadTitle } from '../../patterns/Unread/UnreadTitle.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { useDescribeNotification } from './describeNotification.ts';
import type { NotificationView } from './Notification.types.ts';
import { notificationsTexts } from './notifications.texts.ts';

// 1120 is breakpoint.desktop. Media queries cannot read variables.
const Action = styled.span`
  display: block;
  color: var(--semantic-color-text-link);
  font: var(--semantic-typography-label);

  &[data-place='end'] {
    display: none;
  }
  @media (min-width: 1120px) {
    display: none;
    &[data-place='end'] {
      display: block;
    }
  }
`;
const Narrow = styled.span`
  @media (min-width: 1120px) {
    display: none;
  }
`;
const Wide = styled.span`
  @media (max-width: 1119px) {
    display: none;
  }
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
  // The button to mark it as read takes the place of the date at the end.
  const marks = href === null && unread;
  const When = marks ? 'span' : Narrow;
  const text = href === null ? <LinkedText text={words} /> : words;
  return (
    <ListRow
      leading={<IconTile glyph={icon} />}
      title={unread ? <UnreadTitle>{text}</UnreadTitle> : text}
      note={
        <>
          {detail}
          {date === null ? null : <When>{detail === null ? date : ` · ${date}`}</When>}
          {action === null ? null : <Action>{action}</Action>}
        </>
      }
      {...(href === null ? {} : { href, onPress: () => onOpen(href) })}
      {...(action === null ? {} : { value: <Action data-place="end">{action}</Action> })}
      {...(marks ? { value: <IconButton label={texts.read(words)} icon={checkIcon} onClick={onRead} /> } : {})}
      {...(date === null || marks ? {} : { valueNote: <Wide>{date}</Wide> })}
    />
  );
}
