import { catalogue } from '../../texts/catalogue.ts';

export type Slide = { readonly title: string; readonly text: string };

/** REF-009 in four steps (D-REF-07). */
const inviteSlides: readonly Slide[] = [
  { title: 'Invite friends', text: 'Share your personal link or invite code.' },
  { title: 'They join', text: 'Your friend signs up with your code and verifies their identity.' },
  { title: 'They make a move', text: 'Your friend tops up or withdraws at least €50.' },
  { title: 'You get €5', text: 'You get €5 for every friend who does.' },
];

/** REF-010 in three steps (D-REF-08). */
const profitSlides: readonly Slide[] = [
  { title: 'Get 25%', text: 'You earn 25% of the transaction fees your friends pay.' },
  { title: 'On every transaction', text: 'The more your friends do, the more you earn.' },
  { title: 'Paid to your account', text: 'Your profit is added to your euro account as a referral bonus.' },
];

/** Texts of the referral program (REF-001 to REF-010, D-REF-01 to D-REF-09). */
export const referralTexts = catalogue('referral', {
  title: 'Referral program',
  loading: 'Loading your invitations',
  rule: 'When a friend tops up or withdraws at least €50, you get a €5 bonus. You also earn 25% of the transaction fees they pay.',
  earned: 'You have earned',
  code: 'Your invite code',
  copyCode: 'invite code',
  noCode: 'Your invite code appears here once you are verified',
  share: 'Share',
  invitation: 'Join {product} with my invite code {code}',
  linkCopied: 'Copied',
  linkRefused: 'We couldn’t copy the link. Copy your invite code instead.',
  howItWorks: 'How it works',
  friends: 'Invited friends',
  activated: 'Activated',
  notActivated: 'Not activated',
  waiting: 'Waiting for a first €50',
  noFriends: 'You have not invited anyone yet',
  inviteTitle: 'Invite friends',
  inviteText: 'Get €5 for each friend',
  profitTitle: 'Get profit',
  profitText: 'Earn 25% of fees',
  inviteSlides,
  profitSlides,
  previous: 'Previous',
  next: 'Next',
  start: 'Start inviting',
});
