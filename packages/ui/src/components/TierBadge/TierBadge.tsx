import { wealthIcon } from '../../foundations/Icon/glyphs/wealthIcon.ts';
import { Pill, type PillProps } from '../../foundations/Pill/Pill.tsx';

export type Tier = 'launch' | 'growth' | 'wealth';

const names: Record<Tier, string> = { launch: 'Launch', growth: 'Growth', wealth: 'Wealth' };

export type TierBadgeProps = Omit<PillProps, 'tone' | 'icon'> & {
  /** The customer's plan. */
  readonly tier: Tier;
};

/** The name of a plan in the plan's colours. */
export function TierBadge({ tier, children = names[tier], ...rest }: TierBadgeProps) {
  return (
    <Pill {...rest} {...(tier === 'wealth' ? { icon: wealthIcon } : {})} tone={tier}>
      {children}
    </Pill>
  );
}
