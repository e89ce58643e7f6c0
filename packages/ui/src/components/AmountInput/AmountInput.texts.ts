import { catalogue } from '../../texts/catalogue.ts';

/** What a field lets in; `currencyCode` where it knows its own. */
type Lets = { readonly integerDigits: number; readonly decimals: number; readonly currencyCode: string | undefined };

export const amountInputTexts = catalogue('amount-input', {
  all: 'Use all',
  /** Why what was typed or pasted was not taken. */
  refused: {
    text: (): string => 'That is not an amount',
    currency: ({ currencyCode = '' }: Lets): string => `That amount is not in ${currencyCode}`,
    digits: ({ integerDigits }: Lets): string => `Up to ${integerDigits} digits before the point`,
    decimals: ({ decimals }: Lets): string => (decimals === 0 ? 'Whole amounts only' : `Up to ${decimals} digits after the point`),
  },
});
