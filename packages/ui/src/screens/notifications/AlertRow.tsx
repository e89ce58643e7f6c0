import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { checkIcon } from '../../foundations/Icon/glyphs/checkIcon.ts';
import { infoIcon } from '../../foundations/Icon/glyphs/infoIcon.ts';
import { warningIcon } from '../../foundations/Icon/glyphs/warningIcon.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { alertWording } from '../../patterns/CustomerAlert/alertWording.ts';
import { customerAlertTexts } from '../../patterns/CustomerAlert/customerAlert.texts.ts';
import type { CustomerAlert } from '../../patterns/CustomerAlert/CustomerAlert.types.ts';
import { LinkedText } from '../../patterns/CustomerAlert/LinkedText.tsx';
import type { MeasuredPlace } from '../../patterns/LongList/useListWindow.ts';
import { UnreadTitle } from '../../patterns/Unread/UnreadTitle.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { notificationsTexts } from './notifications.texts.ts';

type AlertRowProps = {
  readonly place: MeasuredPlace;
  readonly alert: CustomerAlert;
  readonly unread: boolean;
  readonly onRead: () => void;
  readonly onOpen: (href: string) => void;
};

/** An alert of the provider. It links to the page that resolves it; an alert without a link has a button to mark it as read. */
export function AlertRow({ place, alert, unread, onRead, onOpen }: AlertRowProps) {
  const texts = useTexts(notificationsTexts);
  const { words, note } = alertWording(alert, useTexts(customerAlertTexts));
  const { href, date, level } = alert;
  const isPlain = href === null;
  const text = isPlain ? <LinkedText text={words} /> : words;
  return (
    <ListRow
      {...place}
      leading={<IconTile glyph={level === 'message' ? infoIcon : warningIcon} />}
      title={unread ? <UnreadTitle>{text}</UnreadTitle> : text}
      note={[note, date].filter((part) => part !== null && part !== '').join(' · ')}
      {...(isPlain ? {} : { href, onPress: () => onOpen(href), chevron: false })}
      {...(isPlain && unread ? { value: <IconButton label={texts.read(words)} icon={checkIcon} onClick={onRead} /> } : {})}
    />
  );
}
