import { sepaTopUp } from '@wallet/core/fees/bankTransfer';
import { Link } from '../../components/Link/Link.tsx';
import { SepaAmountStep } from '../../patterns/SepaTransfer/SepaAmountStep.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { RequisitesStep } from './RequisitesStep.tsx';
import type { SepaTopUpScreenProps } from './SepaTopUpScreen.types.ts';
import { sepaTopUpTexts } from './sepaTopUp.texts.ts';

/** Topping up by a bank transfer in the SEPA: how much, then where to send it (SEPA-011 to SEPA-027). */
export function SepaTopUpScreen({ step, settings, cardHref, onCard, ...rest }: SepaTopUpScreenProps) {
  const texts = useTexts(sepaTopUpTexts);
  switch (step.name) {
    case 'amount':
      return (
        <SepaAmountStep
          {...rest}
          title={texts.title}
          accountLabel={texts.to}
          draft={step.draft}
          minimalExclusive={settings.minimalExclusive}
          quoteOf={(amount) => sepaTopUp(amount, settings)}
          totalLabel={texts.total}
        >
          {(draft) =>
            cardHref === null ? null : (
              <div>
                <Link variant="standalone" href={cardHref} onFollow={() => onCard(draft)}>
                  {texts.byCard}
                </Link>
              </div>
            )
          }
        </SepaAmountStep>
      );
    case 'requisites':
      return <RequisitesStep step={step} {...rest} />;
  }
}
