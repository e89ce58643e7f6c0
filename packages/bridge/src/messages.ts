import { flag, listOf, nullable, object, oneOf, parseJson, text, type Reader } from '@wallet/core/configuration/readers';

export type Members = Readonly<Record<string, unknown>>;

/** The version of the message format. New words and members do not change it. Messages with another version are ignored (DEP-031). */
export const BRIDGE_VERSION = 1;

/** The object that the native wrapper adds to the page before the page's scripts run. */
export type NativeBridge = {
  readonly send: (message: string) => void;
  /** The version of the wrapper as year.month.day. Missing in older wrappers. */
  readonly version?: string;
  /** If present, all answers come over this port and none as window events, which any script of the page could read (GUARD-012). */
  readonly port?: MessagePort;
};

export type Hello = {
  /** The version of the wrapper as year.month.day. */
  readonly version: string;
  readonly platform: 'ios' | 'android' | 'reference';
  readonly asks: readonly string[];
};

export type Support = {
  readonly kind: 'face' | 'touch';
  /** True if the owner has enabled it in the settings of the device. */
  readonly isOn: boolean;
};

export type Secret = { readonly username: string; readonly password: string };

/** How a question to the key store ended. `lockedOut`: the system accepts no more attempts. `missing`: there is no readable secret. */
export const outcomes = ['done', 'cancelled', 'failed', 'lockedOut', 'missing'] as const;
export type SecretResult = { readonly outcome: (typeof outcomes)[number]; readonly secret?: Secret };

/** The push service's id of the device, null if it has none yet, and whether the owner has consented to messages. */
export type PushDevice = { readonly id: string | null; readonly consent: boolean };

export type Confirmation = { readonly kind: 'done' | 'cancelled' } | { readonly kind: 'failed'; readonly message: string };

/** Whether the card provider has collected the money. */
export const payments = ['paid', 'open', 'failed', 'unknown'] as const;
export type Payment = (typeof payments)[number];

/** An operation sealed by the provider for the device (api.md 3.16), and the key that opens it. */
export type Sealed = {
  readonly uuid: string;
  readonly key: string;
  readonly sign: readonly string[];
  readonly tx: string;
  readonly curve: string;
  readonly boxKey: string;
};

/** The result of a signing. `unsigned`: the wrapper could not sign or did not answer in time. */
export type Signing = { readonly kind: 'signed'; readonly signatures: readonly string[] } | { readonly kind: 'refused' | 'unsigned' };

type Nothing = Readonly<Record<string, never>>;

export type WordExchanges = {
  readonly hello: { readonly takes: { readonly app: string }; readonly answers: Hello | null };
  readonly support: { readonly takes: Nothing; readonly answers: Support | null };
  readonly store: { readonly takes: { readonly secret: Secret }; readonly answers: SecretResult };
  readonly replace: { readonly takes: { readonly secret: Secret }; readonly answers: SecretResult };
  readonly release: { readonly takes: Nothing; readonly answers: SecretResult };
  readonly forget: { readonly takes: Nothing; readonly answers: SecretResult };
  readonly push: { readonly takes: Nothing; readonly answers: PushDevice | null };
  readonly confirmPayment: {
    readonly takes: { readonly clientSecret: string; readonly paymentMethod: string | null };
    readonly answers: Confirmation;
  };
  readonly setUpCard: { readonly takes: { readonly clientSecret: string }; readonly answers: Confirmation };
  readonly readPayment: { readonly takes: { readonly clientSecret: string }; readonly answers: Payment };
  readonly sign: { readonly takes: Sealed; readonly answers: Signing };
};
export type Word = keyof WordExchanges;
export type QuestionArguments<W extends Word> = WordExchanges[W]['takes'];
export type AnswerOf<W extends Word> = WordExchanges[W]['answers'];

