import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import type { LicenceText } from './AboutScreen.types.ts';

/** A paragraph of the regulatory text, its regulators as links. */
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
