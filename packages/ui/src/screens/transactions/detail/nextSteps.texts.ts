import { catalogue } from '../../../texts/catalogue.ts';

/** Texts of the steps after an order was placed: to a bank, over a network, or between the customer's own accounts. */
export const nextStepsTexts = catalogue('next-steps', {
  title: 'What happens next',
  placed: 'Order placed',
  checked: 'We check it and write to you',
  held: 'It is on hold',
  carriedOut: { bank: 'We send it to the bank', network: 'The network confirms it', own: 'We carry it out' },
  arrives: { bank: 'It arrives at the bank', network: 'It arrives at the address', own: 'It is in your account' },
  by: {
    bank: 'Usually by the end of the next business day',
    network: 'Usually within an hour',
    own: 'Usually within a few minutes',
  },
  /** Read out after a step. */
  done: 'done',
  close: 'Done',
  again: 'Repeat',
});
