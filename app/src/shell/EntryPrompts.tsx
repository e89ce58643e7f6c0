import type { UserInfo } from '@wallet/contract/user-info';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../routing/paths.ts';
import { useServices } from '../providers/Services.ts';
import { dueNotice, noticesKey, withSeen } from './entryNotices.ts';
import { EntryOffer } from './EntryOffer.tsx';
import { RegistrationPrompt } from './RegistrationPrompt.tsx';
import { useDeviceValue } from '../providers/useDeviceValue.ts';

/** Seen once by each customer. */
const NoticeOnEntry = lazy(async () => ({ default: (await import('./entryDialogs.tsx')).NoticeOnEntry }));

/**
 * What a customer meets on entry to the dashboard, one after the other: two notices, then the wish to finish the registration (D-HOME-13), then an offer.
 * @param info undefined where it could not be read: then there are no notices
 */
export function EntryPrompts({ info }: { readonly info: UserInfo | undefined }) {
  const { pathname } = useLocation();
  const { clock } = useServices();
  const [kept, keep] = useDeviceValue(noticesKey(info?.id ?? ''));
  const notice = info === undefined ? null : dueNotice(info, kept);
  return (
    <>
      <RegistrationPrompt isHeld={notice !== null} />
      {notice === null || pathname !== paths.assets.to() ? null : (
        <NoticeOnEntry key={notice} notice={notice} onOpenChange={() => keep(withSeen(kept, notice, new Date(clock.now())))} />
      )}
      <EntryOffer />
    </>
  );
}
