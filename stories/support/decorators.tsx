import type { Decorator } from '@storybook/react-vite';
import { Card } from '@wallet/ui/components/Card';
import { List } from '@wallet/ui/components/List';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';

/** Renders a story in a box of this width. */
export const inWidth =
  (pixels: number): Decorator =>
  (Story) => (
    <div data-testid="box" style={{ inlineSize: pixels }}>
      <Story />
    </div>
  );

/** Renders a row in a list with this name. */
export const inList =
  (name: string): Decorator =>
  (Story) => (
    <List aria-label={name}>
      <Story />
    </List>
  );

/** Renders a story on the ground of the balance card. */
export const onHero: Decorator = (Story) => (
  <Card variant="hero">
    <Story />
  </Card>
);

export const withHiddenBalances: Decorator = (Story) => (
  <ThemeRoot balances="hidden" scope="element">
    <Story />
  </ThemeRoot>
);
