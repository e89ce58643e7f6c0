import { loadPart } from '@wallet/ui/foundations/parts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { walletUi } from '../operations/walletUi.ts';
import { useServices } from '../providers/Services.ts';
import { visitKeys } from '../storage/keys.ts';
import type { MessageSlots } from './MessageSlots.tsx';

/** By then the page has loaded, and a customer who loses the network later can still be notified. */
const LOAD_AFTER_MS = 5000;
const touchEvents = ['pointerdown', 'keydown'];

/**
 * The overlay slot and the toast region. They are loaded on the customer's first touch, with the first message, with the notice of an ended
 * session, or soon after the page has loaded. Offline the page works without them, and the next touch tries again.
 */
export function Messages() {
  const { clock, storage } = useServices();
  useLocation(); // a log-out leaves its notice and navigates to another path
  const [since] = useState(clock.now);
  const [Slots, setSlots] = useState<typeof MessageSlots | null>(null);
  const [wasNoticeLeft] = useState(() => storage.read(visitKeys.endNotice) !== null);
  // A page that ends is reloaded and leaves its notice to the next one. Without durable storage there is no next one (D-SES-24).
  const isNoticeLeft = storage.isDurable() ? wasNoticeLeft : storage.read(visitKeys.endNotice) !== null;
  const isMissing = Slots === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const loadSlots = (): void => {
      loadPart(() => import('./MessageSlots.tsx')).then(
        (part) => setSlots(() => part.MessageSlots),
        () => undefined,
      );
    };
    if (isNoticeLeft) loadSlots();
    const stops = [clock.after(LOAD_AFTER_MS, loadSlots), walletUi.opened.subscribe(loadSlots), walletUi.toasts.subscribe(loadSlots)];
    for (const sign of touchEvents) document.addEventListener(sign, loadSlots, { capture: true, passive: true });
    return () => {
      for (const stop of stops) stop();
      for (const sign of touchEvents) document.removeEventListener(sign, loadSlots, { capture: true });
    };
  }, [clock, isNoticeLeft, isMissing]);
  return isMissing ? null : <Slots {...{ since, isNoticeLeft }} />;
}
