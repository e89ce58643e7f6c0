import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';

/** The card of a settings section, with the same inset as the rows of a list. */
export const SettingsCard = styled(Card)`
  display: grid;
  gap: var(--primitive-space-16);
  padding: var(--component-row-padding-x);

  form {
    gap: var(--primitive-space-12);
  }
`;
