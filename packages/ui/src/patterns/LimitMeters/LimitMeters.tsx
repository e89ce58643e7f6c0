import { formatMoney } from '@wallet/core/format/formatMoney';
import { usedPercent } from '@wallet/core/limits/cardLimits';
import type { Money } from '@wallet/core/money/money';
import { subtractMoney } from '@wallet/core/money/arithmetic';
import { LimitMeter } from '../../components/LimitMeter/LimitMeter.tsx';
import { Stack, type StackProps } from '../../foundations/Stack/Stack.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { limitMetersTexts } from './limitMeters.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

/** A daily or monthly limit, with what is left of it. */
export type UsedLimit = { readonly total: Money; readonly left: Money };
export type CardLimits = { readonly perOperation: Money; readonly daily: UsedLimit; readonly monthly: UsedLimit };
export type CardLimitName = 'single' | 'daily' | 'monthly';

export type LimitMetersProps = Omit<StackProps, 'children'> & {
  /** The limits, with what is left of each. */
  readonly limits: CardLimits;
  /** The limit that blocks the operation. Its bar gets the colour of a refusal. */
  readonly exceeded?: CardLimitName;
};

/** The limits of card top-ups: the single, daily and monthly maximum with what is left (CARD-016, OPS-031). */
export function LimitMeters({ limits, exceeded, ...rest }: LimitMetersProps) {
  const locale = useLocale();
  const texts = useTexts(limitMetersTexts);
  return (
    <Stack gap={16} {...rest}>
      <LimitMeter label={texts.single} left={formatMoney(limits.perOperation, locale)} />
      {(['daily', 'monthly'] as const).map((name) => {
        const { total, left } = limits[name];
        return (
          <LimitMeter
            key={name}
            label={texts[name]}
            left={texts.left({ amount: formatMoney(left, locale) })}
            used={texts.used({ used: formatMoney(subtractMoney(total, left), locale), total: formatMoney(total, locale) })}
            usedPercent={usedPercent(total, left)}
            exceeded={exceeded === name}
          />
        );
      })}
    </Stack>
  );
}
