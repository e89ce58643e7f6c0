import type { Translation } from '../../texts/Translation.ts';
import type { headerTexts } from './AppHeader.texts.ts';

export const germanHeaderTexts: Translation<typeof headerTexts> = { menu: 'Menü', back: 'Zurück', home: (brand) => `${brand}, Startseite` };
