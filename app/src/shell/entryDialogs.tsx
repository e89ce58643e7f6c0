import { EntryNotice, type EntryNoticeProps } from '@wallet/ui/screens/assets';
import { openOperationPrompt } from '../operations/openOperationPrompt.tsx';

// Dialogs on entry to the dashboard, in one chunk because most customers see none of them.

/** Notices shown once to every customer (HOME-025, HOME-027). */
export function NoticeOnEntry(props: EntryNoticeProps) {
  return <EntryNotice {...props} />;
}

/** Prompts to complete registration (HOME-035). */
export function promptToRegister(): void {
  openOperationPrompt('completeRegistration');
}
