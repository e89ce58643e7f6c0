import type { Meta, StoryObj } from '@storybook/react-vite';
import { SuccessfullyChangedScreen } from '@wallet/ui/screens/change-password';

const meta = {
  component: SuccessfullyChangedScreen,
  parameters: { layout: 'fullscreen' },
  args: { logInHref: '#login' },
} satisfies Meta<typeof SuccessfullyChangedScreen>;

export default meta;

export const Changed: StoryObj<typeof meta> = {};
