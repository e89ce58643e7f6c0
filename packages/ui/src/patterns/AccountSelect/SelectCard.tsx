import { styled } from 'styled-components';
import { Card, type CardProps } from '../../components/Card/Card.tsx';

const StyledSelects = styled(Card)`
  /* Quiet rows: the card has the edge, and the label is the first line. The second & wins over the states of a field. */
  && > * > button {
    padding: var(--component-row-padding-y) var(--component-row-padding-x);
    border-radius: var(--component-card-radius);
    background: none;
    box-shadow: none;
  }
  && > * > button small:first-child {
    font: var(--semantic-typography-caption);
  }
  @media (hover: hover) {
    && > * > button:hover:enabled {
      background: var(--semantic-color-bg-hover);
      box-shadow: none;
    }
  }
  > * + * {
    border-block-start: 1px solid var(--component-row-divider);
  }
  > * > :is([role='alert'], [data-part='notes']:not(:empty)) {
    padding: 0 var(--component-row-padding-x) var(--component-row-padding-y);
  }
`;

/** The accounts and the method of an operation, as the rows of one card. Its children are Selects with look `row`. */
export function SelectCard(props: Omit<CardProps, 'padding'>) {
  return <StyledSelects {...props} padding="none" />;
}
