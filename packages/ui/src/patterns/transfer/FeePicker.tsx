import { formatMoney } from '@wallet/core/format/formatMoney';
import { Select } from '../../components/Select/Select.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { FeeQuote, TransferSpeed } from './Transfer.types.ts';
import { transferTexts } from './transfer.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

export type FeePickerProps = {
  readonly quote: FeeQuote | null;
  /** Null while none is chosen. */
  readonly speed: TransferSpeed | null;
  /** There is nothing to ask the fee for yet (SEND-015). */
  readonly disabled?: boolean;
  readonly issue: string | undefined;
  /** Hides the label where the screen shows it with more beside it. @default false */
  readonly labelHidden?: boolean;
  readonly onSpeed: (speed: TransferSpeed) => void;
  readonly onRetry: () => void;
};

const speeds = ['slow', 'average', 'fast'] as const;

/** The network's offers: each with its fee and how long it takes. */
export function FeePicker({ quote, speed, disabled = false, issue, labelHidden = false, onSpeed, onRetry }: FeePickerProps) {
  const locale = useLocale();
  const texts = useTexts(transferTexts);
  // The field is as high while it waits.
  const waiting = quote === null && !disabled ? speeds.map((value) => ({ value, label: texts.speed[value], note: '–' })) : [];
  const failure = quote?.kind === 'failed' ? texts.noQuote[quote.failure] : undefined;
  return (
    <Select
      label={texts.fee}
      labelHidden={labelHidden}
      placeholder={texts.chooseFee}
      value={speed}
      disabled={disabled}
      issue={failure ?? issue}
      state={failure === undefined ? (quote?.kind === 'quoted' ? 'ready' : 'loading') : 'failed'}
      onRetry={onRetry}
      texts={{ failed: failure ?? '' }}
      options={
        quote?.kind === 'quoted'
          ? quote.options.map((option) => ({
              value: option.speed,
              label: texts.speed[option.speed],
              note: texts.speedNote(formatMoney(option.fee, locale), option.minutes),
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
