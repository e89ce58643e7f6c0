import type { ParticipantValues } from './Participant.types.ts';

/** Nothing is chosen at first, except VASP as wallet type (D-TRS-06). */
export const noParticipant: ParticipantValues = {
  type: null,
  name: '',
  legalId: '',
  country: '',
  town: '',
  dateOfBirth: '',
  wallet: 'vasp',
  vasp: '',
};
