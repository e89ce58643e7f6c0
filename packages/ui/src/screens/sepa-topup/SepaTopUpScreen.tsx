import { sepaTopUp } from '@wallet/core/fees/bankTransfer';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { isPositive } from '@wallet/core/money/arithmetic';
import { lazy, useEffect } from 'react';
import { styled } from 'styled-components';
import { Part } from '../../foundations/parts/Part.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { PageWaiting } from '../../patterns/PageStates/PageWaiting.tsx';
import { SepaAmountStep } from '../../patterns/SepaTransfer/SepaAmountStep.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { createScreen } from '../../foundations/screen/createScreen.tsx';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import type { SepaTopUpScreenProps } from './SepaTopUpScreen.types.ts';
import { sepaTopUpTexts } from './sepaTopUp.texts.ts';

const loadRequisites = () => import('./RequisitesStep.tsx');
const RequisitesStep = lazy(async () => ({ default: (await loadPart(loadRequisites)).RequisitesStep }));

/* The remark belongs to the amount above it. */
const StyledWays = styled(Stack)`
  margin-block-start: calc(-1 * var(--primitive-space-12));
`;

/** Tops up by SEPA bank transfer: the amount, then the account to send it to (SEPA-011 to SEPA-027). */
export const SepaTopUpScreen = createScreen(function SepaTopUpScreen<AnyId extends Id>({
  step,
  cardHref = null,
  onCard,
  settings,
  quote,
  ...rest
}: SepaTopUpScreenProps<AnyId>) {
  const locale = useLocale();
  const texts = useTexts(sepaTopUpTexts);
  useEffect(() => {
    // Preloaded while the amount is typed, so that the next step needs no network. A failure is reported when the step opens.
    loadRequisites().catch(() => undefined);
  }, []);
  switch (step.name) {
    case 'amount':
      return (
        <SepaAmountStep
          {...rest}
          title={texts.title}
          accountLabel={texts.to}
          draft={step.draft}
          direction="in"
          quote={quote ?? ((amount) => sepaTopUp(amount, settings))}
          totalLabel={texts.total}
        >
          {(draft) => (
            <StyledWays gap={16} align="center">
              {settings !== undefined && isPositive(settings.fee) ? (
                <Text type="caption" tone="secondary">
                  {texts.noFeeFrom({ threshold: formatMoney(settings.thresholdNoFee, locale) })}
                </Text>
              ) : null}
              {cardHref === null ? null : (
                <Link variant="standalone" href={cardHref} onFollow={onCard && (() => onCard(draft))}>
                  {texts.byCard}
                </Link>
              )}
            </StyledWays>
          )}
        </SepaAmountStep>
      );
    case 'requisites':
      return (
        <Part waiting={<PageWaiting />}>
          <RequisitesStep step={step} {...rest} />
        </Part>
      );
  }
});
