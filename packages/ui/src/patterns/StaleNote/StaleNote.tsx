import { Icon } from '../../foundations/Icon/Icon.tsx';
import { staleIcon } from '../../foundations/Icon/icons.ts';
import { Inline, type InlineProps } from '../../foundations/Inline/Inline.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { staleTexts } from './stale.texts.ts';

export type StaleNoteProps = Omit<InlineProps, 'as' | 'children'> & {
  /** The formatted time. Undefined while the figures are current; nothing is rendered then. */
  readonly updatedAt: string | undefined;
};

/** States that the figures near it may be outdated: 'Updated 14:02'. */
export function StaleNote({ updatedAt, ...rest }: StaleNoteProps) {
  const texts = useTexts(staleTexts);
  if (updatedAt === undefined) return null;
  return (
    <Inline gap={4} {...rest} as="span" aria-live="polite">
      <Icon glyph={staleIcon} size={16} />
      <Text as="span" type="caption" tone="inherit">
        {texts.updated({ time: updatedAt })}
      </Text>
    </Inline>
  );
}
