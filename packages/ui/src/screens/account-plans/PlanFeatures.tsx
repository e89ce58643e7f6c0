import { styled } from 'styled-components';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { checkIcon } from '../../foundations/Icon/icons.ts';

const StyledFeatures = styled.ul`
  display: grid;
  gap: var(--primitive-space-8);

  > li {
    display: flex;
    gap: var(--primitive-space-12);
  }
  svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--semantic-color-icon-accent);
  }
  [data-ground='hero'] & svg {
    color: inherit;
  }
`;

export function PlanFeatures({ features }: { readonly features: readonly string[] }) {
  return (
    <StyledFeatures role="list">
      {features.map((feature) => (
        <li key={feature}>
          <Icon glyph={checkIcon} />
          {feature}
        </li>
      ))}
    </StyledFeatures>
  );
}
