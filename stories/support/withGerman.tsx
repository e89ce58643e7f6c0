import type { Decorator } from '@storybook/react-vite';
import { TextsProvider } from '@wallet/ui/texts';
import { germanTexts } from '@wallet/ui/texts/de';

/** Renders a story in German, whose words are longer. */
export const withGerman: Decorator = (Story) => (
  <TextsProvider overrides={germanTexts}>
    <Story />
  </TextsProvider>
);
