import { styled } from 'styled-components';
import type { RailSection } from '../../foundations/root/WalletUi.ts';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { FilledPage } from '../FilledPage/FilledPage.tsx';
import type { OperationFormProps } from '../OperationForm/OperationForm.tsx';
import { RailedColumns } from './RailedColumns.tsx';

const StyledForm = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--primitive-space-20);

  @media (min-width: 1120px) {
    max-inline-size: var(--primitive-layout-form-column);
  }
`;

type RailedFormProps = Omit<OperationFormProps, 'aside' | 'busy'> & { readonly current: RailSection };

/** A form of a page about the customer, next to the rail of that page. */
export function RailedForm({ title, onBack, current, ...rest }: RailedFormProps) {
  return (
    <>
      <AppHeader title={title} onBack={onBack} />
      <FilledPage>
        <RailedColumns current={current}>
          <StyledForm {...rest} noValidate />
        </RailedColumns>
      </FilledPage>
    </>
  );
}
