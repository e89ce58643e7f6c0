import type { Guidance } from './Guidance.types.ts';

/** What screens share: several components that always stand together. */
export const patternGuidance = {
  AccessIssueNotice: {
    anatomy: 'a notice with the one way out',
    do: 'Stand it above the button of the form.',
    dont: 'Say which of phone and password was wrong.',
    keys: 'link',
  },
  AmountPair: {
    anatomy: 'what is given, a round button on the seam, what is received',
    do: 'Let only the upper amount be typed.',
    dont: 'Swap a rate under the finger.',
    keys: 'button',
  },
  AppFrame: {
    anatomy: 'skip link, menu, page, bar of the lost connection',
    do: 'Mount it once around the pages of a customer.',
    dont: 'Put a page without a menu into it.',
    keys: 'dialog',
  },
  AppHeader: {
    anatomy: 'menu or back, title or brand, one action',
    do: 'Give it the h1 of the page.',
    dont: 'Put a second action into it on a phone.',
    keys: 'button',
  },
  BalanceCard: {
    anatomy: 'label, currency, amount, when it was read',
    do: 'Have one on a screen.',
    dont: 'Put a control over the amount.',
    keys: 'button',
  },
  CodeStep: {
    anatomy: 'title, where it was sent, code, timer, button, another number',
    do: 'Keep the timer running when a code was wrong.',
    dont: 'Send the code by itself at the last digit.',
    keys: 'field',
  },
  CountrySelect: {
    anatomy: 'a Select with all countries',
    do: 'Say whose country is asked for.',
    dont: 'Load the list before it is opened twice.',
    keys: 'picker',
  },
  DealTerms: {
    anatomy: 'heading, terms with their values, a button for what needs explaining',
    do: 'Keep the order that the status gives.',
    dont: 'Leave out a term that is not known: it has a dash.',
    keys: 'dialog',
  },
  DocumentUpload: {
    anatomy: 'upload zone, a row for each file, what went wrong, the button',
    do: 'Keep what was chosen when sending failed.',
    dont: 'Send by itself once a file is chosen.',
    keys: 'button',
  },
  FeeSummary: {
    anatomy: 'fee, rate and the like, the total last',
    do: 'Show every row from the beginning, with a dash for what is not known yet.',
    dont: 'Let it jump while an amount is typed.',
  },
  LimitMeters: {
    anatomy: 'the single limit, a meter for the day, a meter for the month',
    do: 'Show them beside the amount that they limit.',
    dont: 'Colour more than the one that stands in the way.',
  },
  LoadFailed: {
    anatomy: 'what happened, try again, the way home',
    do: 'Stand it in place of what could not be loaded.',
    dont: 'Cover the rest of the page with it.',
    keys: 'button',
  },
  LongList: {
    anatomy: 'a card of rows, of which those near to what is in view are mounted',
    do: 'Give each row its key, and hand its place on to the `li`.',
    dont: 'Scroll the list by itself: the page scrolls.',
  },
  NewPasswordFields: {
    anatomy: 'criteria, the password, the password once more',
    do: 'Tick a criterion while it is typed.',
    dont: 'Call a password wrong before its field was left.',
    keys: 'field',
  },
  OperationGate: {
    anatomy: 'the operation, or what stands in its way',
    do: 'Ask before the form is shown.',
    dont: 'Let a form be filled in that nobody will take.',
    keys: 'dialog',
  },
  OperationPromptDialog: {
    anatomy: 'why it is closed, the way out, later',
    do: 'Name the way out on its button.',
    dont: 'Send the customer away without a word.',
    keys: 'dialog',
  },
  OverlaySlot: {
    anatomy: 'the one overlay that is open',
    do: 'Mount it once; openOverlay fills it.',
    dont: 'Open an overlay over another.',
    keys: 'dialog',
  },
  RefreshButton: {
    anatomy: 'an icon that turns while figures are asked for',
    do: 'Keep the old figures until the new ones are there.',
    dont: 'Let it turn longer than it takes.',
    keys: 'button',
  },
  SepaBlockDialog: {
    anatomy: 'why bank transfers are closed, the way out, later',
    do: 'Open it from the button that was pressed.',
    dont: 'Disable that button instead.',
    keys: 'dialog',
  },
  SessionDialogs: {
    anatomy: 'what happens to the session, stay or log out',
    do: 'Count down in words that are heard.',
    dont: 'Log out somebody who has just answered.',
    keys: 'dialog',
  },
  StatePage: {
    anatomy: 'header, what is the case, the one way on',
    do: 'Use it where the page is nothing but a state.',
    dont: 'Use it for a part of a page (ErrorState, EmptyState).',
    keys: 'link',
  },
  StickyActions: {
    anatomy: 'a bar at the bottom of a phone, buttons',
    do: 'Put the one button of the step into it.',
    dont: 'Hide the focus behind it.',
    keys: 'button',
  },
  ToastRegion: {
    anatomy: 'a region over the page, toasts',
    do: 'Mount it once; showToast fills it.',
    dont: 'Tell an error of a form there.',
    keys: 'button',
  },
  TransactionList: {
    anatomy: 'a heading for each month, rows, what comes after the last one',
    do: 'Hand over pages as they came; it mounts what is in view.',
    dont: 'Sort or group the rows by yourself.',
    keys: 'link',
  },
  WhenNear: {
    anatomy: 'room for what comes, then its content',
    do: 'Use it for what is far down and heavy.',
    dont: 'Use it for what is seen at once.',
  },
  form: {
    anatomy: 'fields, their issues, the notice above the button, the button',
    do: 'Answer a refusal as an outcome: it comes to its field.',
    dont: 'Clear what was typed after a failure.',
    keys: 'field',
  },
} as const satisfies Readonly<Record<string, Guidance>>;
