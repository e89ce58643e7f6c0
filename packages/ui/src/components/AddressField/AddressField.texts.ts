import { catalogue } from '../../texts/catalogue.ts';

export const addressFieldTexts = catalogue('address-field', { paste: 'Paste', refused: 'That is not an address' });
