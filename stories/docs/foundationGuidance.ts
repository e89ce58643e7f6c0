import type { Guidance } from './Guidance.types.ts';

export const foundationGuidance = {
  AssetMark: {
    anatomy: 'the logo of a currency in its own colours, or the letters of its code',
    do: 'Put it before the name or the code.',
    dont: 'Recolour it for a brand or a theme.',
  },
  BrandMark: {
    anatomy: 'logo, name of the product',
    do: 'Link it to the home page; the link has the name.',
    dont: 'Repeat the name beside it.',
    keys: 'link',
  },
  Icon: {
    anatomy: 'a drawing of 14 to 32 px',
    do: 'Take it from the vocabulary, which has one icon per meaning.',
    dont: 'Give it a label beside the text that it illustrates.',
  },
  LiveRegion: {
    anatomy: 'text for screen readers only',
    do: 'Mount it before its text appears.',
    dont: 'Announce visible text that is read anyway.',
  },
  Money: {
    anatomy: 'sign, figures, code',
    do: 'Pass the exact amount; the component chooses the number of decimals.',
    dont: 'Format an amount yourself, or let it wrap.',
  },
  Motif: {
    anatomy: 'lines of the brand, drawn from a seed',
    do: 'Fade it out behind text.',
    dont: 'Use it outside heroes, covers and state pages.',
  },
  Page: {
    anatomy: 'the main landmark, one column',
    do: 'Use one per page.',
    dont: 'Set widths inside it.',
  },
  Part: {
    anatomy: 'what is shown while code loads, then the loaded component',
    do: 'Reserve the space of the component with `waiting`.',
    dont: 'Load what the first screen needs by it.',
  },
  Percent: {
    anatomy: 'arrow, sign, two decimals',
    do: 'Pass the figure with its sign.',
    dont: 'Show the direction by colour alone.',
  },
  Text: {
    anatomy: 'text in one of the type roles',
    do: 'Choose the role by the purpose of the text.',
    dont: 'Override its size or colour.',
  },
  ThemeRoot: {
    anatomy: 'the attributes of brand, theme and contrast',
    do: 'Mount one around the app, or omit it and write the attributes into the page.',
    dont: 'Read the theme if a token is enough.',
  },
} as const satisfies Readonly<Record<string, Guidance>>;
