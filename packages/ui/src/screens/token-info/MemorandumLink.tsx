import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { documentIcon, downloadIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { tokenInfoTexts } from './tokenInfo.texts.ts';

const StyledDocument = styled(Card)`
  display: flex;
  align-items: center;
  gap: var(--component-row-gap);
  padding: var(--component-row-padding-y) var(--component-row-padding-x);
  color: var(--semantic-color-text-primary);
  text-align: start;

  /* Below the text of a popup. */
  p + & {
    margin-block-start: var(--primitive-space-16);
  }

  > a {
    flex: 1;
    color: inherit;
    font: var(--semantic-typography-body-medium);
    text-decoration: none;
  }
`;

const isPdf = (href: string): boolean => /\.pdf(?:[?#]|$)/i.test(href);

/** The deal's document. It opens in a new tab, so that the text being read or agreed to remains open (D-TOK-13, D-TOK-14). */
export function MemorandumLink({ href }: { readonly href: string }) {
  const texts = useTexts(tokenInfoTexts);
  return (
    <StyledDocument pressable>
      <IconTile glyph={documentIcon} />
      <Link href={href} target="_blank">
        {texts.memorandum}
      </Link>
      {isPdf(href) ? (
        <Text as="span" type="caption" tone="secondary">
          PDF
        </Text>
      ) : null}
      <Icon glyph={downloadIcon} />
    </StyledDocument>
  );
}
