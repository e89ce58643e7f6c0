import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the address scanner, loaded with it (WISH-012, WISH-013). */
export const scanTexts = catalogue('scan', {
  network: { BTC: 'Bitcoin', other: 'Ethereum' },
  /** Name of the source, inserted into the messages. */
  read: { code: 'This code', link: 'This link' },
  refused: {
    unknown: '{it} has no address or payment request in it.',
    malformed: 'We can’t read this payment request. Ask for a new one.',
    invalidAddress: 'The address in this payment request is wrong. Ask for a new one.',
    unsupported: '{it} asks for more than a simple payment. Ask for the address alone.',
    tooPrecise: '{it} asks for an amount with too many decimals.',
    otherNetwork: '{it} is for another network. {code} is sent over {network} only.',
    otherCurrency: '{it} asks for a currency other than {code}.',
  },
  unavailable: {
    denied: 'We have no access to your camera. Allow it in your browser settings, or type or paste the address.',
    missing: 'This device can’t scan right now. Type or paste the address.',
  },
});
