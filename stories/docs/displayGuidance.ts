import type { Guidance } from './Guidance.types.ts';

export const displayGuidance = {
  AccordionRow: {
    anatomy: 'row with an arrow, its content',
    do: 'Name the content on the row.',
    dont: 'Nest one in another.',
    keys: 'disclosure',
  },
  Allocation: {
    anatomy: 'bar of shares, legend with figures',
    do: 'Order by size, at most six shares.',
    dont: 'Omit the legend: colour alone is not enough.',
  },
  Avatar: { anatomy: 'initials in a disc', do: 'Put it before a name.', dont: 'Use it without the name beside it.' },
  Badge: { anatomy: 'a short word', do: 'Name the kind of an item.', dont: 'Use it for a status (StatusBadge).' },
  BotCheckNotice: {
    anatomy: 'a sentence with its links',
    do: 'Put it below the button that it protects.',
    dont: 'Reword the text that the service requires.',
  },
  Card: { anatomy: 'a surface with a hairline', do: 'Group related content.', dont: 'Nest cards.' },
  CompanyMark: {
    anatomy: 'logo, or the first letter of the name',
    do: 'Put it before the name of the company.',
    dont: 'Stretch or recolour a logo.',
  },
  CriteriaChips: {
    anatomy: 'rules, each met or not',
    do: 'Show them before the customer types.',
    dont: 'Show a rule as broken while it can still be met.',
  },
  DetailList: {
    anatomy: 'terms and their values',
    do: 'Put the total last and emphasise it.',
    dont: 'Shorten a value without a way to copy all of it.',
  },
  EmptyState: {
    anatomy: 'icon, a sentence, at most one action',
    do: 'Describe what will appear here.',
    dont: 'Apologise: nothing is wrong.',
  },
  ErrorState: {
    anatomy: 'icon, what happened, how to continue',
    do: 'Offer a retry where it can help.',
    dont: 'Show it if only a part failed (Notice).',
  },
  FileRow: {
    anatomy: 'name, size, progress or issue, remove',
    do: 'Show the problem at the file.',
    dont: 'Remove a refused file automatically.',
    keys: 'button',
  },
  GrowthLine: {
    anatomy: 'line, start value, end value',
    do: 'Also state the figures as text.',
    dont: 'Expect customers to read figures from it.',
  },
  LimitMeter: {
    anatomy: 'name, remaining amount, bar, used of total',
    do: 'State the remaining amount first.',
    dont: 'Show a bar if there is no limit.',
  },
  LineChart: {
    anatomy: 'line with the place that is read',
    do: 'Offer the same figures as a table.',
    dont: 'Truncate the scale to make a change look large.',
  },
  LinkRow: {
    anatomy: 'icon, title, second line, arrow',
    do: 'Use it to navigate to another page.',
    dont: 'Put a second control into it.',
    keys: 'link',
  },
  List: { anatomy: 'rows in one card', do: 'Give it a name if it has no heading.', dont: 'Give every row its own card.' },
  ListRow: {
    anatomy: 'mark, title, second line, value, second value',
    do: 'Make the whole row one target.',
    dont: 'Wrap the amount.',
    keys: 'button',
  },
  LoadingOverlay: {
    anatomy: 'the content, an overlay with a spinner',
    do: 'Use it while an operation runs on a form.',
    dont: 'Use it for the first load of a page (Skeleton).',
  },
  Notice: {
    anatomy: 'icon, title, sentence, one action',
    do: 'Put it where the customer can act on it.',
    dont: 'Stack three of them.',
  },
  ProgressBar: { anatomy: 'bar, percentage as text', do: 'Use it if the end is known.', dont: 'Let it run backwards.' },
  ProgressRing: { anatomy: 'ring, figure', do: 'Use it for one small share.', dont: 'Use it to compare two values.' },
  QrCode: {
    anatomy: 'the code on white, its name',
    do: 'Also offer the content as text to copy.',
    dont: 'Colour it or put it on a dark background.',
  },
  Section: {
    anatomy: 'heading, one quiet action, content',
    do: 'Use it for every named part of a page.',
    dont: 'Skip a heading level.',
  },
  Skeleton: {
    anatomy: 'bars in the size of the content',
    do: 'Reserve the space of the content.',
    dont: 'Show it for less than a third of a second.',
  },
  Spinner: { anatomy: 'a turning ring', do: 'Put it beside a text that describes the activity.', dont: 'Use it for a whole page.' },
  StatusBadge: {
    anatomy: 'icon, name of the status',
    do: 'Use the same word everywhere.',
    dont: 'Add a status for a short wait.',
  },
  Timer: {
    anatomy: 'clock, minutes and seconds, then the action',
    do: 'Show the action in the same place.',
    dont: 'Announce every second.',
    keys: 'button',
  },
  Toast: {
    anatomy: 'icon, a sentence, one action, close',
    do: 'Confirm an action whose result is visible elsewhere.',
    dont: 'Use it for an error that needs a response.',
    keys: 'button',
  },
} as const satisfies Readonly<Record<string, Guidance>>;
