import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from '@wallet/ui/components/QrCode';

const ADDRESS = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh';
const meta = {
  component: QrCode,
  args: { value: ADDRESS, label: `QR code of the address ${ADDRESS}`, asset: 'BTC' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  name: 'shows the address as a QR code of 214 px with a mark in it (LIM-080, RCV-003)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /bc1qxy2/ })).toBeVisible();
    await expect(canvasElement.querySelector('[role=img] > svg')?.getBoundingClientRect().width).toBe(214);
  },
};

export const WithoutMark: Story = { render: () => <QrCode value={ADDRESS} label={`QR code of the address ${ADDRESS}`} /> };
export const Large: Story = { args: { size: 'lg' } };

export const LargeOnAWideScreen: Story = {
  name: 'draws the large code with 640 px and shrinks it to the available space (LIM-081, RCV-010, D-RCV-03)',
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      {['720px', '320px'].map((inlineSize) => (
        <div key={inlineSize} style={{ overflowX: 'auto' }}>
          <div style={{ inlineSize }}>
            <QrCode {...args} size="lg" />
          </div>
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const codes = [...canvasElement.querySelectorAll('[role=img] > svg')].map((code) => code.getBoundingClientRect());
    await expect(codes.map(({ width, height }) => [width, height])).toEqual([
      [640, 640],
      [270, 270],
    ]);
  },
};

/** The tile stays white in the dark theme, because cameras need the contrast. */
export const InTheDark: Story = { globals: { theme: 'dark' } };
