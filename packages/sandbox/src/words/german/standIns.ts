/** Pages that stand in for services around the provider. */
export const germanStandIns = {
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
