import type { Device, SecurityEvent } from '@wallet/contract/access/devices';
import { formatTimestamp } from '@wallet/core/format/formatDates';
import type { Locale } from '@wallet/core/format/locale';
import {
  type ActivitySectionProps,
  type ActivityView,
  type DevicesSectionProps,
  type DeviceView,
  devicesTexts,
} from '@wallet/ui/screens/security';
import { useTexts } from '@wallet/ui/texts';
import { isNotFound } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { useDevices, useEndDevices, useSecurityEvents } from '../../data/session/devices.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { showToast } from '../../operations/walletUi.ts';
import { useServices } from '../../providers/Services.ts';
import { useProviderTime } from '../../providers/useProviderTime.ts';

const ACTIVE_MS = 300_000;
/** Maximum number of rows in "Recent activity" (DEV-009). */
const MAX_EVENTS = 20;

/** Maps a session to its row. A session used within the last five minutes is active now (DEV-001). */
export function toDeviceView(device: Device, now: Date, locale: Locale): DeviceView<string> {
  const { id, name, current, method, created_at: signedIn, last_used_at: lastUsed, place } = device;
  const isActive = current || now.getTime() - Date.parse(lastUsed) < ACTIVE_MS;
  return {
    id,
    name,
    current,
    lastActive: isActive ? null : formatTimestamp(lastUsed, now, locale),
    signedIn: formatTimestamp(signedIn, now, locale),
    method: method === 'unknown' ? null : method,
    place,
  };
}

/** Maps events to their rows. Kinds unknown to this version are left out. */
export function toActivity(events: readonly SecurityEvent[], now: Date, locale: Locale): readonly ActivityView[] {
  return events
    .flatMap(({ kind, at, ...event }) => (kind === 'unknown' ? [] : [{ ...event, kind, at: formatTimestamp(at, now, locale) }]))
    .slice(0, MAX_EVENTS);
}

/** The customer's sessions, with actions to end them (DEV-001 to DEV-005). */
export function useDevicesSection(options: { readonly enabled: boolean }): DevicesSectionProps<string> {
  const { locale } = useServices();
  const clock = useProviderTime();
  const texts = useTexts(devicesTexts);
  const { end, endOthers } = useEndDevices();
  const now = new Date(clock.now());
  return {
    devices: toPageState(useDevices(options), (devices) => devices.map((device) => toDeviceView(device, now, locale))),
    onEnd: async (id) => {
      const outcome = await attempt(() => end(id), { special: (refusal) => (isNotFound(refusal) ? { kind: 'done' } : null) });
      if (outcome.kind === 'done') showToast({ text: texts.ended });
      return outcome;
    },
    onEndOthers: async () => {
      const outcome = await attempt(endOthers);
      if (outcome.kind === 'done') showToast({ text: texts.othersEnded({ count: outcome.value }) });
      return outcome;
    },
  };
}

/** Recent security events of the account (DEV-009). */
export function useActivitySection(options: { readonly enabled: boolean }): ActivitySectionProps {
  const { locale } = useServices();
  const clock = useProviderTime();
  return { activity: toPageState(useSecurityEvents(options), (events) => toActivity(events, new Date(clock.now()), locale)) };
}
