import { Link } from '../../components/Link/Link.tsx';
import { splitLinks } from './splitLinks.ts';

/** The provider's text as plain text, with safe URLs turned into links. */
export function LinkedText({ text }: { readonly text: string }) {
  return splitLinks(text).map(({ start, words, href }) =>
    href === null ? (
      words
    ) : (
      <Link key={start} href={href} target="_blank">
        {words}
      </Link>
    ),
  );
}
