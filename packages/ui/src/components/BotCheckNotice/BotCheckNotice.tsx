import type { ComponentPropsWithRef } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { useTexts } from '../../texts/Texts.tsx';
import { botCheckNoticeTexts } from './BotCheckNotice.texts.ts';

export type BotCheckNoticeProps = Omit<ComponentPropsWithRef<'p'>, 'children'> & {
  /** The bot-check service. reCAPTCHA requires its own wording and links. */
  readonly service: 'recaptcha' | 'other';
};

const StyledNotice = styled.p`
  color: var(--semantic-color-text-secondary);
  font: var(--semantic-typography-caption);
  text-align: center;
  text-wrap: balance;

  a {
    color: var(--semantic-color-text-link);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** The service's badge may be hidden where the notice is shown. Removing it from the page would break the service (THIRD-039). */
const HiddenBadge = createGlobalStyle`
  .grecaptcha-badge {
    visibility: hidden;
  }
`;

/** States that a page is protected by a bot check (APP-039). */
export function BotCheckNotice({ service, ...rest }: BotCheckNoticeProps) {
  const { reCaptcha: words, other } = useTexts(botCheckNoticeTexts);
  if (service === 'other') return <StyledNotice {...rest}>{other}</StyledNotice>;
  return (
    <StyledNotice {...rest}>
      <HiddenBadge />
      {words.before}
      <a href="https://policies.google.com/privacy" target="_blank" rel="noreferrer">
        {words.privacy}
      </a>
      {words.between}
      <a href="https://policies.google.com/terms" target="_blank" rel="noreferrer">
        {words.terms}
      </a>
      {words.after}
    </StyledNotice>
  );
}
