import type { Control, Customer } from './control.ts';

/** Adds `count` top-ups to the history, from €1.00 (the oldest) upwards. */
export const addTopUps = (control: Control, customer: Customer, count: number): Promise<unknown> =>
  Promise.all(
    Array.from({ length: count }, (_, place) =>
      control.order(customer, {
        type: 'top_up_sepa',
        status: 'completed',
        volume: { value: `${place + 1}.00`, currency: 'EUR' },
        created_at: new Date(Date.UTC(2026, 2, 1, 0, place)).toISOString(),
      }),
    ),
  );
