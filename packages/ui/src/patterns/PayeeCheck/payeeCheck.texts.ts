import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the receiving bank's response about the name (VOP-002 to VOP-014). */
export const payeeCheckTexts = catalogue('payee-check', {
  checking: 'Checking the name with the bank…',
  stillChecking: 'The bank has not answered yet…',
  confirmed: 'The bank confirms the name.',
  closeTitle: 'The bank has this name a little differently',
  close: 'Check that both are you. If not, change the IBAN.',
  ownName: 'Your name',
  heldName: 'Name at the bank',
  useAnyway: 'Use anyway',
  closeMissing: 'Press “Use anyway” or change the IBAN.',
  otherTitle: 'The name does not match',
  other:
    'The bank says that this account is not in the name of {name}. If you go on, the money may reach an account that is not yours, and we may not be able to get it back.',
  understood: 'I understand and want to use this account',
  otherMissing: 'Please tick the box to go on.',
  uncheckedTitle: 'The name could not be checked',
  silent: 'The bank did not answer. You can try again, or go on if you are sure of the IBAN.',
  unknown: 'The bank could not check this account. Look at the IBAN once more before you go on.',
  limited: 'Too many requests',
  old: 'The check of the name was too old. We have checked again.',
});
