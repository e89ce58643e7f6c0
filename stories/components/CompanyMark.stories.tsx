import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CompanyMark } from '@wallet/ui/components/Avatar';
import { Inline } from '@wallet/ui/foundations/Layout';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';

const drawSquare = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/></svg>`)}`;
const LOGO = drawSquare('#7c2d12');
const LOGO_DARK = drawSquare('#fdba74');

const meta = { component: CompanyMark, args: { name: 'Rosen Robotics', logo: LOGO, size: 56 } } satisfies Meta<typeof CompanyMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Logo: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <CompanyMark {...args} size={40} />
      <CompanyMark {...args} />
      <CompanyMark {...args} logo={null} size={40} />
      <CompanyMark {...args} logo={null} />
    </Inline>
  ),
};

export const WithoutLogo: Story = {
  name: 'shows the first letter of the name without a logo, in any script (D-TOK-16)',
  tags: ['!dev', '!autodocs'],
  args: { name: 'Ørsted', logo: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Ø$/);
  },
};

export const Broken: Story = {
  name: 'falls back to the letter if the logo cannot be loaded (D-TOK-16)',
  tags: ['!dev', '!autodocs'],
  args: { logo: 'data:image/png;base64,bm8gcGljdHVyZQ==' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/^R$/));
  },
};

export const Dark: Story = {
  name: 'uses the dark logo in the dark theme, if there is one (D-TOK-16)',
  tags: ['!dev', '!autodocs'],
  args: { logoDark: LOGO_DARK },
  render: (args) => (
    <>
      <ThemeRoot scope="element" theme="dark">
        <CompanyMark {...args} />
      </ThemeRoot>
      <ThemeRoot scope="element" theme="light">
        <CompanyMark {...args} />
      </ThemeRoot>
    </>
  ),
  play: async ({ canvasElement }) => {
    const sources = [...canvasElement.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    await expect(sources).toEqual([LOGO_DARK, LOGO]);
  },
};
