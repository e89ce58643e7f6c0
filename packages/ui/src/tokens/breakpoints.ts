/** Widths at which the layout changes, since media queries cannot read variables. Built from tokens/tokens.json by "npm run tokens". */
export const breakpoints = {
  desktop: '1120px',
  tablet: '768px',
  wide: '1440px',
} as const;
