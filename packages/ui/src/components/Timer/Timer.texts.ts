import { catalogue } from '../../texts/catalogue.ts';

export const timerTexts = catalogue('timer', {
  /** Shown during the countdown. `time` is mm:ss. */
  remaining: 'New code in {time}',
  resend: 'Resend code',
  contactSupport: 'Contact support',
  /** Shown when no attempts are left and there is no support to contact. */
  noneLeft: 'You cannot request another code.',
  broken: 'Something went wrong.',
  retry: 'Try again',
  /** Announced at the start and at 10 s. Every second would drown out everything else. */
  spoken: '{count} seconds left',
  /** Announced at zero. */
  ended: 'You can request a new code now',
});

export type TimerTexts = Omit<typeof timerTexts, symbol>;
