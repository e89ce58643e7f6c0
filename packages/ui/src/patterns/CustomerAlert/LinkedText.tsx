import { Link } from '../../components/Link/Link.tsx';
import { splitLinks } from './splitLinks.ts';

/** The provider's words: plain text, in which addresses that are safe to follow are links. */
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
