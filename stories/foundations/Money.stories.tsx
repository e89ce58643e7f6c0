import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Money, Percent } from '@wallet/ui/foundations/Money';
import { Stack } from '@wallet/ui/foundations/Layout';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';
import { LocaleProvider } from '@wallet/ui/texts';
import { formatChange } from '@wallet/core/format/formatPercent';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { btc, eur, usd, usdc } from '../support/amounts.ts';
import { inWidth, onHero } from '../support/decorators.tsx';

const meta = { component: Money, args: { value: eur('119964.44') } } satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The most prominent figure of a screen. Its decimals are the same size in a quieter colour. */
export const Lead: Story = { args: { variant: 'lead' } };

export const LeadSizes: Story = {
  render: () => (
    <Stack align="start">
      <Money variant="lead" size="xl" value={eur('1234.5')} />
      <Money variant="lead" value={btc('-0.05')} />
      <Money variant="lead" size="md" value={eur('44542.5')} />
    </Stack>
  ),
};

export const LeadOnHero: Story = {
  args: { variant: 'lead' },
  decorators: [onHero],
};

/** In columns, coins have exactly five decimals. In sentences they have up to eight, without trailing zeros. */
export const Places: Story = {
  render: () => (
    <Stack align="start" gap={8}>
      <Money variant="row" value={btc('0.5')} />
      <Money value={btc('0.5')} />
      <Money variant="row" place="transactions" value={usdc('1200.5')} />
      <Money value={btc('0.00000001')} place="column" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('[data-variant]')].map(({ textContent }) => textContent);
    await expect(texts).toEqual(['0.50000\u00A0BTC', '0.5\u00A0BTC', '1,200.500000\u00A0USDC', '<0.00001\u00A0BTC']);
  },
};

/** Incoming is green with a plus, outgoing is plain with a minus, and refused is struck through. */
export const Directions: Story = {
  render: () => (
    <Stack align="start" gap={8}>
      <Money variant="row" direction="in" value={eur('500')} />
      <Money variant="row" direction="out" value={usd('120')} />
      <Money variant="row" direction="out" struck value={eur('2000')} />
      <Money variant="row" value={eur('-5')} />
      <Money approximate value={eur('3062')} />
      <Money stale value={eur('3062')} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('[data-variant]')].map(({ textContent }) => textContent);
    await expect(texts).toEqual(['+€500.00', '−$120.00', '−€2,000.00', '−€5.00', '≈\u00A0€3,062.00', '€3,062.00']);
  },
};

/** Zero is a figure. An unknown amount is a dash that is read as 'not available'. */
export const Unknown: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not available')).toBeInTheDocument();
    await expect(canvas.getByText('–')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Concealed: Story = {
  name: 'hides any amount behind the same four dots, which are not read out (WISH-002)',
  tags: ['!dev', '!autodocs'],
  render: () => (
    <ThemeRoot balances="hidden" scope="element">
      <Stack align="start">
        <Money holding variant="lead" value={eur('0.01')} />
        <Money holding variant="lead" value={eur('-1234567.89')} />
      </Stack>
    </ThemeRoot>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [cent, million] = [...canvasElement.querySelectorAll<HTMLElement>('[data-variant]')];
    await expect(canvas.getAllByText('hidden')).toHaveLength(2);
    await expect(million?.outerHTML).toBe(cent?.outerHTML);
    await expect(million?.offsetWidth).toBe(cent?.offsetWidth);
    await expect(canvasElement.innerHTML).not.toMatch(/1234|\.01/);
  },
};

/** It shrinks with the screen and is never truncated. */
export const LongOnNarrowScreen: Story = {
  args: { variant: 'lead', value: btc('1234567890.12345678') },
  decorators: [inWidth(280)],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-variant]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(280);
  },
};

export const RoundDots: Story = {
  name: 'uses the round dots of the brand’s font, centred on the digits (WISH-002)',
  tags: ['!dev', '!autodocs'],
  args: { variant: 'lead', holding: true },
  decorators: [
    (Story) => (
      <ThemeRoot balances="hidden">
        <Story />
      </ThemeRoot>
    ),
  ],
  play: async ({ canvas }) => {
    const dots = await canvas.findByText('••••');
    const { fontFamily, fontSize } = getComputedStyle(dots);
    await expect(fontFamily).toContain('Hanken Grotesk Variable');
    await document.fonts.load(`${fontSize} 'Hanken Grotesk Variable'`, '••••');
    // Four dots of 0.4 em, each with -0.02 em letter spacing. The square fallback dots are 0.353 em wide.
    await waitFor(() => expect(dots.getBoundingClientRect().width / Number(fontSize.replace('px', ''))).toBeCloseTo(1.52, 1));
  },
};

/** Returns whether the sign of an amount is drawn at the left of its first digit. Texts for screen readers only have no sign. */
function isSignAtLeft(element: Element): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, ({ nodeValue }) =>
    /[+\u2212]/.test(nodeValue ?? '') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  const text = walker.nextNode();
  if (text === null) throw new Error(`${element.textContent} has no sign`);
  const findLeft = (character: RegExp): number => {
    const at = (text.nodeValue ?? '').search(character);
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().left;
  };
  return findLeft(/[+\u2212]/) < findLeft(/\d/);
}

const mirroredLocales = ['ar-EG', 'he-IL', 'fa-IR'];
/** A sentence in the script of the locale, around an amount that nothing isolates. */
const sentences: Readonly<Record<string, string>> = { 'ar-EG': 'المبلغ', 'he-IL': 'סכום', 'fa-IR': 'مبلغ' };

export const FromTheRight: Story = {
  name: 'keeps a sign at the left of its digits in a page from right to left (WISH-020)',
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  render: () => (
    <Stack align="start" gap={8}>
      {mirroredLocales.map((locale) => (
        <LocaleProvider key={locale} locale={locale}>
          <Money data-signed variant="row" direction="in" value={eur('31.75')} />
          <Money data-signed variant="row" direction="out" value={usd('31.75')} />
          <Money data-signed variant="row" direction="out" place="transactions" value={btc('1')} />
          <Money data-signed variant="row" direction="out" code={false} value={btc('1')} />
          <Money data-signed variant="lead" value={eur('-1234.56')} />
          <Money data-signed variant="lead" value={btc('-0.05')} />
          <Percent data-signed value="-1.25" />
          {[formatMoney(eur('-1234.56'), locale), formatMoney(btc('-1.5'), locale), formatChange('1.25', locale)].map((text) => (
            <p data-signed key={text}>
              {`${sentences[locale]} ${text} ${sentences[locale]}`}
            </p>
          ))}
        </LocaleProvider>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const signed = [...canvasElement.querySelectorAll('[data-signed]')];
    await expect(signed).toHaveLength(10 * mirroredLocales.length);
    const atTheRight = signed.filter((element) => !isSignAtLeft(element));
    await expect(atTheRight.map(({ textContent }) => textContent)).toEqual([]);
  },
};
