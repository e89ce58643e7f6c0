import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { deviceIcon, lockIcon, logOutIcon, passkeyIcon, warningIcon } from '../../foundations/Icon/icons.ts';
import type { SecurityEventKind } from './securityEventWords.ts';

/** The icon of each security event. */
export const securityEventIcons: Record<SecurityEventKind, IconGlyph> = {
  new_device: deviceIcon,
  password_changed: lockIcon,
  password_reset: lockIcon,
  passkey_added: passkeyIcon,
  passkey_deleted: passkeyIcon,
  devices_ended: logOutIcon,
  codes_stopped: warningIcon,
  token_reused: warningIcon,
};
