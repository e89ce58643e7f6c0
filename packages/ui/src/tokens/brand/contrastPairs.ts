/** The roles of a foreground and a background colour, and the minimum contrast between them. */
export type ContrastPair = {
  readonly foreground: string;
  readonly background: string;
  readonly least: number;
  readonly leastOfMore: number;
};

/** WCAG 2.2: 1.4.3 and 1.4.6 for text, 1.4.11 for the outlines of controls. */
const [WORDS, WORDS_OF_MORE, OUTLINES] = [4.5, 7, 3];

const words = (background: string, ...foregrounds: readonly string[]): ContrastPair[] =>
  foregrounds.map((foreground) => ({ foreground, background, least: WORDS, leastOfMore: WORDS }));

/** Pairs with the stricter ratio required in high-contrast mode. */
const plain = (background: string): ContrastPair[] =>
  ['text.primary', 'text.secondary', 'text.muted'].map((foreground) => ({
    foreground,
    background,
    least: WORDS,
    leastOfMore: WORDS_OF_MORE,
  }));

const outlines = (background: string, ...foregrounds: readonly string[]): ContrastPair[] =>
  foregrounds.map((foreground) => ({ foreground, background, least: OUTLINES, leastOfMore: OUTLINES }));

const grounds = ['bg.page', 'bg.surface'] as const;

/** Pairs that every brand must satisfy, the library's and a product's own. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((ground) => [
    ...plain(ground),
    ...words(ground, 'text.link', 'text.accent', 'text.positive', 'text.negative', 'text.warning'),
    ...outlines(ground, 'border.control', 'border.selected', 'focus.ring', 'icon.accent', 'chart.line'),
  ]),
  ...words('bg.raised', 'text.primary', 'text.secondary', 'text.muted'),
  ...words('bg.selected', 'text.primary', 'text.secondary'),
  ...words('bg.inverse', 'text.inverse'),
  ...words('bg.hero', 'text.on-hero', 'text.on-hero-muted'),
  ...words('bg.hero-hover', 'text.on-hero'),
  ...outlines('bg.hero', 'focus.ring-on-hero'),
  ...words('action.primary.bg', 'action.primary.text'),
  ...words('action.primary.hover', 'action.primary.text'),
  ...words('action.primary.pressed', 'action.primary.text'),
  ...words('action.secondary.bg', 'action.secondary.text'),
  ...words('action.secondary.hover', 'action.secondary.text'),
  ...words('action.danger.bg', 'action.danger.text'),
  ...words('action.on-hero.bg', 'action.on-hero.text'),
  ...words('status.neutral.bg', 'status.neutral.text'),
];
