import { NotificationsScreen } from '@wallet/ui/screens/notifications';
import { useNavigate } from 'react-router-dom';
import { openedHere } from '../../operations/page/history.ts';
import { useNotifications } from './model.ts';

/** The notification centre. Closing an operation that was opened from here returns here (WISH-016). */
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
