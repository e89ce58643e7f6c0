/** Messages: one-time codes, calls, e-mails, and the page that an e-mail links to. */
export const germanMessages = {
  'Your code: {code}': 'Ihr Code: {code}',
  'Your code is the last {count} digits of the calling number: {code}':
    'Ihr Code sind die letzten {count} Ziffern der anrufenden Nummer: {code}',
  '{code} is your code to {purpose} Never give this code to anybody.':
    'Mit dem Code {code} bestätigen Sie: {purpose} Geben Sie ihn niemals weiter.',
  'Fee {amount}.': 'Gebühr: {amount}.',
  'send {amount} to {recipient}.': '{amount} an {recipient} senden.',
  'sell {amount} into {account}.': '{amount} gegen {account} verkaufen.',
  'withdraw {amount} to {recipient}.': '{amount} an {recipient} auszahlen.',
  'exchange {amount} into {account} at {rate}.': '{amount} in {account} tauschen, Kurs {rate}.',
  'pay {amount} by card into {account}.': '{amount} per Karte auf {account} einzahlen.',
  'announce {amount} for {account}.': '{amount} per Überweisung auf {account} einzahlen.',
  'buy {bought} for {amount}.': '{bought} für {amount} kaufen.',
  'accept {amount} from {recipient}.': '{amount} von {recipient} annehmen.',
  'add a passkey.': 'einen Passkey hinzufügen.',
  'delete a passkey.': 'einen Passkey löschen.',
  'log out another device.': 'ein anderes Gerät abmelden.',
  'log out all other devices.': 'alle anderen Geräte abmelden.',

  'You have not set a password yet. You can log in with a one-time code.':
    'Sie haben noch kein Passwort festgelegt. Sie können sich mit einem Einmalcode anmelden.',
  'Your temporary password: {password} It works for 24 hours.': 'Ihr vorläufiges Passwort: {password} Es gilt 24 Stunden.',

  // security of an account
  'New sign-in to your account': 'Neues Gerät angemeldet',
  'Your password was changed': 'Ihr Passwort wurde geändert',
  'A temporary password was sent to your phone': 'Ein vorläufiges Passwort wurde an Ihr Telefon gesendet',
  'A passkey was added to your account: {name}': 'Passkey hinzugefügt: {name}',
  'A passkey was deleted: {name}': 'Passkey gelöscht: {name}',
  'Other devices were logged out': 'Andere Geräte wurden abgemeldet',
  'Codes are stopped for today': 'Heute keine weiteren Codes',
  'A session was ended for your protection': 'Wir haben ein Gerät zu Ihrem Schutz abgemeldet',
  '{device} signed in on {moment} by {method}. If this was not you, log it out and change your password: {link}':
    '{device} hat sich am {moment} {method} angemeldet. Waren Sie das nicht, melden Sie das Gerät ab und ändern Sie Ihr Passwort: {link}',
  password: 'mit Passwort',
  'one-time code': 'mit Einmalcode',
  passkey: 'mit Passkey',
  'temporary password': 'mit vorläufigem Passwort',
  registration: 'durch Registrierung',
  support: 'durch den Kundenservice',

  // identity, address, IBAN
  'Your identity is verified': 'Ihre Identität ist bestätigt',
  'Your identity is verified. Set a password to finish the registration.':
    'Ihre Identität ist bestätigt. Legen Sie ein Passwort fest, um die Registrierung abzuschließen.',
  'Your identity is verified. You can use all features again.': 'Ihre Identität ist bestätigt. Sie können wieder alle Funktionen nutzen.',
  'We could not verify your identity': 'Wir konnten Ihre Identität nicht bestätigen',
  'We could not verify your identity. Contact support for details.':
    'Wir konnten Ihre Identität nicht bestätigen. Näheres erfahren Sie vom Kundenservice.',
  'Your address is verified': 'Ihre Adresse ist bestätigt',
  'Your address is verified. You can use bank transfers now.': 'Ihre Adresse ist bestätigt. Sie können jetzt Überweisungen nutzen.',
  'Your documents were rejected': 'Ihre Dokumente wurden abgelehnt',
  'We could not verify your address from these documents. Please upload new ones.':
    'Mit diesen Dokumenten konnten wir Ihre Adresse nicht bestätigen. Bitte laden Sie neue hoch.',
  'Your documents have expired': 'Ihre Dokumente sind abgelaufen',
  'Please confirm your residential address again.': 'Bitte bestätigen Sie Ihre Wohnadresse erneut.',
  'Your IBAN is ready': 'Ihre IBAN ist bereit',
  'Your IBAN is ready. Log in again to see it and to top up by bank transfer.':
    'Ihre IBAN ist bereit. Melden Sie sich erneut an, um sie zu sehen und per Überweisung einzuzahlen.',

  // orders, reports, support
  'Your transfer is on hold': 'Ihr Transfer ist angehalten',
  'Your transfer of {amount} to {recipient} is on hold.': 'Ihr Transfer von {amount} an {recipient} ist angehalten.',
  'It leaves on {moment}. Until then you can cancel it and get everything back: {link}':
    'Wir senden ihn am {moment}. Bis dahin können Sie ihn stornieren und erhalten alles zurück: {link}',
  '{title} completed': '{title} abgeschlossen',
  '{title} rejected': '{title} abgelehnt',
  '{title} of {amount} ({id}) is completed': '{title} über {amount} ({id}) ist abgeschlossen',
  '{title} of {amount} ({id}) was rejected: {reason}': '{title} über {amount} ({id}) wurde abgelehnt: {reason}',
  '{moment}': '{moment}',
  'Your report is ready': 'Ihr Bericht ist fertig',
  'Your report is ready. The link works for 24 hours:\n{link}': 'Ihr Bericht ist fertig. Der Link gilt 24 Stunden:\n{link}',
  'Your message {ticket}': 'Ihre Nachricht {ticket}',
  'We have your message and will answer soon. Your ticket is {ticket}.':
    'Ihre Nachricht ist angekommen, wir antworten bald. Ihre Vorgangsnummer: {ticket}.',
  'Confirm your wallet': 'Bestätigen Sie Ihre Wallet',
  'Confirm that the wallet {address} is yours: {link}': 'Bestätigen Sie, dass die Wallet {address} Ihnen gehört: {link}',
  'Confirm that the wallet of your transaction is yours.': 'Bestätigen Sie, dass die Wallet Ihrer Transaktion Ihnen gehört.',
  Confirm: 'Bestätigen',

  // pages that stand in for services around the provider
  'Verify your identity': 'Bestätigen Sie Ihre Identität',
  'This page stands in for the identity check. Choose how it ends.':
    'Diese Seite steht für die Identitätsprüfung. Wählen Sie, wie sie ausgeht.',
  Approve: 'Annehmen',
  'Needs review': 'Prüfung nötig',
  'Camera problem': 'Problem mit der Kamera',
  'The camera does not work here.': 'Die Kamera funktioniert hier nicht.',
  'One moment…': 'Einen Moment…',
  'Something went wrong. Please try again.': 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  'Thank you. You can close this page.': 'Vielen Dank. Sie können diese Seite schließen.',
} as const;
