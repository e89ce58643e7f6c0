/** Messages: one-time codes, calls, e-mails, and the page that an e-mail links to. */
export const germanMessages = {
  'Your code: {code}': 'Ihr Code: {code}',
  'Your code is the last {count} digits of the calling number: {code}':
    'Ihr Code sind die letzten {count} Ziffern der anrufenden Nummer: {code}',
  '{code} is your code to {purpose} Never give this code to anybody.':
    '{code} ist Ihr Code für diesen Auftrag: {purpose} Geben Sie diesen Code niemals weiter.',
  'Fee {amount}.': 'Gebühr: {amount}.',
  'send {amount} to {payee}.': '{amount} an {payee} senden.',
  'sell {amount} into {account}.': '{amount} verkaufen, Gutschrift: {account}.',
  'withdraw {amount} to {payee}.': '{amount} an {payee} auszahlen.',
  'exchange {amount} into {account} at {rate}.': '{amount} tauschen, Gutschrift: {account}, Kurs {rate}.',
  'pay {amount} by card into {account}.': '{amount} per Karte einzahlen, Gutschrift: {account}.',
  'announce {amount} for {account}.': '{amount} für {account} ankündigen.',
  'buy {bought} for {amount}.': '{bought} für {amount} kaufen.',
  'accept {amount} from {payee}.': '{amount} von {payee} annehmen.',
  'add a passkey.': 'einen Passkey hinzufügen.',
  'delete a passkey.': 'einen Passkey löschen.',
  'log out another device.': 'ein anderes Gerät abmelden.',
  'log out all other devices.': 'alle anderen Geräte abmelden.',

  'You have not set a password yet. You can log in with a one-time code.':
    'Sie haben noch kein Passwort festgelegt. Sie können sich mit einem Einmalcode anmelden.',
  'Your temporary password: {password} It is good for 24 hours.': 'Ihr vorläufiges Passwort: {password} Es gilt 24 Stunden.',

  // security of an account
  'New sign-in to your account': 'Neue Anmeldung in Ihrem Konto',
  'Your password was changed': 'Ihr Passwort wurde geändert',
  'A temporary password was sent to your phone': 'Ein vorläufiges Passwort wurde an Ihr Telefon gesendet',
  'A passkey was added to your account: {name}': 'Ihrem Konto wurde ein Passkey hinzugefügt: {name}',
  'A passkey was deleted: {name}': 'Ein Passkey wurde gelöscht: {name}',
  'Other devices were logged out': 'Andere Geräte wurden abgemeldet',
  'Codes are stopped for today': 'Codes sind für heute gesperrt',
  'A session was ended for your protection': 'Eine Sitzung wurde zu Ihrem Schutz beendet',
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
  'Your application was refused': 'Ihr Antrag wurde abgelehnt',
  'We could not verify your identity. Contact support for details.':
    'Wir konnten Ihre Identität nicht bestätigen. Näheres erfahren Sie vom Kundenservice.',
  'Your address is verified': 'Ihre Adresse ist bestätigt',
  'Your address is verified. Bank transfers are open to you now.': 'Ihre Adresse ist bestätigt. Überweisungen sind jetzt möglich.',
  'Your documents were rejected': 'Ihre Dokumente wurden abgelehnt',
  'We could not verify your address by these documents. Please upload new ones.':
    'Mit diesen Dokumenten konnten wir Ihre Adresse nicht bestätigen. Bitte laden Sie neue hoch.',
  'Your documents have expired': 'Ihre Dokumente sind abgelaufen',
  'Please confirm your residential address again.': 'Bitte bestätigen Sie Ihre Wohnadresse erneut.',
  'Your IBAN is ready': 'Ihre IBAN ist bereit',
  'Your IBAN is ready. Sign in again to see it and to top up by bank transfer.':
    'Ihre IBAN ist bereit. Melden Sie sich erneut an, um sie zu sehen und per Überweisung einzuzahlen.',

  // orders, reports, support
  'Your transfer is on hold': 'Ihr Transfer ist angehalten',
  'Your transfer of {amount} to {payee} is on hold.': 'Ihr Transfer von {amount} an {payee} ist angehalten.',
  'It leaves on {moment}. Until then you can cancel it and get everything back: {link}':
    'Er geht am {moment} hinaus. Bis dahin können Sie ihn stornieren und erhalten alles zurück: {link}',
  '{title} completed': '{title}: erledigt',
  '{title} rejected': '{title}: abgelehnt',
  '{title} of {amount} ({id}) is completed': '{title} über {amount} ({id}) ist erledigt',
  '{title} of {amount} ({id}) was rejected: {reason}': '{title} über {amount} ({id}) wurde abgelehnt: {reason}',
  '{moment}': '{moment}',
  'Your report is ready': 'Ihr Bericht ist fertig',
  'Your report is ready. The link works for 24 hours:\n{link}': 'Ihr Bericht ist fertig. Der Link gilt 24 Stunden:\n{link}',
  'Your message {ticket}': 'Ihre Nachricht {ticket}',
  'We have received your message and will answer as soon as possible. Your ticket is {ticket}.':
    'Wir haben Ihre Nachricht erhalten und antworten so bald wie möglich. Ihr Vorgang: {ticket}.',
  'Confirm your wallet': 'Bestätigen Sie Ihr Wallet',
  'Confirm that the wallet {address} is yours: {link}': 'Bestätigen Sie, dass das Wallet {address} Ihnen gehört: {link}',
  'Confirm that the wallet of your transaction is yours.': 'Bestätigen Sie, dass das Wallet Ihrer Transaktion Ihnen gehört.',
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
  'Something went wrong. Please try again.': 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  'Thank you. You can close this page.': 'Vielen Dank. Sie können diese Seite schließen.',
} as const;
