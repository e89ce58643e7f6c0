import type { Guidance } from './Guidance.types.ts';

export const foundationGuidance = {
  AssetMark: {
    anatomy: 'the mark of a currency in its own colours, or the letters of its code',
    do: 'Stand it before the name or the code.',
    dont: 'Colour it for a brand or a theme.',
  },
  BrandMark: {
    anatomy: 'sign, name of the product',
    do: 'Let it lead home: the link around it says so.',
    dont: 'Write the name beside it once more.',
    keys: 'link',
  },
  Icon: {
    anatomy: 'a drawing of 14 to 32 px',
    do: 'Take it from the vocabulary, where a thing has one drawing.',
    dont: 'Give it a name beside the word it illustrates.',
  },
  LiveRegion: {
    anatomy: 'words that are heard alone',
    do: 'Have it there before its words come.',
    dont: 'Say what is also seen where it is read anyway.',
  },
  Money: {
    anatomy: 'sign, figures, code',
    do: 'Hand over the amount as it is; the place decides how many decimals are shown.',
    dont: 'Format an amount by yourself, or let it wrap.',
  },
  Motif: {
    anatomy: 'lines of the brand, drawn from a seed',
    do: 'Fade it out where words stand on it.',
    dont: 'Use it outside heroes, covers and states.',
  },
  Page: {
    anatomy: 'the main landmark, one column',
    do: 'Have one on a page.',
    dont: 'Set widths inside it.',
  },
  Percent: {
    anatomy: 'arrow, sign, two decimals',
    do: 'Hand over the figure with its sign.',
    dont: 'Tell the direction by colour alone.',
  },
  Text: {
    anatomy: 'words in one of the type roles',
    do: 'Choose the role by what the words are.',
    dont: 'Set a size or a colour beside it.',
  },
  ThemeRoot: {
    anatomy: 'the attributes of brand, theme and contrast',
    do: 'Mount one around the app, or none and write the attributes into the page.',
    dont: 'Ask for the theme where a token answers.',
  },
} as const satisfies Readonly<Record<string, Guidance>>;
