import { catalogue } from '../../texts/catalogue.ts';

/** The speakers, fictitious persons of the built-in content (D-CLUB-06). Another product replaces them. */
const speakers = [
  { name: 'Elin Vaher', role: 'Private markets' },
  { name: 'Tom Marchetti', role: 'Digital assets' },
  { name: 'Sade Okafor', role: 'Family governance' },
  { name: 'Henrik Aalto', role: 'Structured notes' },
  { name: 'Mira Castellane', role: 'Philanthropy' },
  { name: 'Daniel Reyes', role: 'Venture capital' },
] as const;

/** Texts of the event page (CLUB-001 to CLUB-006, D-CLUB-01, D-CLUB-05). */
export const wealthClubTexts = catalogue('wealth-club', {
  title: '{product} Wealth Club',
  loading: 'Loading the event',
  about: 'Talks, round tables and evenings with the people behind the deals.',
  /** Precedes the days: 'London, June 25-28, 2025'. */
  city: '{city},',
  ended: 'This event has ended',
  next: 'What comes next',
  nextText: 'No further event has been announced yet. Club events are part of the Wealth plan.',
  plan: 'See the Wealth plan',
  /** Beside the button, before and after the request. */
  requestText: 'There is one request per person, and the answer comes by e-mail.',
  speakers: 'Speakers',
  people: speakers,
  request: 'Request a Place',
  requested: 'Place requested',
  accepted: 'Your request has been accepted',
  acceptedText: 'We will e-mail you.',
});
