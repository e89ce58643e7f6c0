import { catalogue } from '../../texts/catalogue.ts';

export const timerTexts = catalogue('timer', {
  /** While it counts; `time` is mm:ss. */
  remaining: (time: string): string => `You can request a new code in ${time}`,
  resend: 'Resend code',
  contactSupport: 'Contact support',
  broken: 'Something went wrong.',
  retry: 'Try again',
  /** Read aloud at the start and at 10 s; every second would drown all else. */
  spoken: (seconds: number): string => `${seconds} seconds left`,
  /** Read aloud at zero. */
  ended: 'You can request a new code now',
});

export type TimerTexts = Omit<typeof timerTexts, symbol>;
