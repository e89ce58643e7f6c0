import { catalogue } from '../../texts/catalogue.ts';

/** Override this when the product's name depends on the language, or on more than the brand: `{ brand: { name: 'Kolm' } }`. */
export const brandTexts = catalogue('brand', { name: '{name}' });
