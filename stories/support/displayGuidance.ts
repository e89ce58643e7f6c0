import type { Guidance } from './Guidance.types.ts';

export const displayGuidance = {
  AccordionRow: {
    anatomy: 'row with an arrow, what it opens',
    do: 'Say on the row what is inside.',
    dont: 'Put one into another.',
    keys: 'disclosure',
  },
  Allocation: {
    anatomy: 'bar of shares, legend with figures',
    do: 'Order by size, at most six.',
    dont: 'Leave the legend out: colour alone says nothing.',
  },
  Avatar: { anatomy: 'initials in a disc', do: 'Stand it before a name.', dont: 'Use it without the name beside it.' },
  Badge: { anatomy: 'a short word', do: 'Say what kind of thing it is.', dont: 'Use it for a status (StatusBadge).' },
  BotCheckNotice: {
    anatomy: 'a sentence with its links',
    do: 'Stand it below the button that it guards.',
    dont: 'Reword what the service demands.',
  },
  Card: { anatomy: 'a surface with a hairline', do: 'Group what belongs together.', dont: 'Put a card into a card.' },
  CompanyMark: {
    anatomy: 'logo, or the letters of the name',
    do: 'Stand it before the name of the company.',
    dont: 'Stretch or colour a logo.',
  },
  CriteriaChips: {
    anatomy: 'rules, each met or not',
    do: 'Show them before anything is typed.',
    dont: 'Show one as broken while it can still be met.',
  },
  DetailList: {
    anatomy: 'terms and their values',
    do: 'Put the total last and strong.',
    dont: 'Shorten a value without a way to copy all of it.',
  },
  EmptyState: { anatomy: 'icon, a sentence, at most one action', do: 'Say what will stand here.', dont: 'Apologise: nothing is wrong.' },
  ErrorState: {
    anatomy: 'icon, what happened, a way on',
    do: 'Offer to try again where that can help.',
    dont: 'Show it where only a part failed (Notice).',
  },
  FileRow: {
    anatomy: 'name, size, progress or issue, remove',
    do: 'Say at the file what is wrong with it.',
    dont: 'Remove a refused file by yourself.',
    keys: 'button',
  },
  GrowthLine: { anatomy: 'line, from, to', do: 'Say the figures in words as well.', dont: 'Read a figure off it.' },
  LimitMeter: { anatomy: 'name, what is left, bar, used of all', do: 'Say what is left first.', dont: 'Show a bar for what has no limit.' },
  LineChart: {
    anatomy: 'line over a quiet grid, its ends',
    do: 'Offer the same figures as a table.',
    dont: 'Cut the scale to make a change look large.',
  },
  LinkRow: {
    anatomy: 'icon, title, second line, arrow',
    do: 'Use it for what leads to another page.',
    dont: 'Put a second control into it.',
    keys: 'link',
  },
  List: { anatomy: 'rows in one card', do: 'Name it where no heading does.', dont: 'Give every row a card.' },
  ListRow: {
    anatomy: 'mark, title, second line, value, second value',
    do: 'Keep one row one target.',
    dont: 'Wrap the amount.',
    keys: 'button',
  },
  LoadingOverlay: {
    anatomy: 'the content, a cover with a spinner',
    do: 'Use it while an operation runs over what was typed.',
    dont: 'Use it for the first load of a page (Skeleton).',
  },
  Notice: {
    anatomy: 'icon, title, sentence, one action',
    do: 'Stand it where the customer can do something about it.',
    dont: 'Stack three of them.',
  },
  ProgressBar: { anatomy: 'bar, percent in words', do: 'Use it where the end is known.', dont: 'Let it run backwards.' },
  ProgressRing: { anatomy: 'ring, figure', do: 'Use it for one small share.', dont: 'Compare two by it.' },
  QrCode: { anatomy: 'the code on white, its name', do: 'Offer the same as text to copy.', dont: 'Colour it or put it on dark.' },
  Section: {
    anatomy: 'heading, one quiet action, content',
    do: 'Use it for every named part of a page.',
    dont: 'Skip a level of headings.',
  },
  Skeleton: {
    anatomy: 'bars of the size of what comes',
    do: 'Take the room that the content will take.',
    dont: 'Show it for less than a third of a second.',
  },
  Spinner: { anatomy: 'a turning ring', do: 'Stand it beside words that say what goes on.', dont: 'Fill a page with it.' },
  StatusBadge: {
    anatomy: 'icon, the word of the status',
    do: 'Use the same word everywhere.',
    dont: 'Invent a status for a moment of waiting.',
  },
  Timer: {
    anatomy: 'clock, minutes and seconds, then the action',
    do: 'Offer the action in the same place.',
    dont: 'Read every second aloud.',
    keys: 'button',
  },
  Toast: {
    anatomy: 'icon, a sentence, one action, close',
    do: 'Confirm what was done and can be seen elsewhere.',
    dont: 'Say an error in it that needs an answer.',
    keys: 'button',
  },
} as const satisfies Readonly<Record<string, Guidance>>;
