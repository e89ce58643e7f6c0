import { EntryNotice, type EntryNoticeProps } from '@wallet/ui/screens/assets';
import { openOperationPrompt } from '../operations/openOperationPrompt.tsx';

// What may be opened on entry to the dashboard, in one file of the build: most customers see none of it.

/** What every customer is told once (HOME-025, HOME-027). */
export function NoticeOnEntry(props: EntryNoticeProps) {
  return <EntryNotice {...props} />;
}

/** Asks to finish the registration (HOME-035). */
export function askToRegister(): void {
  openOperationPrompt('completeRegistration');
}
