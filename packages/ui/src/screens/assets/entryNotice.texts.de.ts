import type { Translation } from '../../texts/Translation.ts';
import type { entryNoticeTexts } from './entryNotice.texts.ts';

export const germanEntryNoticeTexts: Translation<typeof entryNoticeTexts> = {
  travelRule: {
    title: 'Neue gesetzliche Vorgaben',
    text: 'Nach der EU-Verordnung über Angaben bei Kryptowertetransfers fragen wir nun bei jedem Kryptotransfer, wer sendet und wer empfängt.',
  },
  cardLimitations: {
    title: 'Wichtiger Hinweis',
    text: 'Kartenzahlungen aus Russland, Belarus und der Ukraine können nicht ausgeführt werden.',
  },
  proceed: 'Weiter',
};
