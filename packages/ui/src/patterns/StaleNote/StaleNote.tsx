import { Icon } from '../../foundations/Icon/Icon.tsx';
import { staleIcon } from '../../foundations/Icon/glyphs/staleIcon.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { catalogue } from '../../texts/catalogue.ts';
import { useTexts } from '../../texts/Texts.tsx';

const staleTexts = catalogue('stale', { updated: (time: string): string => `Updated ${time}` });

/** Says that the figures near it may be old: 'Updated 14:02'. */
export function StaleNote({ updatedAt }: { readonly updatedAt: string | undefined }) {
  const texts = useTexts(staleTexts);
  if (updatedAt === undefined) return null;
  return (
    <Inline as="span" gap={4} aria-live="polite">
      <Icon glyph={staleIcon} size={16} />
      <Text as="span" type="caption" tone="inherit">
        {texts.updated(updatedAt)}
      </Text>
    </Inline>
  );
}
