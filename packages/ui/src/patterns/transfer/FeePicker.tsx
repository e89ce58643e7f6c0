import { formatMoney } from '@wallet/core/format/formatMoney';
import { styled } from 'styled-components';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { useRetryAtField } from '../networkFee/useRetryAtField.ts';
import { useTexts } from '../../texts/Texts.tsx';
import type { FeeQuote, TransferSpeed } from './Transfer.types.ts';
import { transferTexts } from './transfer.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

export type FeePickerProps = {
  /** The offers, or null while they are requested or not known. */
  readonly quote: FeeQuote | null;
  /** null when none is selected. */
  readonly speed: TransferSpeed | null;
  /** Set while there is nothing to request the fee for (SEND-015). */
  readonly disabled?: boolean;
  /** Issue of the choice. */
  readonly issue: string | undefined;
  /** Hides the label when the screen shows it together with more information. @default false */
  readonly labelHidden?: boolean;
  /** Called with the chosen speed. */
  readonly onSpeed: (speed: TransferSpeed) => void;
  /** Requests it again. */
  readonly onRetry: () => void;
};

/* As high without an offer as with one, whose fee is a second line. */
const StyledFee = styled(Select)`
  [role='combobox'] {
    min-block-size: var(--primitive-space-64);
  }
`;

const speeds = ['slow', 'average', 'fast'] as const;

/** Selects one of the network's offers, each with its fee and duration. */
export function FeePicker({ quote, speed, disabled = false, issue, labelHidden = false, onSpeed, onRetry }: FeePickerProps) {
  const locale = useLocale();
  const texts = useTexts(transferTexts);
  const { ref, onRetryIssue } = useRetryAtField(onRetry);
  // Placeholder notes keep the field's height stable while loading.
  const waiting = quote === null && !disabled ? speeds.map((value) => ({ value, label: texts.speed[value], note: '–' })) : [];
  const failure = quote?.kind === 'failed' ? texts.noQuote[quote.failure] : undefined;
  // A send without a network fee has nothing to select, but may have an issue.
  if (quote?.kind === 'quoted' && quote.options.length === 0)
    return issue === undefined ? null : <Notice kind="negative" live="assertive" title={issue} />;
  return (
    <StyledFee
      label={texts.fee}
      labelHidden={labelHidden}
      placeholder={texts.chooseFee}
      value={speed}
      disabled={disabled}
      ref={ref}
      issue={failure === undefined ? issue : `${failure} · ${texts.retry}`}
      onIssue={failure === undefined ? undefined : onRetryIssue}
      state={failure === undefined ? (quote?.kind === 'quoted' ? 'ready' : 'loading') : 'failed'}
      onRetry={onRetry}
      texts={{ failed: failure ?? '' }}
      options={
        quote?.kind === 'quoted'
          ? quote.options.map((option) => ({
              value: option.speed,
              label: texts.speedIn({ speed: texts.speed[option.speed], minutes: option.minutes }),
              note: formatMoney(option.fee, locale),
            }))
          : waiting
      }
      onValueChange={(value) => {
        const chosen = speeds.find((name) => name === value);
        if (chosen !== undefined) onSpeed(chosen);
      }}
    />
  );
}
