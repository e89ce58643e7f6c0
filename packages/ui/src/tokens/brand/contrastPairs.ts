/** The roles of a foreground and a background colour, and the minimum contrast between them. */
export type ContrastPair = {
  readonly foreground: string;
  readonly background: string;
  readonly least: number;
  readonly leastOfMore: number;
};

/** WCAG 2.2: 1.4.3 and 1.4.6 for text, 1.4.11 for the outlines of controls. */
const [WORDS, WORDS_OF_MORE, OUTLINES] = [4.5, 7, 3];

const createTextPairs = (background: string, ...foregrounds: readonly string[]): ContrastPair[] =>
  foregrounds.map((foreground) => ({ foreground, background, least: WORDS, leastOfMore: WORDS }));

/** Pairs with the stricter ratio required in high-contrast mode. */
const createPlainTextPairs = (background: string): ContrastPair[] =>
  ['text.primary', 'text.secondary', 'text.muted'].map((foreground) => ({
    foreground,
    background,
    least: WORDS,
    leastOfMore: WORDS_OF_MORE,
  }));

const createOutlinePairs = (background: string, ...foregrounds: readonly string[]): ContrastPair[] =>
  foregrounds.map((foreground) => ({ foreground, background, least: OUTLINES, leastOfMore: OUTLINES }));

const backgrounds = ['bg.page', 'bg.surface'] as const;

/** Pairs that every brand must satisfy, the library's and a product's own. */
export const contrastPairs: readonly ContrastPair[] = [
  ...backgrounds.flatMap((ground) => [
    ...createPlainTextPairs(ground),
    ...createTextPairs(ground, 'text.link', 'text.accent', 'text.positive', 'text.negative', 'text.warning'),
    ...createOutlinePairs(ground, 'border.control', 'border.selected', 'focus.ring', 'icon.accent', 'chart.line'),
  ]),
  ...createTextPairs('bg.raised', 'text.primary', 'text.secondary', 'text.muted'),
  ...createTextPairs('bg.selected', 'text.primary', 'text.secondary'),
  ...createTextPairs('bg.inverse', 'text.inverse'),
  ...createTextPairs('bg.hero', 'text.on-hero', 'text.on-hero-muted'),
  ...createTextPairs('bg.hero-hover', 'text.on-hero'),
  ...createOutlinePairs('bg.hero', 'focus.ring-on-hero'),
  ...createTextPairs('action.primary.bg', 'action.primary.text'),
  ...createTextPairs('action.primary.hover', 'action.primary.text'),
  ...createTextPairs('action.primary.pressed', 'action.primary.text'),
  ...createTextPairs('action.secondary.bg', 'action.secondary.text'),
  ...createTextPairs('action.secondary.hover', 'action.secondary.text'),
  ...createTextPairs('action.danger.bg', 'action.danger.text'),
  ...createTextPairs('action.on-hero.bg', 'action.on-hero.text'),
  ...createTextPairs('status.neutral.bg', 'status.neutral.text'),
];
