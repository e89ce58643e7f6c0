import { openOverlay } from '@wallet/ui/patterns/OverlaySlot/openOverlay';
import { OverlaySlot } from '@wallet/ui/patterns/OverlaySlot/OverlaySlot';
import { SessionEnded } from '@wallet/ui/patterns/SessionDialogs/SessionEnded';
import { ToastRegion } from '@wallet/ui/patterns/ToastRegion/ToastRegion';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../routing/paths.ts';
import { useServices } from '../providers/Services.ts';
import { visitKeys } from '../storage/keys.ts';
import { useAppUpdate } from './useAppUpdate.tsx';

/** Says once why the last session ended (D-SES-11, D-SES-16). */
function useEndNotice(isLeft: boolean): void {
  const { storage } = useServices();
  const { pathname } = useLocation();
  const showsHere = isLeft && (storage.isDurable() || pathname === paths.home.to());
  useEffect(() => {
    const reason = storage.read(visitKeys.endNotice);
    if (reason === null || !showsHere) return;
    storage.remove(visitKeys.endNotice);
    openOverlay(<SessionEnded reason={reason} logInHref={paths.login.to()} />);
  }, [storage, showsHere]);
}

export type MessageSlotsProps = {
  /** When the page began: the look for updates counts from then. */
  readonly since: number;
  /** Whether the session that was here before has left the notice of its end. */
  readonly isNoticeLeft: boolean;
};

/** The one overlay slot (D-APP-10) and the one region of messages that block nothing. */
export function MessageSlots({ since, isNoticeLeft }: MessageSlotsProps) {
  useEndNotice(isNoticeLeft);
  const update = useAppUpdate(since);
  return (
    <>
      <OverlaySlot />
      <ToastRegion />
      {update}
    </>
  );
}
