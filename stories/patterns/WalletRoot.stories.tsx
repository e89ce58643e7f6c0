import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { BottomSheet } from '@wallet/ui/components/BottomSheet';
import { Button } from '@wallet/ui/components/Button';
import { Stack } from '@wallet/ui/foundations/Layout';
import { Money } from '@wallet/ui/foundations/Money';
import { Part } from '@wallet/ui/foundations/parts';
import { Text } from '@wallet/ui/foundations/Text';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';
import { money } from '@wallet/ui/money';
import { createWalletUi, useToast, type WalletUi, WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { LocaleProvider, TextsProvider, type TextOverrides } from '@wallet/ui/texts';
import { germanTexts } from '@wallet/ui/texts/de';
import { lazy, useState, type ReactNode } from 'react';

type Product = {
  readonly name: string;
  readonly brand: 'halden' | 'ostra';
  readonly theme: 'light' | 'dark';
  readonly lang: string;
  readonly texts: TextOverrides;
  readonly ui: WalletUi;
};

const english: TextOverrides = {};
const createProducts = (): readonly [Product, Product] => [
  { name: 'Halden', brand: 'halden', theme: 'light', lang: 'en-GB', texts: english, ui: createWalletUi() },
  { name: 'Ostra', brand: 'ostra', theme: 'dark', lang: 'de-DE', texts: germanTexts, ui: createWalletUi() },
];
let products = createProducts();

function Home({ name, ui }: Product) {
  const { showToast } = useToast();
  return (
    <Stack gap={12} style={{ padding: 16, minBlockSize: 320 }}>
      <Text>
        {name}: <Money value={money('1234.50', 'EUR', 2)} />
      </Text>
      <Button onClick={() => showToast({ text: `Copied in ${name}` })}>Copy in {name}</Button>
      <Button variant="secondary" onClick={() => openSheet({ name, ui })}>
        Open in {name}
      </Button>
    </Stack>
  );
}

const openSheet = ({ name, ui }: Pick<Product, 'name' | 'ui'>): void =>
  void ui.openOverlay(
    // Higher than a toast, which would lie on its handle.
    <BottomSheet title={`Sheet of ${name}`}>
      <Stack style={{ minBlockSize: 120 }}>
        <Money value={money('1234.50', 'EUR', 2)} />
      </Stack>
    </BottomSheet>,
  );

/** `contain: layout` keeps the toasts of a product in its own part of the page. */
function Embedded(product: Product) {
  const { name, brand, theme, lang, texts, ui } = product;
  return (
    <section aria-label={name} style={{ contain: 'layout' }}>
      <ThemeRoot scope="element" brand={brand} theme={theme} lang={lang}>
        <LocaleProvider locale={lang}>
          <TextsProvider overrides={texts}>
            <WalletRoot ui={ui}>
              <Home {...product} />
            </WalletRoot>
          </TextsProvider>
        </LocaleProvider>
      </ThemeRoot>
    </section>
  );
}

function Page() {
  const [halden, ostra] = products;
  const [isClosed, setIsClosed] = useState(false);
  return (
    <main style={{ minBlockSize: '150dvh' }}>
      {isClosed ? null : <Embedded {...halden} />}
      <Embedded {...ostra} />
      <Button onClick={() => setIsClosed(true)}>Remove Halden</Button>
    </main>
  );
}

const meta = {
  component: WalletRoot,
  args: { children: null },
  render: () => <Page />,
  parameters: { layout: 'fullscreen' },
  tags: ['picture:none'],
  beforeEach: () => {
    products = createProducts();
  },
} satisfies Meta<typeof WalletRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

const getPart = (name: string): HTMLElement => screen.getByRole('region', { name });
const findRegion = (name: string, region: string): Promise<HTMLElement> => within(getPart(name)).findByRole('region', { name: region });
const getSheet = (name: string): HTMLElement => screen.getByRole('dialog', { name: `Sheet of ${name}`, hidden: true });
const readVariable = (element: Element, name: string): string => getComputedStyle(element).getPropertyValue(name);
const isLocked = (): boolean => getComputedStyle(document.documentElement).overflowY === 'hidden';

/** Two products on one page share neither brand, language, toasts nor overlays. */
export const TwoOnOnePage: Story = {
  name: 'shows two products on one page that share nothing (D-APP-42)',
  play: async ({ userEvent }) => {
    await expect(getPart('Halden')).toHaveTextContent('€1,234.50');
    await expect(getPart('Ostra')).toHaveTextContent('1.234,50 €');
    const [halden, ostra] = [await findRegion('Halden', 'Notifications'), await findRegion('Ostra', 'Meldungen')];
    await userEvent.click(screen.getByRole('button', { name: 'Copy in Ostra' }));
    await expect([halden.textContent, ostra.textContent]).toEqual(['', 'Copied in Ostra']);
    await userEvent.click(screen.getByRole('button', { name: 'Copy in Halden' }));
    await expect([halden.textContent, ostra.textContent]).toEqual(['Copied in Halden', 'Copied in Ostra']);
    for (const [name, region] of [['Halden', halden] as const, ['Ostra', ostra] as const]) {
      const [around, inside] = [getPart(name).getBoundingClientRect(), region.getBoundingClientRect()];
      await expect([inside.left >= around.left, inside.right <= around.right, inside.bottom <= around.bottom]).toEqual([true, true, true]);
    }
  },
};
export const OwnSurroundings: Story = {
  name: 'opens an overlay in the brand and the language of its product, wherever the focus is (D-APP-42)',
  tags: ['!dev', '!autodocs'],
  play: async () => {
    await findRegion('Ostra', 'Meldungen');
    screen.getByRole('button', { name: 'Copy in Halden' }).focus();
    openSheet(products[1]);
    const sheet = await screen.findByRole('dialog', { name: 'Sheet of Ostra' });
    await expect(getPart('Ostra')).toContainElement(sheet);
    await expect(sheet).toHaveTextContent('1.234,50 €');
    const [own, other] = ['Ostra', 'Halden'].map((name) => getPart(name).firstElementChild ?? document.body);
    for (const name of ['--semantic-color-bg-page', '--component-sheet-radius']) {
      await expect(readVariable(sheet, name)).toBe(readVariable(own ?? sheet, name));
      await expect(readVariable(sheet, name)).not.toBe(readVariable(other ?? sheet, name));
    }
    await expect(sheet.closest('[lang]')).toHaveAttribute('lang', 'de-DE');
  },
};
export const OneByOne: Story = {
  name: 'closes only its own overlay by Escape, returns the focus in its own part, and lets the page scroll after both (D-APP-11, D-APP-42)',
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await findRegion('Halden', 'Notifications');
    const opener = screen.getByRole('button', { name: 'Open in Halden' });
    await userEvent.click(opener);
    await waitFor(() => expect(getSheet('Halden')).toHaveAttribute('open'));
    openSheet(products[1]);
    await waitFor(() => expect(getSheet('Ostra')).toHaveAttribute('open'));
    await expect(getSheet('Halden')).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sheet of Ostra', hidden: true })).toBeNull());
    await expect([getSheet('Halden').hasAttribute('open'), isLocked()]).toEqual([true, true]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    await expect(isLocked()).toBe(false);
    await expect(opener).toHaveFocus();
  },
};
export const OneLeft: Story = {
  name: 'leaves the other product whole when one is unmounted (D-APP-42)',
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const toasts = await findRegion('Ostra', 'Meldungen');
    await userEvent.click(screen.getByRole('button', { name: 'Copy in Ostra' }));
    openSheet(products[0]);
    openSheet(products[1]);
    await waitFor(() => expect(getSheet('Ostra')).toHaveAttribute('open'));
    const sheet = getSheet('Ostra');
    const { keyless } = document.documentElement.dataset;
    screen.getByRole('button', { name: 'Remove Halden', hidden: true }).click();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Halden', hidden: true })).toBeNull());
    await expect(sheet).toHaveAttribute('open');
    await expect(sheet).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    await expect([isLocked(), toasts.textContent]).toEqual([true, 'Copied in Ostra']);
    await expect(document.documentElement.dataset['keyless']).toBe(keyless);
    await expect(readVariable(document.documentElement, '--keyboard-inset')).toBe('0px');
  },
};

const late = Promise.withResolvers<{ default: () => ReactNode }>();
const LoadedStep = lazy(() => late.promise);

function Steps() {
  const [isSecond, setSecond] = useState(false);
  return (
    <WalletRoot>
      <main tabIndex={-1}>
        <Part>{isSecond ? <LoadedStep /> : <Button onClick={() => setSecond(true)}>Next step</Button>}</Part>
      </main>
    </WalletRoot>
  );
}

export const LateStep: Story = {
  name: 'gives the focus to the heading of a step that had to be loaded while the pressed button was hidden (D-APP-16)',
  tags: ['!dev', '!autodocs'],
  render: () => <Steps />,
  play: async ({ userEvent }) => {
    const button = screen.getByRole('button', { name: 'Next step' });
    await userEvent.click(button);
    await waitFor(() => expect(document.body).toHaveFocus());
    await expect(button).not.toBeVisible();
    late.resolve({ default: () => <h1 tabIndex={-1}>Enter the code</h1> });
    await expect(await screen.findByRole('heading', { name: 'Enter the code' })).toHaveFocus();
  },
};
