import { useEffect, useEffectEvent, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { formatCountdown } from '@wallet/core/format/formatDates';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { alertIcon, pendingIcon } from '../../foundations/Icon/icons.ts';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { timerTexts, type TimerTexts } from './Timer.texts.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { styled } from 'styled-components';

const StyledTimer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--primitive-space-8);
  min-block-size: var(--primitive-size-touch);
  /* Centres the text in the height of the later button. */
  margin-block-start: calc(-1 * var(--primitive-space-12));
  color: var(--semantic-color-text-secondary);
  font: var(--semantic-typography-body-sm);

  > svg {
    flex: none;
  }
  [role='timer'] b {
    color: var(--semantic-color-text-primary);
    font-weight: var(--primitive-font-weight-semibold);
  }
  button {
    min-block-size: var(--primitive-size-touch);
    color: var(--semantic-color-text-link);
    font: var(--semantic-typography-label);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [aria-disabled='true'] {
    color: var(--semantic-color-text-disabled);
    cursor: progress;
  }
`;

export type TimerProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** When a new code may be requested, in epoch milliseconds. null when unknown: the timer then shows an error and a retry (REG-011). */
  readonly endsAt: number | null;
  /** How many more codes may be requested. Omit it when there is no limit. */
  readonly attemptsLeft?: number | undefined;
  /** Requests a new code. Offered at zero. */
  readonly onResend: () => void;
  /** Offered instead when no attempts are left (REG-010). Without it a sentence says that none are. */
  readonly onContactSupport?: (() => void) | undefined;
  /** Repeats the last request. Offered when `endsAt` is null. @default `onResend` */
  readonly onRetry?: (() => void) | undefined;
  /** Called once when the time is up. */
  readonly onEnd?: (() => void) | undefined;
  /** Set during a request. The link stays and ignores presses (D-REG-18). @default false */
  readonly busy?: boolean | undefined;
  /** The clock. @default Date.now */
  readonly now?: () => number;
  /** Text overrides. Missing keys use the defaults. */
  readonly texts?: Partial<TimerTexts> | undefined;
};

/** Counts down to the next code as mm:ss, then offers it (ARIA timer; announced only at the start, at 10 s and at 0). */
export function Timer({
  endsAt,
  attemptsLeft,
  onResend,
  onContactSupport,
  onRetry = onResend,
  onEnd,
  busy,
  now = Date.now,
  texts,
  ...rest
}: TimerProps) {
  const words = { ...useTexts(timerTexts), ...texts };
  const link = (text: string, press: (() => void) | undefined): ReactNode =>
    press && (
      <button type="button" aria-disabled={busy || undefined} onClick={() => (busy ? undefined : press())}>
        {text}
      </button>
    );
  const hasAttempts = attemptsLeft !== 0;
  const afterwards = hasAttempts ? link(words.resend, onResend) : (link(words.contactSupport, onContactSupport) ?? words.noneLeft);
  return (
    <StyledTimer {...rest}>
      {endsAt === null ? (
        <>
          <Icon glyph={alertIcon} size={16} />
          <span role="alert">{words.broken}</span>
          {link(words.retry, onRetry)}
        </>
      ) : (
        <Countdown {...{ endsAt, now, onEnd, words, afterwards }} ended={hasAttempts ? words.ended : ''} />
      )}
    </StyledTimer>
  );
}

type CountdownProps = {
  readonly endsAt: number;
  readonly now: () => number;
  readonly onEnd: (() => void) | undefined;
  readonly words: TimerTexts;
  readonly afterwards: ReactNode;
  /** Announced at zero. */
  readonly ended: string;
};

const ANNOUNCE_SECONDS_LEFT = 10;

function Countdown({ endsAt, now, onEnd, words, afterwards, ended }: CountdownProps) {
  const seconds = useSecondsLeft(endsAt, now);
  const isOver = seconds === 0;
  const [announcement, setAnnouncement] = useState({ endsAt, text: words.spoken({ count: seconds }) });
  const isSpokenNow = announcement.endsAt !== endsAt || seconds === ANNOUNCE_SECONDS_LEFT;
  const text = isOver ? ended : isSpokenNow ? words.spoken({ count: seconds }) : announcement.text;
  if (announcement.endsAt !== endsAt || announcement.text !== text) setAnnouncement({ endsAt, text });

  const reportEnd = useEffectEvent(() => onEnd?.());
  const toldFor = useRef<number>(undefined);
  useEffect(() => {
    if (!isOver || toldFor.current === endsAt) return;
    toldFor.current = endsAt;
    reportEnd();
  }, [isOver, endsAt]);

  const time = formatCountdown(seconds);
  const [before, after] = words.remaining({ time }).split(time);
  return (
    <>
      {isOver ? (
        afterwards
      ) : (
        <>
          <Icon glyph={pendingIcon} size={20} />
          <span role="timer">
            {before}
            <b>{time}</b>
            {after}
          </span>
        </>
      )}
      <LiveRegion>{text}</LiveRegion>
    </>
  );
}
