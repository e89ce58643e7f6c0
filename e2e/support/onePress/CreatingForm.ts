import type { Page } from '@playwright/test';
import type { Control, Customer } from '../control.ts';
import type { Impatience } from './impatience.ts';

/** A form that moves money or creates something, filled in but not submitted. */
export type CreatingForm = Omit<Impatience, 'until'> & {
  /** Omitted when the page shows the result before the response arrives, so that the arrival cannot be detected. */
  readonly until?: Impatience['until'];
  readonly customer: (control: Control) => Promise<Customer>;
  /** Fills in the form, up to the press. */
  readonly open: (page: Page, control: Control, customer: Customer) => Promise<void>;
  readonly call: { readonly method: 'POST' | 'PUT'; readonly path: string };
  /** Path of the refused call, if it is not `call`. */
  readonly refusing?: string;
  /** Returns how many were created: orders, cases, messages. */
  readonly made: (control: Control, customer: Customer) => Promise<number>;
  /** Expected total for two tabs in parallel: one per form, or a single one when the second finds it already created. */
  readonly inTwoTabs?: 1 | 2;
  /**
   * True when the provider accepts a repeated request, answers as before and creates nothing more (API-076). After a lost response both are
   * counted.
   */
  readonly isRepeatable?: true;
  /** Result after a lost response, if it differs. */
  readonly lostUntil?: Impatience['until'];
};

export const countCreated = {
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

export const createWithBalances = (balances: Readonly<Record<string, string>>, overrides = {}) => ({
  customer: (control: Control) => control.customer('empty', { balances, ...overrides }),
});
