import type { Translation } from '../../texts/Translation.ts';
import type { referralTexts } from './referral.texts.ts';

export const germanReferralTexts: Translation<typeof referralTexts> = {
  title: 'Empfehlungsprogramm',
  loading: 'Ihre Einladungen werden geladen',
  rule: 'Zahlt ein Freund mindestens 50\u00A0€ ein oder aus, erhalten Sie eine Prämie von 5\u00A0€. Dazu kommen 25\u00A0% der Transaktionsgebühren, die Ihre Freunde zahlen.',
  earned: 'Ihr Verdienst',
  code: 'Ihr Einladungscode',
  copyCode: 'Einladungscode',
  noCode: 'Ihr Einladungscode erscheint hier, sobald Sie verifiziert sind',
  share: 'Teilen',
  invitation: (product, code) => `Mein Einladungscode für ${product}: ${code}`,
  linkCopied: 'Kopiert',
  linkRefused: 'Wir konnten den Link nicht kopieren. Kopieren Sie stattdessen Ihren Einladungscode.',
  howItWorks: 'So funktioniert es',
  friends: 'Eingeladene Freunde',
  activated: 'Aktiviert',
  notActivated: 'Nicht aktiviert',
  noFriends: 'Sie haben noch niemanden eingeladen',
  inviteTitle: 'Freunde einladen',
  inviteText: 'Erhalten Sie 5\u00A0€ je Freund',
  profitTitle: 'Mitverdienen',
  profitText: 'Erhalten Sie 25\u00A0% der Gebühren',
  inviteSlides: [
    { title: 'Freunde einladen', text: 'Teilen Sie Ihren persönlichen Link oder Einladungscode.' },
    { title: 'Freunde kommen dazu', text: 'Ihr Freund registriert sich mit Ihrem Code und bestätigt seine Identität.' },
    { title: 'Freunde werden aktiv', text: 'Ihr Freund zahlt mindestens 50\u00A0€ ein oder aus.' },
    { title: 'Sie erhalten 5\u00A0€', text: 'Für jeden Freund, der das tut, erhalten Sie 5\u00A0€.' },
  ],
  profitSlides: [
    { title: 'Erhalten Sie 25\u00A0%', text: 'Sie erhalten 25\u00A0% der Transaktionsgebühren, die Ihre Freunde zahlen.' },
    { title: 'Bei jeder Transaktion', text: 'Je aktiver Ihre Freunde sind, desto mehr verdienen Sie.' },
    { title: 'Auf Ihr Konto', text: 'Ihr Verdienst wird als Empfehlungsprämie Ihrem Euro-Konto gutgeschrieben.' },
  ],
  previous: 'Zurück',
  next: 'Weiter',
  start: 'Jetzt einladen',
};
