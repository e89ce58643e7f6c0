import { styled } from 'styled-components';

export const StyledState = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--primitive-space-8);
  flex: 1;
  max-inline-size: 40ch;
  margin-inline: auto;
  padding-block: var(--primitive-space-32);
  text-align: center;
  text-wrap: balance;

  [data-part='picture'] {
    position: relative;
    display: grid;
    place-items: center;
    overflow: hidden;
    inline-size: 136px;
    block-size: 136px;
    margin-block-end: var(--primitive-space-12);
    border-radius: var(--primitive-radius-full);
    background: var(--semantic-color-bg-sunken);
  }
  [data-part='picture'] > span {
    display: grid;
    place-items: center;
    inline-size: 60px;
    block-size: 60px;
    border-radius: var(--primitive-radius-full);
    background: var(--semantic-color-bg-surface);
    color: var(--semantic-color-icon-accent);
    isolation: isolate;
  }
  [data-part='action'] {
    margin-block-start: var(--primitive-space-16);
  }
  [data-part='action']:has(form) {
    inline-size: 100%;
    text-align: start;
  }
  &[data-tone='positive'] [data-part='picture'] > span {
    color: var(--semantic-color-status-positive-icon);
  }
  &[data-tone='negative'] [data-part='picture'] > span {
    color: var(--semantic-color-status-negative-icon);
  }
  &[data-tone='warning'] [data-part='picture'] > span {
    color: var(--semantic-color-status-warning-icon);
  }
`;
