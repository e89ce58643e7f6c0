import type { Translation } from '../../../texts/Translation.ts';
import type { nextStepsTexts } from './nextSteps.texts.ts';

export const germanNextStepsTexts: Translation<typeof nextStepsTexts> = {
  title: 'So geht es weiter',
  placed: 'Auftrag erteilt',
  checked: 'Wir prüfen ihn und schreiben Ihnen',
  held: 'Er ist angehalten',
  carriedOut: { bank: 'Wir senden das Geld an die Bank', network: 'Das Netzwerk bestätigt den Transfer', own: 'Wir führen ihn aus' },
  arrives: { bank: 'Das Geld ist bei der Bank', network: 'Der Betrag ist an der Adresse', own: 'Der Betrag ist auf Ihrem Konto' },
  by: {
    bank: 'Meist bis zum Ende des nächsten Bankarbeitstags',
    network: 'Meist innerhalb einer Stunde',
    own: 'Meist innerhalb weniger Minuten',
  },
  done: 'erledigt',
  close: 'Fertig',
  again: 'Wiederholen',
};
