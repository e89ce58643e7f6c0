import { NotificationsScreen } from '@wallet/ui/screens/notifications';
import { useNavigate } from 'react-router-dom';
import { openedHere } from '../../operations/page/history.ts';
import { useNotifications } from './model.ts';

/** The notification centre. An operation opens over the history; closing it leads back here (WISH-016). */
export function NotificationsPage() {
  const navigate = useNavigate();
  const { list, isUnread, hasUnread, read, readAll } = useNotifications();
  return (
    <NotificationsScreen
      list={list}
      isUnread={isUnread}
      hasUnread={hasUnread}
      onRead={read}
      onReadAll={readAll}
      onOpen={(row, href) => {
        read(row);
        void navigate(href, row.kind === 'operation' ? { state: openedHere } : {});
      }}
    />
  );
}
