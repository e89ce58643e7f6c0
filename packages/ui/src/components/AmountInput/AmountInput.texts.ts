import { catalogue } from '../../texts/catalogue.ts';

/** What the field accepts. `currencyCode` is undefined when the field has no currency. */
export type FieldLimits = { readonly integerDigits: number; readonly decimals: number; readonly currencyCode: string | undefined };

export const amountInputTexts = catalogue('amount-input', {
  refused: {
    text: (): string => 'That is not an amount',
    currency: ({ currencyCode = '' }: FieldLimits): string => `That amount is not in ${currencyCode}`,
    digits: ({ integerDigits }: FieldLimits): string => `Up to ${integerDigits} digits before the point`,
    decimals: ({ decimals }: FieldLimits): string => (decimals === 0 ? 'Whole amounts only' : `Up to ${decimals} digits after the point`),
  },
});
