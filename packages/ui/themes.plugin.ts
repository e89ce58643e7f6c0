/** One block of the stylesheet: where it applies and which modes of the tokens it states, the last one first in rank. */
export type ThemeBlock = {
  readonly media?: string;
  readonly selector: string;
  /** Mode of the token file whose values this block brings into force. */
  readonly mode: string;
  /** Selectors' modes that already hold where this block applies: what they state alike is left out. */
  readonly over: readonly string[];
  readonly scheme?: 'light' | 'dark';
};

const SYSTEM = ':root:not([data-theme]),[data-theme=system]';
const OSTRA_SYSTEM = '[data-brand=ostra]:not([data-theme]),[data-brand=ostra][data-theme=system]';
const PREFERS_DARK = '(prefers-color-scheme:dark)';
const PREFERS_CONTRAST = '(prefers-contrast:more)';

const brandsAndThemes: readonly ThemeBlock[] = [
  { selector: '[data-brand=ostra]', mode: 'ostra-light', over: ['halden-light'] },
  { selector: '[data-theme=dark]', mode: 'halden-dark', over: ['halden-light'], scheme: 'dark' },
  {
    selector: '[data-brand=ostra][data-theme=dark]',
    mode: 'ostra-dark',
    over: ['halden-light', 'ostra-light', 'halden-dark'],
    scheme: 'dark',
  },
  { media: PREFERS_DARK, selector: SYSTEM, mode: 'halden-dark', over: ['halden-light'], scheme: 'dark' },
  {
    media: PREFERS_DARK,
    selector: OSTRA_SYSTEM,
    mode: 'ostra-dark',
    over: ['halden-light', 'ostra-light', 'halden-dark'],
    scheme: 'dark',
  },
];

const withAttribute = (selector: string): string =>
  selector
    .split(',')
    .map((part) => `${part}[data-contrast=more]`)
    .join(',');

/** High contrast changes a few roles; they are stated whole, once for the attribute and once for the customer's system setting. */
const contrast: readonly ThemeBlock[] = [{ selector: ':root,[data-brand]', mode: 'halden-light', over: [] }, ...brandsAndThemes].flatMap(
  ({ media, selector, mode }): readonly ThemeBlock[] => [
    { ...(media === undefined ? {} : { media }), selector: withAttribute(selector), mode: `${mode}-contrast`, over: [] },
    {
      media: media === undefined ? PREFERS_CONTRAST : `${media} and ${PREFERS_CONTRAST}`,
      selector,
      mode: `${mode}-contrast`,
      over: [],
    },
  ],
);

/**
 * Every block of the stylesheet after the base (Halden light). All are written with `:where()`, so the order here decides, not
 * the number of attributes.
 */
export const themeBlocks: readonly ThemeBlock[] = [...brandsAndThemes, ...contrast];
