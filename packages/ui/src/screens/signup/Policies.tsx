import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { signupTexts } from './signup.texts.ts';
import type { SignUpScreenProps } from './SignUpScreen.types.ts';

/** The policies that a customer agrees to by continuing. Each opens in a new tab (REG-005, D-REG-21). */
export function Policies({ terms, privacy, cookies }: SignUpScreenProps['policies']) {
  const { policies: words } = useTexts(signupTexts);
  return (
    <Text type="caption" tone="secondary" align="center">
      {words.before}
      <Policy href={terms}>{words.terms}</Policy>
      {words.comma}
      <Policy href={privacy}>{words.privacy}</Policy>
      {words.and}
      <Policy href={cookies}>{words.cookies}</Policy>
      {words.after}
    </Text>
  );
}

function Policy({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link href={href} target="_blank">
      {children}
    </Link>
  );
}
