import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { WelcomeScreen } from '@wallet/ui/screens/welcome';

const meta = {
  component: WelcomeScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: {
    signUpHref: '#signup?utm_source=letter',
    logInHref: '#login',
    onLanguage: fn(),
    demoHref: '#demo',
    awards: ['Wealth Manager of the Year 2025', 'Best Digital Bank, Baltics 2024'],
  },
} satisfies Meta<typeof WelcomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstSlide: Story = {};

/** The last slide shows the brand's awards and is the end of the carousel. */
export const Awards: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '4 of 4' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Awards' })).toBeVisible());
  },
};

export const OtherBrand: Story = { globals: { brand: 'ostra' } };

/** More awards than fit on two lines. The buttons stay within reach. */
export const ManyAwards: Story = {
  args: { awards: ['Wealth Manager of the Year 2025', 'Best Digital Bank, Baltics 2024', 'Family Office of the Decade, 2015 to 2025'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '4 of 4' }));
  },
};

export const Links: Story = {
  name: 'links to registration, login and the demo, with the query string (APP-041, APP-042, MENU-008)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent, step }) => {
    await expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '#signup?utm_source=letter');
    await expect(canvas.getByRole('link', { name: 'Already have an account' })).toHaveAttribute('href', '#login');
    await expect(canvas.getByRole('link', { name: 'Look around first' })).toHaveAttribute('href', '#demo');
    const order: (string | null)[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      order.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);
    }
    await expect(order).toEqual(['1 of 4', 'Create account', 'Already have an account', 'Look around first']);
    await step('offers the other language, and ignores the current one (LANG-015)', async () => {
      const english = canvas.getByRole('button', { name: 'English', pressed: true });
      await userEvent.click(english);
      await expect(args.onLanguage).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Deutsch', pressed: false }));
      await expect(args.onLanguage).toHaveBeenCalledWith('de');
    });
    await step('moves through four slides with arrow keys without wrapping (APP-040, LIM-057, MENU-007)', async () => {
      canvas.getByRole('button', { name: '1 of 4' }).focus();
      const titles: (string | null)[] = [];
      for (const key of ['{Home}', '{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowRight}']) {
        await userEvent.keyboard(key);
        titles.push(canvas.getByRole('heading').textContent);
      }
      await expect(titles).toEqual([
        'Your digital family office',
        'Tailored to every investor',
        'Investment solutions',
        'Awards',
        'Awards',
      ]);
    });
  },
};
