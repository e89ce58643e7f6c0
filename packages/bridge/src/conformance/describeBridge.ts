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
    does: 'returns its version, its platform and the words that it supports; asked once per document, before the first long or new word',
    takes: '`app`: the version of the app',
    answers: '`hello: {version: "2026.11.01", platform: "ios" or "android" or "reference", asks: [..]}`',
    otherwise: 'an older wrapper is assumed',
  },
  support: {
    does: 'returns how the device recognises its owner, and whether that is enabled in its settings',
    takes: '',
    answers: '`support: {kind: "face" or "touch", isOn}` or null',
    otherwise: 'as in a browser',
  },
  store: {
    does: 'asks for one confirmation and stores the secret in the system’s key store; only the key store can release it',
    takes: '`secret: {username, password}`',
    answers: released,
    otherwise: '`failed`',
  },
  replace: {
    does: 'replaces the stored password without a prompt, because the customer has just proved the new one',
    takes: '`secret: {username, password}`',
    answers: released,
    otherwise: '`failed`',
  },
  release: {
    does: 'asks for one confirmation and returns the secret',
    takes: '',
    answers: '`outcome`, and `secret` if it is `done`',
    otherwise: '`failed`',
  },
  forget: { does: 'deletes the secret', takes: '', answers: released, otherwise: '`failed`' },
  push: {
    does: 'returns the id of the device at the push service (OneSignal), and whether its owner has consented to messages',
    takes: '',
    answers: '`push: {id, consent}` or null; `id` null or at most 64 characters',
    otherwise: 'the sign-in names no device',
  },
  confirmPayment: {
    does: 'opens the card sheet for a payment; with `paymentMethod` null the customer enters a card in it',
    takes: '`clientSecret`, `paymentMethod`: text or null',
    answers: confirmation,
    otherwise: '`failed`; the payment remains held, and the app asks for its state',
  },
  setUpCard: { does: 'opens the card sheet for a new card', takes: '`clientSecret`', answers: confirmation, otherwise: '`failed`' },
  readPayment: {
    does: 'returns the state of a payment that was started before the page was loaded',
    takes: '`clientSecret`',
    answers: `\`payment\`: ${listValues(payments)}`,
    otherwise: '"unknown", and the app asks the provider',
  },
  sign: {
    does: 'opens the key with the box’s key, signs each text of `sign` in order with `curve`, and discards the key, which is never in the page',
    takes: '`uuid`, `key`, `sign: [..]`, `tx`, `curve`, `boxKey`',
    answers: '`signatures: [..]`, base64, or `refused: true` if the customer refused: the form reappears without a message',
    otherwise: 'nothing is sent, and the customer sees a message',
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
export const describeBridge = (): string => `<!-- Generated from packages/bridge: vitest run packages/bridge -u -->

# The native bridge

The messages between the wallet's page and the native wrapper around it. \`@wallet/bridge\` (packages/bridge) implements them in TypeScript: types,
readers, time-outs and both ends, without third-party code. The app uses it, \`npm run wrapper\` simulates the native side,
\`npx wallet-bridge-conformance\` tests both ends, and [wrapper-capacitor.md](wrapper-capacitor.md) shows how to use it in a shell.

## Transport

1. Before the page's scripts run, the wrapper adds \`walletBridge = {send(text), version, port?}\` to the page, in the main frame and only for the
   wallet's origin. \`version\` is the wrapper's own version, year.month.day: from 2025.08.13 on the card flow is native.
2. The page sends a question by \`walletBridge.send\` with the JSON of \`{wallet: ${BRIDGE_VERSION}, id, ask, …}\`.
3. The wrapper answers with the JSON of \`{wallet: ${BRIDGE_VERSION}, id, …}\` and the same \`id\`: as a message on \`port\`, a MessagePort, if the wrapper
   provided one; otherwise as a window event \`wallet-native\` whose \`detail\` is that text. Provide a port: every script of the page can receive an
   event, and \`release\` answers with a password.
4. The wrapper first answers a question that waits for a person with \`{wallet: ${BRIDGE_VERSION}, id, ack: true}\`, within ${formatDuration(ACK_MS)}, and an unsupported word with
   \`{wallet: ${BRIDGE_VERSION}, id, unknown: true}\`.

## Words

| ask | what the wrapper does | arguments | answer | maximum wait | without an answer |
| --- | --- | --- | --- | --- | --- |
${words.map(buildRow).join('\n')}

\`outcome\` is one of ${listValues(outcomes)}. \`lockedOut\`: the system accepts no more attempts. \`missing\`: there is no readable secret.

## Ignored messages

- An answer with another version, an unknown \`id\`, an \`id\` that has already been answered, or after its time; anything that is not a JSON object.
- Members that are not listed above: both sides may add members. \`wallet\` remains ${BRIDGE_VERSION}, because installed wrappers remain in use.

A malformed answer with the right \`id\` immediately counts as no answer: a person is not asked twice.

## Older wrappers

A wrapper that does not answer \`hello\` within ${formatDuration(wordRules.hello.waitMs)} is an older one. The app does not send it new words. The other words wait as long as listed above, without an
\`ack\`. The app also does not send a word that \`asks\` does not list.

## Reporting

Only \`ask\`, the outcome and the duration of a question are reported, never a secret, a key or the content of a message.
`;
