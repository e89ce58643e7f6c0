import type { ParticipantValues } from './Participant.types.ts';

/** The initial values. Only the wallet type is preselected, as VASP (D-TRS-06). */
export const emptyParticipant: ParticipantValues = {
  type: null,
  name: '',
  legalId: '',
  country: '',
  town: '',
  dateOfBirth: '',
  wallet: 'vasp',
  vasp: '',
};
