import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '@wallet/ui/components/Card';
import { Notice } from '@wallet/ui/components/Notice';
import { StatusBadge } from '@wallet/ui/components/Badge';
import { Stack } from '@wallet/ui/foundations/Layout';
import { Text } from '@wallet/ui/foundations/Text';
import { BrandMark } from '@wallet/ui/foundations/Mark';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';
import { Button } from '@wallet/ui/components/Button';
import { StuckScreen } from '@wallet/ui/screens/kyc';
import { defineBrand } from '@wallet/ui/tokens';

const sample = (
  <Card>
    <Stack gap={12} align="start">
      <Text type="body-sm" tone="secondary">
        Second line
      </Text>
      <StatusBadge status="completed" />
      <Notice kind="warning">Address is on verification</Notice>
    </Stack>
  </Card>
);

const themes = (['halden', 'ostra'] as const).flatMap((brand) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['standard', 'more'] as const).map((contrast) => ({ brand, theme, contrast, key: `${brand}-${theme}-${contrast}` })),
  ),
);

const meta = { component: ThemeRoot, args: { children: sample } } satisfies Meta<typeof ThemeRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Page background, secondary text and card radius of each theme, as in tokens.json. */
const expected: Readonly<Record<string, readonly [page: string, secondary: string, radius: string]>> = {
  'halden-light-standard': ['#f3f6f7', '#3f4d50', '16px'],
  'halden-light-more': ['#f3f6f7', '#192427', '16px'],
  'halden-dark-standard': ['#081011', '#c4ced0', '16px'],
  'halden-dark-more': ['#081011', '#e8eeef', '16px'],
  'ostra-light-standard': ['#f7f5f4', '#4f4942', '28px'],
  'ostra-light-more': ['#f7f5f4', '#26211b', '28px'],
  'ostra-dark-standard': ['#110e0a', '#cfcbc6', '28px'],
  'ostra-dark-more': ['#110e0a', '#efece9', '28px'],
};

/** All eight themes on one page. Each box uses its own values, whatever its surroundings. */
export const AllThemes: Story = {
  render: () => (
    <Stack gap={8}>
      {themes.map(({ key, ...theme }) => (
        <ThemeRoot key={key} scope="element" {...theme}>
          <div data-theme-of={key}>{sample}</div>
        </ThemeRoot>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const { key } of themes) {
      const box = canvasElement.querySelector(`[data-theme-of="${key}"]`) ?? canvasElement;
      const read = (name: string): string => getComputedStyle(box).getPropertyValue(name).trim();
      const values = [read('--semantic-color-bg-page'), read('--semantic-color-text-secondary'), read('--component-card-radius')];
      await expect([key, ...values]).toEqual([key, ...(expected[key] ?? [])]);
    }
  },
};

/** The page follows the device until the customer chooses a theme. The browser's bars take the colour of the page. */
export const Page: Story = {
  play: async () => {
    const { dataset, lang } = document.documentElement;
    await expect([dataset['brand'], dataset['theme'], lang]).toEqual(['halden', 'system', 'en']);
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    await expect(document.querySelector('meta[name="theme-color"]')).toHaveAttribute('content', isDark ? '#081011' : '#f3f6f7');
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe(isDark ? 'dark' : 'light');
  },
};

const KolmMark = () => (
  <svg viewBox="0 0 20 20">
    <circle cx="10" cy="10" r="10" fill="#5b21b6" />
    <path d="M6 4h3v5l4-5h3l-5 6 5 6h-3l-4-5v5H6z" fill="#fff" />
  </svg>
);

const kolm = defineBrand({
  id: 'kolm',
  name: 'Kolm',
  seeds: { accent: '#5b21b6', ground: '#fdf6ec', hero: '#f5b301' },
  radius: 999,
  mark: KolmMark,
});

/** A product's own brand, defined by three seed colours and a mark: light, dark, and both with more contrast. */
export const OwnBrand: Story = {
  render: () => (
    <Stack gap={8}>
      {(['light', 'dark'] as const).flatMap((theme) =>
        (['standard', 'more'] as const).map((contrast) => (
          <ThemeRoot key={`${theme}-${contrast}`} scope="element" brand={kolm} theme={theme} contrast={contrast}>
            <Stack gap={12} align="start">
              <BrandMark />
              <Card variant="hero">
                <Text>Bonjour</Text>
              </Card>
              {sample}
              <Button>Continue</Button>
            </Stack>
          </ThemeRoot>
        )),
      )}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Continue' }).map((button) => getComputedStyle(button));
    await expect(buttons[0]?.backgroundColor).toBe('rgb(91, 33, 182)');
    await expect(buttons[2]?.backgroundColor).not.toBe('rgb(91, 33, 182)');
    await expect(canvas.getAllByText('Kolm')).toHaveLength(4);
  },
};

/** Before every other stylesheet of the page: the place where a class loses when only the order decides. */
function addFirstStylesheet(css: string): () => void {
  const style = Object.assign(document.createElement('style'), { textContent: css });
  document.head.prepend(style);
  return () => style.remove();
}

export const ClassesOfTheProduct: Story = {
  name: 'a class of the product wins over the styles of a component and of a screen, whatever the order of the stylesheets (LIB-022)',
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <StuckScreen className="of-product" onProceed={async () => ({ kind: 'done' })} onBack={() => undefined} supportHref="#support" />
      <Button className="of-product">Plain</Button>
      <Button className="of-utility">Utility</Button>
    </>
  ),
  beforeEach: () =>
    addFirstStylesheet(
      `.of-product { padding: 17px; border-radius: 3px; }
       @layer wallet, utilities;
       @layer utilities { .of-utility { padding: 19px; border-radius: 3px; } }`,
    ),
  play: async ({ canvas }) => {
    const painted = [
      canvas.getByRole('main'),
      canvas.getByRole('button', { name: 'Plain' }),
      canvas.getByRole('button', { name: 'Utility' }),
    ].map((element) => getComputedStyle(element));
    await expect(painted.map(({ padding }) => padding)).toEqual(['17px', '17px', '19px']);
    await expect(painted.map(({ borderRadius }) => borderRadius)).toEqual(painted.map(() => '3px'));
  },
};

/** Language, direction and text size of the toolbar apply to a story. Pseudo-language texts are longer and accented. */
export const Toolbar: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { language: 'pseudo', direction: 'rtl', textSize: '150 %' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('[Çömplétéd····]')).toBeVisible();
    const { direction, fontSize } = getComputedStyle(document.documentElement);
    await expect([direction, fontSize]).toEqual(['rtl', '24px']);
  },
};

/** The same in German, with German number formats. */
export const ToolbarInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Abgeschlossen')).toBeVisible();
    await expect(document.documentElement.dir).toBe('');
  },
};
