import { styled } from 'styled-components';
import { Card, type CardProps } from '../../components/Card/Card.tsx';

const StyledSelects = styled(Card)`
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
