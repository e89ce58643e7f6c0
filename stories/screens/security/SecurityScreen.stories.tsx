import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';
import {
  ActivitySection,
  DevicesSection,
  PasskeysSection,
  SecurityScreen,
  type ActivityView,
  type DeviceView,
  type PasskeyItem,
} from '@wallet/ui/screens/security';
import { expect } from 'storybook/test';
import { withCustomerFrame } from '../../support/customerFrame.tsx';
import { withGerman } from '../../support/withGerman.tsx';

/** Forty characters, the maximum length of a name. */
const LONG_NAME = 'Computer in der Küche der großen Familie';
const passkey: PasskeyItem = { id: 'p', name: LONG_NAME, added: '14. März 2026', lastUsed: '20. November 2026', isSynced: true };
const device: DeviceView = {
  id: 'd',
  name: 'Chrome on Windows',
  current: true,
  lastActive: null,
  signedIn: '14. März 2026, 09:26',
  method: 'temporary',
  place: null,
};
const other: DeviceView = { ...device, id: 'o', current: false, lastActive: 'gestern, 23:58', place: 'Klaipėda, Litauen' };
const buildEvent = (id: string, kind: ActivityView['kind']): ActivityView => ({
  id,
  kind,
  name: LONG_NAME,
  device: device.name,
  at: other.signedIn,
});

const meta = {
  component: SecurityScreen,
  decorators: [withGerman, withCustomerFrame],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: {
    onBack: () => undefined,
    children: (
      <>
        <PasskeysSection
          state={{ kind: 'ready', content: [passkey] }}
          isSupported
          waitsUntil={null}
          onAdd={async () => ({ kind: 'cancelled' })}
          onAdded={() => undefined}
          onRename={async () => ({ kind: 'done' })}
          onDelete={async () => ({ kind: 'done' })}
        />
        <DevicesSection
          devices={{ kind: 'ready', content: [device, other, { ...other, id: 'n', name: 'Unknown device' }] }}
          onEnd={async () => ({ kind: 'done' })}
          onEndOthers={async () => ({ kind: 'done' })}
        />
        <ActivitySection activity={{ kind: 'ready', content: [buildEvent('1', 'passkey_added'), buildEvent('2', 'token_reused')] }} />
      </>
    ),
  },
} satisfies Meta<typeof SecurityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const German: Story = {};

/** Also measured at 320 px and on a phone with 200 % text, like all stories of these pages (.storybook/measures). */
export const Contrast: Story = {
  name: 'needs no sideways scrolling with the longest German texts, in the dark and with high contrast (SCA-039)',
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <ThemeRoot brand="halden" theme="dark" contrast="more">
        <Story />
      </ThemeRoot>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Geräte' })).toBeVisible();
    await expect(canvas.getByText('Synchronisiert')).toBeVisible();
  },
};
