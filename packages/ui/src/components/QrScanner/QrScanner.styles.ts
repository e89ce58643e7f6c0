import { styled } from 'styled-components';

export const StyledScanner = styled.div`
  > header {
    display: grid;
    grid-template-columns: var(--primitive-size-touch) 1fr var(--primitive-size-touch);
    align-items: center;
    flex: none;
    min-block-size: var(--component-header-height);
    padding-inline: var(--primitive-space-8);
  }
  h2 {
    font: var(--semantic-typography-title-sm);
    text-align: center;
  }
  button {
    display: grid;
    place-items: center;
    block-size: var(--primitive-size-touch);
    border-radius: var(--primitive-radius-full);
    color: var(--semantic-color-icon-default);
  }
  > [data-part='view'] {
    position: relative;
    flex: 1;
    min-block-size: 0;
    margin-inline: var(--primitive-space-20);
    border-radius: var(--semantic-shape-card);
    background: var(--semantic-color-bg-hero);
    overflow: hidden;
  }
  video {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  /* Frame for positioning the code. */
  [data-part='view']::after {
    content: '';
    position: absolute;
    inset: 0;
    max-inline-size: 70%;
    max-block-size: 70%;
    aspect-ratio: 1;
    margin: auto;
    border: 3px solid var(--semantic-color-bg-qr);
    border-radius: var(--semantic-shape-card);
  }
  > output {
    flex: none;
    padding: var(--primitive-space-16) var(--primitive-space-20) var(--primitive-space-24);
    color: var(--semantic-color-text-secondary);
    text-align: center;
  }
`;
