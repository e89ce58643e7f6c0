import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the address scanner, loaded with it (WISH-012, WISH-013). */
export const scanTexts = catalogue('scan', {
  network: { BTC: 'Bitcoin', other: 'Ethereum' },
  /** Name of the source, inserted into the messages. */
  read: { code: 'This code', link: 'This link' },
  refused: {
    unknown: (it: string): string => `${it} holds no address and no payment request.`,
    malformed: (): string => 'This payment request cannot be read. Ask for a new one.',
    invalidAddress: (): string => 'The address in this payment request is mistyped. Ask for a new one.',
    unsupported: (it: string): string => `${it} asks for something else than a simple payment. Ask for the address alone.`,
    tooPrecise: (it: string): string => `${it} asks for an amount with more digits than can be sent.`,
    otherNetwork: (it: string, code: string, network: string): string =>
      `${it} is for another network. ${code} is sent over ${network} only.`,
    otherCurrency: (it: string, code: string): string => `${it} asks for another currency than ${code}.`,
  },
  unavailable: {
    denied: 'The camera may not be used. Allow it in the settings of your browser, or type or paste the address.',
    missing: 'Scanning is not possible on this device now. Type or paste the address.',
  },
});
