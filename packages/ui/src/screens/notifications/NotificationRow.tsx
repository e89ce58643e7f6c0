import { styled } from 'styled-components';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { checkIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { LinkedText } from '../../patterns/CustomerAlert/LinkedText.tsx';
import { UnreadTitle } from '../../patterns/Unread/UnreadTitle.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { useDescribeNotification } from './describeNotification.ts';
import type { NotificationView } from './Notification.types.ts';
import { notificationsTexts } from './notifications.texts.ts';

/* The mark is where the chevrons of the other rows are, and the date before it where theirs is. */
const StyledEnd = styled.span`
  display: flex;
  align-items: center;
  margin-inline-end: calc(-1 * var(--primitive-space-12));
  color: var(--semantic-color-text-secondary);
  font: var(--semantic-typography-body-sm);
`;

/* A part that does not fit beside the one before is on a line of its own, without the dot between them, which is clipped. */
const StyledParts = styled.span`
  display: block;
  overflow: clip;

  > span {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: -1em;
  }
  > span > span {
    padding-inline-start: 1em;
  }
  > span > span::before {
    content: '·';
    display: inline-block;
    inline-size: 1em;
    margin-inline-start: -1em;
    text-align: center;
  }
`;

function Parts({ parts }: { readonly parts: readonly (string | null)[] }) {
  return (
    <StyledParts>
      <span>{parts.map((part) => (part === null || part === '' ? null : <span key={part}>{part} </span>))}</span>
    </StyledParts>
  );
}

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
  const mark = href === null && unread ? <IconButton label={texts.read({ words })} icon={checkIcon} onClick={onRead} /> : undefined;
  const shown = action === null ? undefined : <Action>{action}</Action>;
  // Where there is room, the action and the date stand at the end.
  const [shownAtEnd, dateAtEnd] = isWide ? [shown, date ?? undefined] : [];
  const text = href === null ? <LinkedText text={words} /> : words;
  return (
    <ListRow
      leading={<IconTile glyph={icon} />}
      title={unread ? <UnreadTitle>{text}</UnreadTitle> : text}
      note={
        <>
          {isWide ? detail : <Parts parts={[detail, date]} />}
          {isWide ? null : shown}
        </>
      }
      value={
        mark === undefined ? (
          shownAtEnd
        ) : (
          <StyledEnd>
            {dateAtEnd}
            {mark}
          </StyledEnd>
        )
      }
      valueNote={mark === undefined ? dateAtEnd : undefined}
      {...(href === null ? {} : { href, onPress: () => onOpen(href) })}
    />
  );
}
