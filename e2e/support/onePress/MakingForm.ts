import type { Page } from '@playwright/test';
import type { Control, Customer } from '../control.ts';
import type { Impatience } from './impatience.ts';

/** A form that moves money or makes something, filled in and not pressed yet. */
export type MakingForm = Omit<Impatience, 'until'> & {
  /** Left out where the page says at once what it has asked for, so that nothing tells that the answer has come. */
  readonly until?: Impatience['until'];
  readonly customer: (control: Control) => Promise<Customer>;
  /** Filled in to the last field; what comes next is the press. */
  readonly open: (page: Page, control: Control, customer: Customer) => Promise<void>;
  /** The call that moves money or makes something. */
  readonly call: { readonly method: 'POST' | 'PUT'; readonly path: string };
  /** Whose refusal the form stands at, when it is not that of `call`. */
  readonly refusing?: string;
  /** How much was made: orders, cases, messages. */
  readonly made: (control: Control, customer: Customer) => Promise<number>;
  /** In two tabs at once: one of each form, or one alone, because the second finds it made. */
  readonly inTwoTabs?: 1 | 2;
  /** The provider takes the same wish again, answers as before, and makes nothing more (API-076): after a lost answer both are counted. */
  readonly isRepeatable?: true;
  /** Where a lost answer leads instead. */
  readonly lostUntil?: Impatience['until'];
};

export const made = {
  orders: async (control: Control, { username }: Customer) => (await control.orders(username)).length,
  codes: async (control: Control, { username }: Customer) => (await control.messagesTo(username)).length,
  cases: async (control: Control, { username }: Customer) => (await control.travelRule(username)).length,
  answers:
    (path: string) =>
    async (control: Control, { username }: Customer) =>
      (await control.requests(username, path)).filter(
        ({ method, path: asked, status }) => method === 'POST' && asked === path && status < 300,
      ).length,
};
export const anOrder = { path: /\/transactions\/\d+$/ };
export const aCode = { text: 'Enter the code we sent to' };
export const processed = { text: 'Your transaction is being processed' };

export const withBalances = (balances: Readonly<Record<string, string>>, overrides = {}) => ({
  customer: (control: Control) => control.customer('empty', { balances, ...overrides }),
});
