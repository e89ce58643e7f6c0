import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { checkIcon } from '../../foundations/Icon/glyphs/checkIcon.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { PlanView } from './AccountPlans.types.ts';
import { accountPlansTexts } from './accountPlans.texts.ts';

const StyledTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: var(--semantic-typography-body-sm);

  th {
    padding: var(--primitive-space-12);
    font: var(--semantic-typography-label);
    text-align: start;
  }
  tbody th {
    color: var(--semantic-color-text-secondary);
  }
  td {
    padding: var(--primitive-space-12);
  }
  tbody tr {
    border-block-start: 1px solid var(--component-row-divider);
  }
  td > span {
    position: relative;
  }
  svg {
    display: inline-block;
    color: var(--semantic-color-icon-accent);
  }
`;

/** Compares price and features of the plans in a table. Each plan includes the features of the ones before it. */
export function PlanComparison({ plans }: { readonly plans: readonly PlanView[] }) {
  const texts = useTexts(accountPlansTexts);
  const features = [...new Set(plans.flatMap((plan) => plan.features))];
  return (
    <Section title={texts.comparison}>
      <Card padding="none">
        <StyledTable>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{texts.features}</VisuallyHidden>
              </th>
              {plans.map(({ key, title }) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{texts.price}</th>
              {plans.map(({ key, subtitle }) => (
                <td key={key}>{subtitle}</td>
              ))}
            </tr>
            {features.map((feature) => (
              <tr key={feature}>
                <th scope="row">{feature}</th>
                {plans.map(({ key }, index) => (
                  <td key={key}>
                    {plans.slice(0, index + 1).some((plan) => plan.features.includes(feature)) ? (
                      <span>
                        <Icon glyph={checkIcon} />
                        <VisuallyHidden>{texts.included}</VisuallyHidden>
                      </span>
                    ) : (
                      '–'
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </StyledTable>
      </Card>
    </Section>
  );
}
