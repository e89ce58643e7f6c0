import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import type { LicenceText } from './AboutScreen.types.ts';

export function LicenceParagraph({ text }: { readonly text: LicenceText }) {
  return (
    <Text type="body-sm" tone="secondary">
      {text.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Link key={part.href} href={part.href} target="_blank">
            {part.text}
          </Link>
        ),
      )}
    </Text>
  );
}
