import { styled } from 'styled-components';

const StyledPortrait = styled.svg`
  inline-size: var(--primitive-size-asset-md);
  block-size: var(--primitive-size-asset-md);
  border-radius: var(--primitive-radius-full);
  background: var(--semantic-color-bg-accent);
  fill: var(--semantic-color-bg-surface);
  stroke: var(--semantic-color-icon-accent);
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-part='hair'] {
    fill: var(--semantic-color-icon-accent);
  }
`;

/** Hair around a face centred at (28, 23). */
const hairs = [
  'M19 23c-2-12 20-12 18 0c-2-5-6-6-9-6s-7 1-9 6z',
  'M19 36c-4-28 22-28 18 0c0-7-1-13-3-17c-4 0-8-1-10-3c-3 4-5 12-5 20z',
  'M20 21c0-11 17-11 17 0c-5-1-7-4-8-5c-2 3-5 5-9 5z',
  'M18 29c-4-22 24-22 20 0c-1-6-2-9-4-11c-4 2-9 1-12-1c-2 3-3 7-4 12z',
  'M21 17c2-5 12-5 14 0c2 1 2 3 2 5c-2-4-5-5-9-5s-7 1-9 5c0-2 0-4 2-5z',
  'M19 24c-3-9 3-13 9-13s12 4 9 13c-1-4-3-7-6-8c-4 3-8 4-12 8z',
] as const;

export type PortraitProps = {
  /** Place in the list, which selects the face. */
  readonly index: number;
};

/** A drawn portrait. It is hidden from screen readers, because the name is beside it. */
export function Portrait({ index }: PortraitProps) {
  return (
    <StyledPortrait viewBox="0 0 56 56" aria-hidden>
      <path d="M9 56c1-12 9-17 19-17s18 5 19 17" />
      <path d="M24 34v5c0 3 8 3 8 0v-5z" />
      <ellipse cx="28" cy="25" rx="8.5" ry="10.5" />
      <path data-part="hair" d={hairs[index % hairs.length]} />
      <path d="M25 30c2 1.6 4 1.6 6 0" fill="none" />
    </StyledPortrait>
  );
}
