import type { Translation } from '../../texts/Translation.ts';
import type { addressFieldTexts } from './AddressField.texts.ts';

export const germanAddressFieldTexts: Translation<typeof addressFieldTexts> = { paste: 'Einfügen', refused: 'Das ist keine Adresse' };
