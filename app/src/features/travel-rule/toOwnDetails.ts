import type { UserInfo } from '@wallet/contract/user-info';
import type { OwnDetails } from '@wallet/ui/screens/travel-rule/Participant.types';

type Profile = Pick<UserInfo, 'dossier' | 'entityType' | 'entityLegalIds'>;

/** What the profile says of the customer, '' where it says nothing (D-TRS-08). A company stands under the name that its holder has there. */
export function toOwnDetails({ dossier, entityType, entityLegalIds }: Profile): OwnDetails {
  const { givenName, familyName, birthdate } = dossier?.personal ?? {};
  const { country, countryCode, city } = dossier?.address ?? {};
  return {
    name: [givenName, familyName].filter((part) => typeof part === 'string' && part !== '').join(' '),
    legalId: entityLegalIds?.crn ?? '',
    country: countryCode ?? '',
    countryName: country ?? countryCode ?? '',
    town: city ?? '',
    dateOfBirth: birthdate ?? '',
    isCompany: entityType === 'company',
  };
}
