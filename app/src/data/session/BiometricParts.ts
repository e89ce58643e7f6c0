import type { Services } from '../../providers/Services.ts';

/** What biometric sign-in and its activation need of the app. */
export type BiometricParts = Pick<Services, 'biometrics' | 'storage' | 'monitoring' | 'session' | 'clock' | 'connect' | 'push'>;
