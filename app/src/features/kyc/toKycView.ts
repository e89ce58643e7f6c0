import { hasPassportNotice } from '@wallet/core/validation/passportNotice';
import type { KycView } from '@wallet/ui/screens/kyc/KycScreen.types';
import type { Session } from '../../session/Session.ts';
import type { KycState } from './kycFlow.ts';

/** The page of a status (KYC-003 to KYC-008); null for one without a page, which the guard leads away from (KYC-010). */
export function toKycView({ status, username }: Pick<Session, 'status' | 'username'>, state: KycState): KycView | null {
  switch (status) {
    case 'draft':
    case 'kyc_start':
      return toApplication(username, state);
    case 'moderating':
      return { name: 'moderating' };
    case 'kyc_finish':
      return { name: 'finishing' };
    case 'kyc_completed':
      return { name: 'setPassword', username };
    default:
      return null;
  }
}

function toApplication(username: string, state: KycState): KycView {
  switch (state.name) {
    case 'idle':
      return { name: 'intro', needsPassport: hasPassportNotice(username) };
    case 'frame':
      return { name: 'frame', url: state.url, showsCameraWarning: state.showsCameraWarning };
    case 'finishing':
      return { name: 'frame', url: state.url, showsCameraWarning: false };
    case 'unfinished':
      return { name: 'unfinished', failure: state.failure };
  }
}
