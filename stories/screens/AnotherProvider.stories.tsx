import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';
import { WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { type Props, toForeignProps } from '../support/anotherProvider.ts';

type Sample = { readonly args?: Props; readonly tags?: readonly string[] };
type StoryModule = { readonly default: Sample & { readonly component: ComponentType<Props> } } & Readonly<Record<string, Sample>>;

const modules = import.meta.glob<StoryModule>('./*/*.stories.tsx', { eager: true });

/** The amounts, and the signs beside the fields of amounts. */
const AMOUNTS = 'span[data-variant][data-size][data-tone], [data-part="sign"]';
/** Names of an element or an address that contain an id, as it is or encoded. */
const MISUSED_IDS = ['id', 'for', 'aria-labelledby', 'aria-controls', 'href'].map((name) => `[${name}*="acc_9f"]`).join();

/** Screens that show only amounts which are typed, calculated by a rate, or in a column, where at most 5 decimals have room. */
const SHORTER = /send\/(?:Form|Recipient)|trade\/SellScreen|referral\/ReferralScreen/;

type Look = { readonly problems: readonly string[]; readonly decimals: readonly number[] };

/** Mounts a screen, until its lazy parts have come, and returns what is wrong about it and the numbers of decimals of its amounts. */
async function look(Screen: ComponentType<Props>, props: Props, box: HTMLElement): Promise<Look> {
  const problems: string[] = [];
  const report = (error: unknown): void => void problems.push(String(error));
  const root = createRoot(box, { onUncaughtError: report, onCaughtError: report });
  flushSync(() =>
    root.render(
      <ThemeRoot brand="halden">
        <WalletRoot>
          <Screen {...props} />
        </WalletRoot>
      </ThemeRoot>,
    ),
  );
  const pending = (): Element | null => box.querySelector('[data-coming]');
  if (pending() !== null) await waitFor(() => expect(pending()).toBeNull());
  const amounts = [...box.querySelectorAll(AMOUNTS)].map(({ textContent }) => textContent);
  problems.push(...amounts.filter((amount) => /[€$]/.test(amount)));
  problems.push(...[...box.querySelectorAll(MISUSED_IDS)].map(({ outerHTML }) => outerHTML));
  root.unmount();
  const figures = amounts.filter((amount) => /\d/.test(amount));
  return { problems, decimals: figures.map((figure) => /\.(\d+)/.exec(figure)?.[1]?.length ?? 0) };
}

/** Looks at every screen in every state that is shown, with ids of another provider and a currency of this many decimals. */
async function expectEveryScreen(decimals: number, canvas: HTMLElement): Promise<void> {
  const problems: string[] = [];
  for (const [path, { default: meta, ...samples }] of Object.entries(modules)) {
    const shown: number[] = [];
    for (const [name, { args, tags = [] }] of Object.entries(samples)) {
      if (![...(meta.tags ?? []), ...tags].findLast((tag) => /^!?dev$/.test(tag))?.startsWith('!')) {
        const box = canvas.appendChild(document.createElement('div'));
        const seen = await look(meta.component, toForeignProps({ ...meta.args, ...args }, decimals), box);
        problems.push(...seen.problems.map((problem) => `${path} ${name}: ${problem}`));
        shown.push(...seen.decimals);
        box.remove();
      }
    }
    const longest = Math.max(...shown);
    if (shown.length > 0 && longest !== decimals && !SHORTER.test(path)) problems.push(`${path}: ${longest} decimals`);
  }
  await expect(problems).toEqual([]);
}

const meta = { tags: ['!dev', '!autodocs'], render: () => <></> } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeCurrency: Story = {
  name: 'every screen takes ids of any kind and a currency without decimals (LIB-013, D-FMT-38)',
  play: ({ canvasElement }) => expectEveryScreen(0, canvasElement),
};

export const FineCurrency: Story = {
  name: 'every screen takes ids of any kind and a currency of 18 decimals (LIB-013, D-FMT-38)',
  play: ({ canvasElement }) => expectEveryScreen(18, canvasElement),
};
