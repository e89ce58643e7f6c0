import { styled } from 'styled-components';

export const StyledDialog = styled.div`
  gap: var(--primitive-space-8);
  padding: var(--component-modal-padding);

  > span {
    justify-self: start;
    padding: var(--primitive-space-12);
    margin-block-end: var(--primitive-space-8);
    border-radius: 50%;
    background: var(--semantic-color-bg-accent);
    color: var(--semantic-color-icon-accent);
  }
  > [data-tone='warning'] {
    background: var(--semantic-color-status-warning-bg);
    color: var(--semantic-color-status-warning-icon);
  }
  > [data-tone='negative'] {
    background: var(--semantic-color-status-negative-bg);
    color: var(--semantic-color-status-negative-icon);
  }
  > [data-tone='positive'] {
    background: var(--semantic-color-status-positive-bg);
    color: var(--semantic-color-status-positive-icon);
  }
  > h2 {
    font: var(--semantic-typography-title-md);
  }
  > div {
    color: var(--semantic-color-text-secondary);
  }
  > footer {
    display: grid;
    gap: var(--primitive-space-8);
    margin-block-start: var(--primitive-space-16);
  }
  &[data-wide] {
    max-inline-size: var(--primitive-layout-dialog-wide);
  }
`;
