import { money } from '@wallet/core/money/money';
import type { TokenInfoContent, TokenPopupView } from '@wallet/ui/screens/token-info';
import { eur, usd } from '../../support/amounts.ts';

/** An available deal, for a customer who holds some of it. */
export const AVAILABLE: TokenInfoContent = {
  status: 'available',
  tags: ['Robotics', 'Series B'],
  company: {
    name: 'Northwind Robotics',
    founded: 2017,
    country: 'Norway',
    about:
      'Northwind Robotics builds autonomous inspection vehicles for offshore wind farms. Its machines look after 1,400 turbines in the North Sea and cut maintenance time by a third.',
    logo: null,
    logoDark: null,
  },
  price: { kind: 'offered', now: usd('152.00'), placement: usd('118.40'), direction: 'up', change: '28.38', converted: eur('140.74') },
  holding: { units: money('120.00000', 'NWR', 5), value: usd('18240.00'), converted: eur('16888.88'), gain: usd('4032.00') },
  highlights: { lastRound: { value: '$25M', month: 'Mar 2024' }, valuation: '$1.25B', sharePrice: '$165.58' },
  terms: [
    { name: 'estimateValuation', value: '$1.25B' },
    { name: 'unitRatio', value: '1:1' },
    { name: 'minimumInvestment', value: '$100.00' },
    { name: 'unitPrice', value: '$152.00', change: '28.38' },
  ],
  memorandumHref: '/static/documents/nwr-memorandum.pdf',
  overview: [{ title: 'Why now', text: 'Orders doubled in a year.' }],
  bar: null,
};

export const POPUP: TokenPopupView = {
  title: 'Before you buy',
  text: 'Private equity is illiquid: you may not be able to sell until the exit.',
  agreeText: 'I have read and understand the memorandum',
  buttonText: 'Continue',
  icon: 'warning',
  logic: 'obligatory',
  memorandumHref: '/static/documents/nwr-memorandum.pdf',
};
