import { closedAccountRetentionYears } from '@wallet/core/limits/limits';
import { catalogue } from '../../texts/catalogue.ts';
import type { ProfileAddressStatus } from './ProfileScreen.types.ts';

const addressHints: Record<ProfileAddressStatus, string> = {
  verified: 'Verified',
  pending: 'Your documents are being checked',
  needed: 'Need to verify',
};

/** Texts of the profile and of the two questions before an account is closed (PROF-001 to PROF-017, D-PROF-05, D-PROF-09). */
export const profileTexts = catalogue('profile', {
  title: 'My Profile',
  loading: 'Loading your profile',
  unknown: '–',
  plan: '{name} plan',
  details: 'Your details',
  phone: 'Phone',
  email: 'E-mail',
  password: 'Password',
  change: 'Change',
  changePassword: 'Change password',
  residentialAddress: 'Residential address',
  addressHints,
  country: 'Country',
  zipCode: 'ZIP code',
  region: 'Region',
  city: 'City',
  address: 'Address',
  verifyAddress: 'Verify address',
  addressBook: 'Address book',
  addressBookNote: 'Saved crypto addresses',
  settings: 'Settings',
  support: 'Contact support to change your details',
  closeAccount: 'Close account',
  sure: 'Hold on a second! Are you sure?',
  sureText: 'You will lose access to your accounts, cards and history. If money is left, we will contact you to return it.',
  law: 'We have to store your data by the law',
  lawText: `By law we keep your data for ${closedAccountRetentionYears} years after the closure, then delete it.`,
  closeMyAccount: 'Close my account',
  continueClosure: 'Continue account closure',
  staying: "I'm staying",
});
