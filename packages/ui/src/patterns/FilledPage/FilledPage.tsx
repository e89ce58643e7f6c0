import { styled } from 'styled-components';
import { Page, type PageProps } from '../../foundations/Page/Page.tsx';

const StyledPage = styled(Page)`
  > :first-child,
  > [data-slot='header'] + * {
    flex: 1;
  }
  > [data-slot] {
    flex: none;
  }
  /* No bar is at the bottom of a desktop: the product's own content is directly below the form. */
  @media (min-width: 1120px) {
    &:has(> [data-slot='afterForm']) > * {
      flex: none;
    }
  }
`;

/** A page whose Columns fill its height, so that on a phone the StickyActions bar sits at the bottom even with little content. */
export function FilledPage(props: PageProps) {
  return <StyledPage {...props} />;
}
