import { styled } from 'styled-components';
import { Page, type PageProps } from '../../foundations/Page/Page.tsx';

const StyledPage = styled(Page)`
  > :first-child {
    flex: 1;
  }
`;

/** A page whose Columns reach to its end: the bar of StickyActions lies at the bottom of a phone, however short the content. */
export function FilledPage(props: PageProps) {
  return <StyledPage {...props} />;
}
