import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { refreshIcon } from '../../foundations/Icon/icons.ts';
import { formatAgo } from '@wallet/core/format/formatAgo';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { tradeWayTexts } from './tradeWay.texts.ts';
import { useSecondsSince } from './useSecondsSince.ts';

const StyledFreshness = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--primitive-space-4) var(--primitive-space-8);
  min-block-size: 1lh;
  /* Its two ends are those of the summary's rows. */
  padding-inline: calc(1px + var(--primitive-space-20));
  color: var(--semantic-color-text-secondary);
  font: var(--semantic-typography-caption);
  font-variant-numeric: tabular-nums;

  /* Its target of 44 px does not make the line higher, so that the summary stays where it is on every kind of trade. */
  > button {
    margin-block: calc((1lh - var(--primitive-size-touch)) / 2);
    margin-inline: auto calc(-1 * var(--primitive-space-12));
  }
`;

export type RateFreshnessProps = {
  /** Time of the rate's arrival in epoch milliseconds of the device, or null when unknown. */
  readonly at: number | null | undefined;
  /** Shown after it: an explanation of the rate. */
  readonly children?: ReactNode;
};

/** Age of the rate, updated every second but not announced. */
export function RateFreshness({ at, children }: RateFreshnessProps) {
  const locale = useLocale();
  const texts = useTexts(tradeWayTexts);
  const seconds = useSecondsSince(at);
  if (at === undefined && children === undefined) return null;
  return (
    <StyledFreshness>
      {seconds === null ? null : (
        <>
          <Icon glyph={refreshIcon} size={16} />
          <span>{texts.updated({ ago: formatAgo(seconds, locale) })}</span>
        </>
      )}
      {children}
    </StyledFreshness>
  );
}
