import { formatDay } from '@wallet/core/format/formatDates';
import { Text } from '../../foundations/Text/Text.tsx';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { recipientNoteTexts } from './recipientNote.texts.ts';

/** What is known about a recipient before a transfer. */
export type RecipientHistory = {
  /** What the recipient is known by. */
  readonly kind: 'address' | 'iban';
  /** ISO time of the last payment, or null if there was none. */
  readonly lastUsedAt: string | null;
  /** Whether the customer has marked the recipient as trusted. */
  readonly isTrusted: boolean;
};

/** States whether this is the first transfer to the recipient, or when the last one was (BRAKE-001). */
export function RecipientNote({ kind, lastUsedAt, isTrusted }: RecipientHistory) {
  const texts = useTexts(recipientNoteTexts);
  const locale = useLocale();
  const used = kind === 'iban' ? texts.usedIban : texts.usedAddress;
  const first = kind === 'iban' ? texts.firstIban : texts.firstAddress;
  const words = lastUsedAt === null ? first : used({ date: formatDay(lastUsedAt, locale) });
  return (
    <Text as="span" type="body-sm" tone="secondary">
      {isTrusted ? `${texts.trusted} ${words}` : words}
    </Text>
  );
}
