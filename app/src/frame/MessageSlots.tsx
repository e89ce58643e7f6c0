import { openOverlay } from '@wallet/ui/patterns/OverlaySlot/openOverlay';
import { OverlaySlot } from '@wallet/ui/patterns/OverlaySlot/OverlaySlot';
import { SessionEnded } from '@wallet/ui/patterns/SessionDialogs/SessionEnded';
import { ToastRegion } from '@wallet/ui/patterns/ToastRegion/ToastRegion';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useServices } from '../providers/Services.ts';
import { visitKeys } from '../storage/keys.ts';
import { useAppUpdate } from './useAppUpdate.tsx';

/** Says once why the last session ended (D-SES-11, D-SES-16). */
function useEndNotice(): void {
  const { storage } = useServices();
  const { pathname } = useLocation();
  // A page that is about to be loaded afresh leaves the notice to the next one; where nothing is kept there is no next one (D-SES-24).
  const showsHere = storage.isDurable() || pathname === paths.home.to();
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
};

/** The one overlay slot (D-APP-10) and the one region of messages that block nothing. */
export function MessageSlots({ since }: MessageSlotsProps) {
  useEndNotice();
  const update = useAppUpdate(since);
  return (
    <>
      <OverlaySlot />
      <ToastRegion />
      {update}
    </>
  );
}
