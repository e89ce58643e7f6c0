import type { Guidance } from './Guidance.types.ts';

/** Advice to the host of the screens about access, the customer and what they own. */
export const accountScreenGuidance = {
  AboutScreen: {
    do: 'Load the licences when the customer opens the list: they are long.',
    dont: 'Put the regulatory text into the code. It belongs to the configuration of the brand.',
  },
  AccountClosureScreen: {
    do: 'End the session in `onGotIt`, not in `onConfirm`: the customer still has to read that the account is closed.',
    dont: 'Request a code when the page opens. It says first what closing means.',
  },
  AccountGroupScreen: {
    do: 'Keep the key of the open row in the address, so that Back closes it.',
    dont: 'Offer an action that the account does not have: leave it out of `actions`.',
  },
  AccountPlanScreen: {
    do: 'Pass the plans before this one as `includes`: features that name them are then spelled out.',
    dont: 'Offer the customer’s own plan as a request.',
  },
  AccountPlansScreen: {
    do: 'Keep the order of the provider, from the smallest plan to the largest.',
    dont: 'Hide the plan that the customer has.',
  },
  AccountScreen: {
    do: 'Pass `history` and `latest` as parts that load on their own: the balance does not wait for them.',
    dont: 'Replace the page by a failure when only the chart failed.',
  },
  ActivitySection: {
    do: 'Format times in the zone of the customer before they are passed.',
    dont: 'Leave out refused attempts: they are why the customer looks.',
  },
  AddMoneyScreen: {
    do: 'Pass every account that can be topped up, with the reason in `block` where it cannot yet.',
    dont: 'Hide a blocked account: its dialog says what is missing.',
  },
  AddressBookScreen: {
    do: 'Store the addresses on the server or on the device, sorted by name; refuse a file that is no export.',
    dont: 'Overwrite a saved address by an imported one.',
  },
  AddressVerificationScreen: {
    do: 'Request the new status before `onSend` resolves, and abort the upload in `onStop`.',
    dont: 'Show the upload again while documents are under review.',
  },
  AppOffer: {
    do: 'Show it in a browser only, and not again on the device after `onLater` or `onAccept`.',
    dont: 'Navigate in `onAccept`: the link does it.',
  },
  AppUpdatedDialog: {
    do: 'Open it between two pages, and reload in `onReload`.',
    dont: 'Open it over a form that was filled in.',
  },
  AssetsScreen: {
    do: 'Keep the last figures with `updatedAt` when a refresh fails.',
    dont: 'Add up the groups yourself: pass the total of the provider.',
  },
  BalanceHistory: {
    do: 'Say with `leavesOut` that the line has no past for a part of the balance.',
    dont: 'Fill days without a known price.',
  },
  BiometricsOfferDialog: {
    do: 'Open it once after a login by password, and remember the answer.',
    dont: 'Count `onReplaced` as an answer: the customer has not seen the offer.',
  },
  BiometricsScreen: {
    do: 'Answer with what stopped the device: a wrong password and a cancelled prompt have texts of their own.',
    dont: 'Keep the password after the activation.',
  },
  ChangePasswordScreen: {
    do: 'End all sessions after `done` and leave the page.',
    dont: 'Return the provider’s rules as a message: the criteria are already below the field.',
  },
  DevicesSection: {
    do: 'Pass the current session first, and answer `done` for a session that has already ended.',
    dont: 'End the current session from here: that is "Log out".',
  },
  EntryNotice: {
    do: 'Open it once for each customer, after the figures have loaded.',
    dont: 'Use it for news: those belong to the notification centre.',
  },
  ForgotPasswordScreen: {
    do: 'Answer `done` for a phone that is not known.',
    dont: 'Tell whether an account exists.',
  },
  InProgressSheet: {
    do: 'Refresh the list while it is open. Without rows it says that all have ended.',
    dont: 'Close it when the last transaction ends.',
  },
  InstructionsScreen: {
    do: 'Pass `resendAt` as the provider states it, also after a reload.',
    dont: 'Fill in the password from the SMS.',
  },
  KycScreen: {
    do: 'Pass a stable `onFrameWindow`, and listen to the messages of that window and its origin only.',
    dont: 'Decide the result from the frame’s messages: ask the back end.',
  },
  LoginScreen: {
    do: 'Return a refusal as an `AccessRefused`: it appears as one notice above the button.',
    dont: 'Tell whether the phone or the password was wrong.',
  },
  NotificationsScreen: {
    do: 'Mark a notification as read in `onOpen`, and keep what is read on the server or the device.',
    dont: 'Mark all as read because the page was opened.',
  },
  PasskeysSection: {
    do: 'Answer `cancelled` when the sheet of the browser was closed: it is not an error.',
    dont: 'Delete the last way to log in.',
  },
  ProfileScreen: {
    do: 'Pass null for what is unknown: the row shows a dash.',
    dont: 'Close the account in `onCloseAccount`: open the closure page.',
  },
  SecurityScreen: {
    do: 'Give each section its own state, so that one failure does not take the others.',
    dont: 'Show a section for what the provider does not have.',
  },
  SettingsScreen: {
    do: 'Apply a change at once and store it for the device.',
    dont: 'Switch biometrics on without the activation page.',
  },
  SignUpScreen: {
    do: 'Keep the phone and the invite code when the customer returns from the code.',
    dont: 'Request a code before "Get code" was pressed in the preview.',
  },
  StuckScreen: {
    do: 'Show it for an application that waits for the customer for more than seven days.',
    dont: 'Restart the application without a press: its documents are lost.',
  },
  SuccessfullyChangedScreen: {
    do: 'End every session before it is shown.',
    dont: 'Log the customer in automatically.',
  },
  SupportScreen: {
    do: 'Show the form where the chat is closed or missing, and the number of the ticket that was created.',
    dont: 'Pass personal data in the address of the chat’s frame.',
  },
  TemporaryPasswordDialog: {
    do: 'Open it after each login with a temporary password.',
    dont: 'Count `onReplaced` as an answer: ask again.',
  },
  TrustedRecipientsScreen: {
    do: 'Answer `done` for a recipient that is no longer trusted anyway.',
    dont: 'Offer it where the provider never holds a transfer.',
  },
  VirtualAccountsDialog: {
    do: 'End the session in `onForgot`: the customer leaves to reset the password.',
    dont: 'Create the wallets without the consent.',
  },
  WelcomeScreen: {
    do: 'Keep the query string in the links: it carries invite codes.',
    dont: 'Show it to a customer who is logged in.',
  },
} as const satisfies Readonly<Record<string, Guidance>>;
