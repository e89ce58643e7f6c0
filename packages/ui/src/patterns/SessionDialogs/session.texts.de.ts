import type { Translation } from '../../texts/Translation.ts';
import type { sessionTexts } from './session.texts.ts';

export const germanSessionTexts: Translation<typeof sessionTexts> = {
  stillThere: 'Sind Sie noch da?',
  loggedOutIn: (time) => `Sie werden in ${time} abgemeldet.`,
  stay: 'Angemeldet bleiben',
  logOut: 'Abmelden',
  expired: 'Sitzung abgelaufen',
  logIn: 'Anmelden',
  idle: 'Sie waren eine Weile nicht aktiv. Zu Ihrem Schutz haben wir Sie abgemeldet. Bitte melden Sie sich erneut an.',
  understood: 'Verstanden',
};
