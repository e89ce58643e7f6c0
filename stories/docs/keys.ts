export const keysOf = {
  button: { Tab: 'reaches it', 'Enter, Space': 'presses it' },
  link: { Tab: 'reaches it', Enter: 'follows it' },
  field: { Tab: 'reaches it', 'any key': 'types; a refused one changes nothing' },
  toggle: { Tab: 'reaches it', Space: 'turns it on or off' },
  radio: {
    Tab: 'reaches the chosen one, or the first',
    'Arrow keys': 'choose the next or the previous one, round the end',
    Space: 'chooses',
  },
  segments: {
    Tab: 'reaches the chosen one, or the first',
    'Arrow keys': 'choose the next or the previous one, round the end',
    'Home, End': 'choose the first or the last one',
    Space: 'chooses',
  },
  tabs: {
    Tab: 'reaches the chosen tab, then its panel',
    'Left, Right': 'choose the previous or the next one, round the end',
    'Home, End': 'choose the first or the last one',
  },
  picker: {
    'Enter, Space, Down': 'open it',
    'Up, Down': 'move through the options, round the end',
    'Home, End': 'move to the first or the last option',
    Letters: 'search',
    Enter: 'chooses, closes and gives the focus back',
    Escape: 'closes and gives the focus back',
  },
  dialog: { Tab: 'moves within it', Escape: 'closes it, or does its closing action, and gives the focus back to what opened it' },
  menu: {
    'Enter, Space, Down': 'open it at its first command',
    'Up, Down': 'move through the commands, round the end',
    'Home, End, letters': 'jump',
    Enter: 'runs the command and closes',
    'Escape, Tab': 'close',
  },
  disclosure: { Tab: 'reaches it', 'Enter, Space': 'opens and closes it' },
  tooltip: { Tab: 'reaches its control and shows it', Escape: 'hides it; what is around it stays' },
  carousel: {
    Tab: 'reaches the chosen dot',
    'Left, Right': 'show the previous or the next slide',
    'Home, End': 'show the first or the last one',
  },
  calendar: {
    'Arrow keys': 'move by a day or a week',
    'Home, End': 'move to the first or the last day of the week',
    'Page Up, Page Down': 'move by a month',
    Enter: 'chooses the day and closes',
    Escape: 'closes',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type KeyPattern = keyof typeof keysOf;

const names: readonly string[] = Object.keys(keysOf);
export const keyPatterns = names.filter((name): name is KeyPattern => name in keysOf);
