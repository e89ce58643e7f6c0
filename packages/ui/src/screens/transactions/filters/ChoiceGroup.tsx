import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const StyledChoices = styled.fieldset`
  > legend {
    margin-block-end: var(--primitive-space-12);
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-label);
  }
  > legend[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 10px var(--primitive-space-8);
  }
`;

type ChoiceGroupProps = { readonly label: string; readonly labelHidden?: boolean; readonly children: ReactNode };

/** The chips of one filter below its name, which is hidden when the title of the sheet states it. */
export function ChoiceGroup({ label, labelHidden = false, children }: ChoiceGroupProps) {
  return (
    <StyledChoices>
      <legend data-hidden={labelHidden || undefined}>{label}</legend>
      <div>{children}</div>
    </StyledChoices>
  );
}
