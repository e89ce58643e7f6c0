import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '@wallet/ui/components/Button';
import { Page } from '@wallet/ui/foundations/Layout';
import { StickyActions } from '@wallet/ui/patterns/OperationForm';

const meta = {
  component: StickyActions,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  render: (args) => (
    <Page style={{ minBlockSize: '100dvh', boxSizing: 'border-box' }}>
      {args.children}
      <StickyActions>
        <Button fullWidth>Next step</Button>
      </StickyActions>
    </Page>
  ),
} satisfies Meta<typeof StickyActions>;

export default meta;
type Story = StoryObj<typeof meta>;

const lines = Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1} of the page.</p>);
const readHairline = (button: HTMLElement): string => getComputedStyle(button.parentElement ?? button, '::before').visibility;

/** No content scrolls beneath it, so there is no hairline. */
export const Short: Story = { args: { children: 'A short page.' } };

/** Content scrolls beneath it. The hairline shows until the end of the page is reached. */
export const OverContent: Story = {
  tags: ['picture:none'],
  globals: { viewport: { value: 'phone' } },
  args: { children: lines },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Next step' });
    await waitFor(() => expect(readHairline(button)).toBe('visible'));
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(readHairline(button)).toBe('hidden'));
    scrollTo(0, 0);
  },
};
