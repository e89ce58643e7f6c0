import { flag, listOf, nullable, object, oneOf, readJson, text, type Reader } from '@wallet/core/configuration/readers';

/** Members of a message. */
export type Members = Readonly<Record<string, unknown>>;

/** Which form of the messages both sides speak. It grows by words and members; what is said in another version is not heard (DEP-031). */
export const BRIDGE_VERSION = 1;

/** What the native wrapper puts into the page before the page's scripts run. */
export type NativeBridge = {
  readonly send: (message: string) => void;
  /** Of the wrapper, year.month.day; older wrappers do not tell it. */
  readonly version?: string;
  /** Where the wrapper has one, all its answers come by it and none by an event of the window, which any script of the page could hear (GUARD-012). */
  readonly port?: MessagePort;
};

export type Hello = {
  /** Of the wrapper, year.month.day. */
  readonly version: string;
  readonly platform: 'ios' | 'android' | 'reference';
  /** The words that it knows. */
  readonly asks: readonly string[];
};

export type Support = {
  readonly kind: 'face' | 'touch';
  /** Whether the owner has switched it on in the settings of the device. */
  readonly isOn: boolean;
};

export type Secret = { readonly username: string; readonly password: string };

/** How a question to the key store ended. `lockedOut`: the system takes no more attempts; `missing`: there is no secret that can be read. */
export const outcomes = ['done', 'cancelled', 'failed', 'lockedOut', 'missing'] as const;
export type Released = { readonly outcome: (typeof outcomes)[number]; readonly secret?: Secret };

/** What the push service knows the device by, null where it has given nothing yet, and whether its owner wants messages. */
export type PushDevice = { readonly id: string | null; readonly consent: boolean };

/** What the card sheet came to. */
export type Confirmation = { readonly kind: 'done' | 'cancelled' } | { readonly kind: 'failed'; readonly message: string };

/** Whether the card provider has taken the money. */
export const payments = ['paid', 'open', 'failed', 'unknown'] as const;
export type Payment = (typeof payments)[number];

/** An operation as the provider has sealed it for the device (api.md 3.16), and the key that opens it. */
export type Sealed = {
  readonly uuid: string;
  readonly key: string;
  readonly sign: readonly string[];
  readonly tx: string;
  readonly curve: string;
  readonly boxKey: string;
};

/** What came of a signing; `unsigned`: the wrapper could not, or was not heard in time. */
export type Signing = { readonly kind: 'signed'; readonly signatures: readonly string[] } | { readonly kind: 'refused' | 'unsigned' };

type Nothing = Readonly<Record<string, never>>;

/** Every word that the page says, with what goes along and what comes back. */
export type Exchanges = {
  readonly hello: { readonly takes: { readonly app: string }; readonly answers: Hello | null };
  readonly support: { readonly takes: Nothing; readonly answers: Support | null };
  readonly store: { readonly takes: { readonly secret: Secret }; readonly answers: Released };
  readonly replace: { readonly takes: { readonly secret: Secret }; readonly answers: Released };
  readonly release: { readonly takes: Nothing; readonly answers: Released };
  readonly forget: { readonly takes: Nothing; readonly answers: Released };
  readonly push: { readonly takes: Nothing; readonly answers: PushDevice | null };
  readonly confirmPayment: {
    readonly takes: { readonly clientSecret: string; readonly paymentMethod: string | null };
    readonly answers: Confirmation;
  };
  readonly setUpCard: { readonly takes: { readonly clientSecret: string }; readonly answers: Confirmation };
  readonly readPayment: { readonly takes: { readonly clientSecret: string }; readonly answers: Payment };
  readonly sign: { readonly takes: Sealed; readonly answers: Signing };
};
export type Word = keyof Exchanges;
export type Takes<W extends Word> = Exchanges[W]['takes'];
export type Answers<W extends Word> = Exchanges[W]['answers'];

export type WordRule<W extends Word> = {
  /** Not asked of a wrapper that is silent to `hello`. */
  readonly isNew: boolean;
  /** A person has to do something: a wrapper that knows `hello` says `ack` first, within `ACK_MS`. */
  readonly isLong: boolean;
  /** The longest wait for the answer; of a long question after its `ack`. Milliseconds. */
  readonly waitMs: number;
  /** Undefined when it is no answer to this word. */
  readonly read: (message: Members) => Answers<W> | undefined;
  /** What counts as answered when nothing can be read, or nothing came in time. */
  readonly otherwise: Answers<W>;
};

/** A wrapper says within this time that it has heard a long question. */
export const ACK_MS = 2000;
const PROMPT_MS = 120_000;
const SHEET_MS = 1_800_000;

/** The members of a message; null where it is no object. Wrappers speak JSON, and a test may hand over the object itself. */
export function readMembers(message: unknown): Members | null {
  const value: unknown = typeof message === 'string' ? readJson(message) : message;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : null;
}

/** A text that is not empty, and no longer than this. */
export const shortText =
  (maxLength = 10_000): Reader<string> =>
  (value) =>
    typeof value === 'string' && value !== '' && value.length <= maxLength ? value : undefined;
export const anyText = text(/^/);
export const readSecret: Reader<Secret> = object({ username: shortText(), password: shortText() });

const readHello = object({ version: shortText(40), platform: oneOf('ios', 'android', 'reference'), asks: listOf(anyText) });
const readSupport = nullable(object({ kind: oneOf('face', 'touch'), isOn: flag }));
const readPush = nullable(object({ id: nullable(shortText(64)), consent: flag }));
const readKind = object({ kind: oneOf('done', 'cancelled', 'failed') });
const readMessage = object({ message: anyText });
const readOutcome = oneOf(...outcomes);
const readSignatures = listOf(anyText);

function readReleased(message: Members): Released | undefined {
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

const prompt = { isNew: false, isLong: true, waitMs: PROMPT_MS, read: readReleased, otherwise: { outcome: 'failed' } } as const;
const sheet = { isNew: false, isLong: true, waitMs: SHEET_MS, read: readConfirmation, otherwise: { kind: 'failed', message: '' } } as const;

/** How each word is waited for and read. */
export const wordRules: { readonly [W in Word]: WordRule<W> } = {
  hello: { isNew: true, isLong: false, waitMs: 1000, read: ({ hello }) => readHello(hello), otherwise: null },
  support: { isNew: false, isLong: false, waitMs: 2000, read: ({ support }) => readSupport(support), otherwise: null },
  store: prompt,
  replace: prompt,
  release: prompt,
  forget: prompt,
  push: { isNew: false, isLong: false, waitMs: 1000, read: ({ push }) => readPush(push), otherwise: null },
  confirmPayment: sheet,
  setUpCard: sheet,
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
