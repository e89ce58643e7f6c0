import type { Translation } from '../../texts/Translation.ts';
import type { brakeTexts } from './transferPause.texts.ts';

export const germanBrakeTexts: Translation<typeof brakeTexts> = {
  title: 'Eine Frage, bevor Sie senden',
  reasons: {
    new_recipient: 'Sie haben diesem Empfänger noch nie etwas gezahlt, und es ist mehr als die Hälfte Ihres Guthabens.',
    new_device: 'Sie haben sich vor weniger als 24 Stunden auf einem neuen Gerät angemeldet.',
    in_a_row: 'Sie haben innerhalb einer Stunde mehrmals an neue Empfänger gesendet.',
    name_mismatch: 'Die Bank hat den Namen nicht bestätigt.',
  },
  question: 'Wofür ist dieser Transfer?',
  purposes: {
    own: 'Mein eigenes Konto',
    family: 'Familie oder Freunde',
    goods: 'Waren oder Leistungen',
    investment: 'Eine Geldanlage',
    helped: 'Jemand hilft mir am Telefon oder an meinem Bildschirm',
    safety: 'Jemand sagt, ich soll mein Geld in Sicherheit bringen',
    other: 'Etwas anderes',
  },
  choose: 'Bitte wählen Sie etwas aus.',
  goOn: 'Weiter',
  stop: 'Nicht senden',
  warningTitle: 'Bitte lesen Sie das',
  warnings: {
    own: 'Gehört das Konto wirklich Ihnen? Niemand von uns, einer Bank oder der Polizei bittet Sie, ein Konto zu eröffnen und Geld dorthin zu bringen.',
    family: 'Rufen Sie vor dem Senden unter einer Nummer an, die Sie schon kennen. „Ich habe eine neue Nummer“ ist ein häufiger Trick.',
    goods: 'Haben Sie die Ware gesehen oder dort schon gekauft? Wer nur diesen Zahlungsweg annimmt, ist verdächtig.',
    investment:
      'Garantierter Gewinn, ein Berater, der Ihnen schreibt, eine App, die Sie installieren sollen: Das sind Zeichen von Betrug. So gesendetes Geld kommt selten zurück.',
    helped:
      'Beenden Sie das Gespräch und jedes Programm, das Ihren Bildschirm teilt. Wir bitten Sie nie, Geld zu senden oder etwas zu installieren.',
    safety:
      'Keine Bank, Polizei oder Firma bringt Geld auf ein „sicheres Konto“. So funktioniert Betrug. Wir führen diesen Transfer nicht aus.',
    other: 'Wenn jemand Sie drängt oder Ihnen sagt, was Sie hier antworten sollen, hören Sie auf. Warten kostet nichts.',
  },
  hold: (time) => `Wir halten den Transfer ${time} an. Bis dahin können Sie ihn stornieren und bekommen alles zurück.`,
  hours: (count) => (count === 1 ? '1 Stunde' : `${count} Stunden`),
  minutes: (count) => (count === 1 ? '1 Minute' : `${count} Minuten`),
  sendAndHold: 'Senden und anhalten',
  send: 'Senden',
  support: 'Support kontaktieren',
};
