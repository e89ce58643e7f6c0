import { css, styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';

/** The label of a setting looks the same above its control as beside it: the title of a row. */
export const settingLabels = css`
  [data-part='label'] {
    color: var(--semantic-color-text-primary);
    font: var(--semantic-typography-title-sm);
  }
`;

/** The card of a settings section, with the same inset as the rows of a list. */
export const SettingsCard = styled(Card)`
  display: grid;
  gap: var(--primitive-space-16);
  padding: var(--component-row-padding-x);
  && {
    ${settingLabels}
  }

  form {
    gap: var(--primitive-space-12);
  }
`;
