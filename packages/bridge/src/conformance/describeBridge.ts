import { ACK_MS, BRIDGE_VERSION, outcomes, payments, wordRules, words, type Word } from '../messages.ts';

type Description = {
  readonly does: string;
  readonly takes: string;
  readonly answers: string;
  /** How the page continues after a malformed answer or a timeout. */
  readonly otherwise: string;
};

const released = '`outcome`';
const confirmation = '`confirmation: {kind: "done" or "cancelled" or "failed", message?}`';
const listValues = (list: readonly string[]): string => list.map((word) => `"${word}"`).join(' or ');

const descriptions: { readonly [W in Word]: Description } = {
  hello: {
    does: 'who is there, and which words it knows; asked once a document, before the first long or new word',
    takes: '`app`: the version of the app',
    answers: '`hello: {version: "2026.11.01", platform: "ios" or "android" or "reference", asks: [..]}`',
    otherwise: 'an older wrapper',
  },
  support: {
    does: 'what the device recognises its owner by, and whether that is switched on in its settings',
    takes: '',
    answers: '`support: {kind: "face" or "touch", isOn}` or null',
    otherwise: 'as in a browser',
  },
  store: {
    does: 'asks for one confirmation and keeps the secret in the system’s key store, which alone releases it',
    takes: '`secret: {username, password}`',
    answers: released,
    otherwise: '`failed`',
  },
  replace: {
    does: 'replaces the kept password without a prompt: the customer has just proved the new one',
    takes: '`secret: {username, password}`',
    answers: released,
    otherwise: '`failed`',
  },
  release: {
    does: 'asks for one confirmation and hands the secret over',
    takes: '',
    answers: '`outcome`, with `done` also `secret`',
    otherwise: '`failed`',
  },
  forget: { does: 'drops the secret', takes: '', answers: released, otherwise: '`failed`' },
  push: {
    does: 'what the push service (OneSignal) knows the device by, and whether its owner wants messages',
    takes: '',
    answers: '`push: {id, consent}` or null; `id` null or at most 64 characters',
    otherwise: 'a sign-in without a device',
  },
  confirmPayment: {
    does: 'opens the card sheet for a payment; with `paymentMethod` null the customer enters a card in it',
    takes: '`clientSecret`, `paymentMethod`: text or null',
    answers: confirmation,
    otherwise: '`failed`; the payment stays held and is asked after',
  },
  setUpCard: { does: 'opens the card sheet for a new card', takes: '`clientSecret`', answers: confirmation, otherwise: '`failed`' },
  readPayment: {
    does: 'where a payment is that was begun before the page was loaded',
    takes: '`clientSecret`',
    answers: `\`payment\`: ${listValues(payments)}`,
    otherwise: '"unknown", and the provider is asked',
  },
  sign: {
    does: 'opens the key with the box’s, signs each text of `sign` in order with `curve`, and drops the key; it is never in the page',
    takes: '`uuid`, `key`, `sign: [..]`, `tx`, `curve`, `boxKey`',
    answers: '`signatures: [..]`, base64, or `refused: true`: the customer said no, back to the form without a word',
    otherwise: 'nothing is sent, and the customer is told',
  },
};

const formatDuration = (milliseconds: number): string =>
  milliseconds < 600_000 ? `${milliseconds / 1000} s` : `${milliseconds / 60_000} min`;

function buildRow(word: Word): string {
  const { isLong, isNew, waitMs } = wordRules[word];
  const { does, takes, answers, otherwise } = descriptions[word];
  const wait = isLong ? `\`ack\` ${formatDuration(ACK_MS)}, then ${formatDuration(waitMs)}` : formatDuration(waitMs);
  return `| \`${word}\`${isNew ? ' (new)' : ''} | ${does} | ${takes === '' ? '–' : takes} | ${answers} | ${wait} | ${otherwise} |`;
}

/** The text of `docs/bridge.md`, generated from the code of both ends so that it cannot diverge. */
export const describeBridge = (): string => `<!-- Made from packages/bridge: vitest run packages/bridge -u -->

# The native bridge

What the wallet's page and the native wrapper around it say to each other. \`@wallet/bridge\` (packages/bridge) holds it as TypeScript: types, readers,
time-outs and both ends, without third-party code. The app uses it, \`npm run wrapper\` plays the other side, \`npx wallet-bridge-conformance\` tries both, and
[wrapper-capacitor.md](wrapper-capacitor.md) puts it into a shell.

## How a word travels

1. Before the page's scripts run, in the main frame and for the wallet's origin alone, the wrapper puts \`walletBridge = {send(text), version, port?}\`
   into the page. \`version\` is the wrapper's own, year.month.day: from 2025.08.13 on the card flow is native.
2. The page asks by \`walletBridge.send\` with the JSON of \`{wallet: ${BRIDGE_VERSION}, id, ask, …}\`.
3. The wrapper answers with the JSON of \`{wallet: ${BRIDGE_VERSION}, id, …}\`, the same \`id\`: by a message on \`port\`, a MessagePort, where it has put one there; else by
   an event \`wallet-native\` of the window, whose \`detail\` is that text. Give a port: every script of the page can hear an event, and \`release\` answers
   with a password.
4. To a question that waits for a person it says \`{wallet: ${BRIDGE_VERSION}, id, ack: true}\` first, within ${formatDuration(ACK_MS)}; to a word that it does not know
   \`{wallet: ${BRIDGE_VERSION}, id, unknown: true}\`.

## The words

| ask | what the wrapper does | takes | answers | waits at most | without an answer |
| --- | --- | --- | --- | --- | --- |
${words.map(buildRow).join('\n')}

\`outcome\` is one of ${listValues(outcomes)}. \`lockedOut\`: the system takes no more attempts; \`missing\`: there is no secret that can be read.

## What is not heard

- An answer of another version, of an unknown \`id\`, of one that has been answered, or after its time; anything that is no JSON of an object.
- Members besides those above: both sides may add to them. \`wallet\` stays ${BRIDGE_VERSION}, since wrappers in customers' hands stay.
- An answer with the right \`id\` that cannot be read counts as none, at once: a person is not asked twice.

## An older wrapper

One that is silent to \`hello\` for ${formatDuration(wordRules.hello.waitMs)}. New words are not asked of it; the others wait as long as above, without an \`ack\` before. A word that \`asks\`
does not name is not asked either.

## What is reported

Of questions and answers only \`ask\`, how it ended and how long that took. Never a secret, a key or what was said.
`;
