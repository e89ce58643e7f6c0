/** A block of the stylesheet, with the condition it applies under and the mode it declares. Later blocks win. */
export type ThemeBlock = {
  readonly media?: string;
  readonly selector: string;
  /** Mode of the token file that this block applies. */
  readonly mode: string;
  /** Modes of the selectors that already apply here. Equal values are omitted. */
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

const addContrastAttribute = (selector: string): string =>
  selector
    .split(',')
    .map((part) => `${part}[data-contrast=more]`)
    .join(',');

/** High contrast changes only a few roles. They are declared in full, once for the attribute and once for the system setting. */
const contrast: readonly ThemeBlock[] = [{ selector: ':root,[data-brand]', mode: 'halden-light', over: [] }, ...brandsAndThemes].flatMap(
  ({ media, selector, mode }): readonly ThemeBlock[] => [
    { ...(media === undefined ? {} : { media }), selector: addContrastAttribute(selector), mode: `${mode}-contrast`, over: [] },
    {
      media: media === undefined ? PREFERS_CONTRAST : `${media} and ${PREFERS_CONTRAST}`,
      selector,
      mode: `${mode}-contrast`,
      over: [],
    },
  ],
);

/**
 * All blocks of the stylesheet after the base (Halden light). They use `:where()`, so their order decides and not the number of attributes.
 */
export const themeBlocks: readonly ThemeBlock[] = [...brandsAndThemes, ...contrast];
