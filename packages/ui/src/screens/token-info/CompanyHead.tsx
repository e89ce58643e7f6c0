import { styled } from 'styled-components';
import { Badge } from '../../components/Badge/Badge.tsx';
import { CompanyMark } from '../../components/CompanyMark/CompanyMark.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { TokenInfoContent } from './TokenInfoScreen.types.ts';
import { tokenInfoTexts } from './tokenInfo.texts.ts';

const StyledHead = styled.section`
  display: grid;
  gap: var(--primitive-space-12);

  > div:first-child {
    display: flex;
    align-items: center;
    gap: var(--primitive-space-16);
  }
  > div:first-child > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [dir='auto'] {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
`;

/** Logo, name, founding year and country, with the status badge and tags below (TOK-006 to TOK-008). */
export function CompanyHead({ content: { company, status, tags } }: { readonly content: TokenInfoContent }) {
  const texts = useTexts(tokenInfoTexts);
  const { name, founded, country, logo, logoDark } = company;
  return (
    <StyledHead>
      <div>
        <CompanyMark {...{ name, logo, logoDark }} size={56} />
        <div>
          <Heading level={2} dir="auto">
            {name}
          </Heading>
          <Text type="body-sm" tone="secondary">
            {[founded === null ? '' : texts.founded(founded), country].filter((part) => part !== '').join(' · ')}
          </Text>
        </div>
      </div>
      <Inline gap={8}>
        {status === null ? null : <StatusBadge status={status} />}
        {tags.map((tag) => (
          <Badge key={tag} dir="auto">
            {tag}
          </Badge>
        ))}
      </Inline>
    </StyledHead>
  );
}
