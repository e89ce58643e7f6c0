import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { MemorandumLink } from './MemorandumLink.tsx';
import type { TokenInfoContent } from './TokenInfoScreen.types.ts';
import { tokenInfoTexts } from './tokenInfo.texts.ts';

const StyledText = styled(Card)`
  display: grid;
  gap: var(--primitive-space-8);
  overflow-wrap: anywhere;

  > p {
    color: var(--semantic-color-text-secondary);
    white-space: pre-line;
  }
`;

/** The company's description, the provider's sections in their order, and the memorandum. Missing parts are left out (D-TOK-14). */
export function CompanyTexts({ content: { company, overview, memorandumHref } }: { readonly content: TokenInfoContent }) {
  const texts = useTexts(tokenInfoTexts);
  const sections = [{ title: texts.about, text: company.about }, ...overview].filter(({ text }) => text !== '');
  return (
    <>
      {sections.map(({ title, text }) => (
        <StyledText key={`${title} ${text}`} forwardedAs="section" aria-label={title}>
          <Heading level={2} type="title-sm" dir="auto">
            {title}
          </Heading>
          <p dir="auto">{text}</p>
        </StyledText>
      ))}
      {memorandumHref === null ? null : <MemorandumLink href={memorandumHref} />}
    </>
  );
}