export type WordRule<W extends Word> = {
  /** True if a wrapper that does not answer `hello` is not asked. */
  readonly isNew: boolean;
  /** True if a person has to act. A wrapper that supports `hello` first sends `ack` within `ACK_MS`. */
  readonly isLong: boolean;
  /** Maximum wait for the answer in milliseconds. For a long question it starts at `ack`. */
  readonly waitMs: number;
  /** Undefined if the message is not an answer to this word. */
  readonly read: (message: Members) => AnswerOf<W> | undefined;
  /** The answer after a malformed message or a timeout. */
  readonly otherwise: AnswerOf<W>;
};

/** The time within which a wrapper must acknowledge a long question. */
export const ACK_MS = 2000;
const PROMPT_MS = 120_000;
const SHEET_MS = 1_800_000;

/** The members of a message, or null if it is not an object. Wrappers send JSON, tests may pass the object itself. */
export function readMembers(message: unknown): Members | null {
  const value: unknown = typeof message === 'string' ? parseJson(message) : message;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : null;
}

/** Reads a non-empty text of limited length. */
export const readShortText =
  (maxLength = 10_000): Reader<string> =>
  (value) =>
    typeof value === 'string' && value !== '' && value.length <= maxLength ? value : undefined;
export const readAnyText = text(/^/);
export const readSecret: Reader<Secret> = object({ username: readShortText(), password: readShortText() });

const readHello = object({ version: readShortText(40), platform: oneOf('ios', 'android', 'reference'), asks: listOf(readAnyText) });
const readSupport = nullable(object({ kind: oneOf('face', 'touch'), isOn: flag }));
const readPush = nullable(object({ id: nullable(readShortText(64)), consent: flag }));
const readKind = object({ kind: oneOf('done', 'cancelled', 'failed') });
const readMessage = object({ message: readAnyText });
const readOutcome = oneOf(...outcomes);
const readSignatures = listOf(readAnyText);

function readReleased(message: Members): SecretResult | undefined {
  const [outcome, secret] = [readOutcome(message['outcome']), readSecret(message['secret'])];
  return outcome === undefined ? undefined : { outcome, ...(secret === undefined ? {} : { secret }) };
}

function readConfirmation({ confirmation }: Members): Confirmation | undefined {
  const { kind } = readKind(confirmation) ?? {};
  if (kind === undefined) return undefined;
  return kind === 'failed' ? { kind, message: readMessage(confirmation)?.message ?? '' } : { kind };
}

function readSigning({ signatures, refused }: Members): Signing | undefined {
  if (refused === true) return { kind: 'refused' };
  const texts = readSignatures(signatures);
  return texts === undefined ? undefined : { kind: 'signed', signatures: texts };
}

const promptRule = { isNew: false, isLong: true, waitMs: PROMPT_MS, read: readReleased, otherwise: { outcome: 'failed' } } as const;
const sheetRule = {
  isNew: false,
  isLong: true,
  waitMs: SHEET_MS,
  read: readConfirmation,
  otherwise: { kind: 'failed', message: '' },
} as const;

export const wordRules: { readonly [W in Word]: WordRule<W> } = {
  hello: { isNew: true, isLong: false, waitMs: 1000, read: ({ hello }) => readHello(hello), otherwise: null },
  support: { isNew: false, isLong: false, waitMs: 2000, read: ({ support }) => readSupport(support), otherwise: null },
  store: promptRule,
  replace: promptRule,
  release: promptRule,
  forget: promptRule,
  push: { isNew: false, isLong: false, waitMs: 1000, read: ({ push }) => readPush(push), otherwise: null },
  confirmPayment: sheetRule,
  setUpCard: sheetRule,
  readPayment: { isNew: true, isLong: false, waitMs: 5000, read: ({ payment }) => oneOf(...payments)(payment), otherwise: 'unknown' },
  sign: { isNew: true, isLong: true, waitMs: PROMPT_MS, read: readSigning, otherwise: { kind: 'unsigned' } },
};

export const words = [
  'hello',
  'support',
  'store',
  'replace',
  'release',
  'forget',
  'push',
  'confirmPayment',
  'setUpCard',
  'readPayment',
  'sign',
] as const;
