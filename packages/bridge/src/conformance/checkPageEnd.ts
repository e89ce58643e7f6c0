import { ACK_MS, wordRules, words, type AnswerOf, type QuestionArguments, type Word } from '../messages.ts';
import type { Wrapper } from '../pageEnd.ts';
import type { ReferenceBehaviour } from '../reference.ts';
import { compare, type CheckResult } from './line.ts';
import { openReference, type OpenedReference } from './openReference.ts';

const secret = { username: '+37060000001', password: 'Halden2026' };
const sealed = { uuid: 'u1', key: 'k', sign: ['a', 'b'], tx: 't', curve: 'P-256', boxKey: 'b' };

const questionArguments: { readonly [W in Word]: QuestionArguments<W> } = {
  hello: { app: 'v22.3.1' },
  support: {},
  store: { secret },
  replace: { secret },
  release: {},
  forget: {},
  push: {},
  confirmPayment: { clientSecret: 'pi_1_secret_2', paymentMethod: 'pm_1' },
  setUpCard: { clientSecret: 'seti_1_secret_2' },
  readPayment: { clientSecret: 'pi_1_secret_2' },
  sign: sealed,
};

/** The reference's default answers. */
const defaultAnswers: { readonly [W in Word]: AnswerOf<W> } = {
  hello: { version: '2026.11.01', platform: 'reference', asks: words },
  support: { kind: 'face', isOn: true },
  store: { outcome: 'done' },
  replace: { outcome: 'missing' },
  release: { outcome: 'missing' },
  forget: { outcome: 'done' },
  push: { id: 'reference-device', consent: true },
  confirmPayment: { kind: 'done' },
  setUpCard: { kind: 'done' },
  readPayment: 'unknown',
  sign: { kind: 'signed', signatures: ['signed a', 'signed b'] },
};

const askWord = <W extends Word>(wrapper: Wrapper, word: W): Promise<AnswerOf<W>> => wrapper.ask(word, questionArguments[word]);

/** Asks and advances the clock. Resolves with the answer and its time, or null if there is none yet. */
async function askAndAdvance(
  opened: OpenedReference,
  word: Word,
  milliseconds: number,
): Promise<{ readonly answer: unknown; readonly atMs: number } | null> {
  const { wrapper, clock } = opened;
  const results: { readonly answer: unknown; readonly atMs: number }[] = [];
  void (async () => results.push({ answer: await askWord(wrapper, word), atMs: clock.now() }))();
  await clock.advance(milliseconds);
  return results[0] ?? null;
}

/** How long the page waits for a silent wrapper. If the greeting comes first, its wait is included. */
function getSilenceMs(word: Word): number {
  const { isNew, isLong, waitMs } = wordRules[word];
  if (isNew) return wordRules.hello.waitMs;
  return isLong ? wordRules.hello.waitMs + waitMs : waitMs;
}

const DAY_MS = 86_400_000;

/** Checks a word with an immediate answer, without an answer, and with a late one. */
async function checkWord(word: Word): Promise<readonly CheckResult[]> {
  const { isLong, isNew, otherwise, waitMs } = wordRules[word];
  const answered = await askAndAdvance(openReference(), word, 0);
  const silent = await askAndAdvance(openReference({ manner: 'nothing' }), word, DAY_MS);
  const late = await askAndAdvance(openReference({ manner: 'late' }), word, DAY_MS);
  const old = await askAndAdvance(openReference({ manner: 'older' }), word, DAY_MS);
  const wrong = await askAndAdvance(openReference({ manner: 'nothing' }), word, getSilenceMs(word) - 1);
  const lines = [
    compare(`${word}: is answered at once`, answered, { answer: defaultAnswers[word], atMs: 0 }),
    compare(`${word}: a wrapper that says nothing is waited for ${getSilenceMs(word)} ms`, silent, {
      answer: otherwise,
      atMs: getSilenceMs(word),
    }),
    compare(`${word}: and not a millisecond less`, wrong, null),
    compare(`${word}: an answer after its time is ignored`, late?.answer, otherwise),
    compare(`${word}: an older wrapper`, old?.answer, isNew ? otherwise : defaultAnswers[word]),
  ];
  if (!isLong) return lines;
  return [...lines, ...(await checkAcknowledgement(word, waitMs))];
}

/** A wrapper that answers the greeting and then only sends what a check makes it send. */
async function openGreeted(): Promise<OpenedReference> {
  const opened = openReference();
  await opened.wrapper.hello();
  opened.changeBehaviour({ manner: 'nothing' });
  return opened;
}

const getQuestionId = (opened: OpenedReference): string => `q${opened.sent.length}`;

async function checkAcknowledgement(word: Word, waitMs: number): Promise<readonly CheckResult[]> {
  const { otherwise } = wordRules[word];
  const unheard = await askAndAdvance(await openGreeted(), word, DAY_MS);
  const reference = await openGreeted();
  const ends: number[] = [];
  void (async () => {
    await askWord(reference.wrapper, word);
    ends.push(reference.clock.now());
  })();
  await reference.clock.advance(ACK_MS - 1);
  reference.say({ wallet: 1, id: getQuestionId(reference), ack: true });
  await reference.clock.advance(waitMs - 1);
  reference.say({ wallet: 1, id: getQuestionId(reference), ack: true });
  const before = ends.length;
  await reference.clock.advance(1);
  return [
    compare(`${word}: without "ack" it has failed after ${ACK_MS} ms`, unheard, { answer: otherwise, atMs: ACK_MS }),
    compare(`${word}: after "ack" it is waited for ${waitMs} ms, once`, [before, ...ends], [0, ACK_MS - 1 + waitMs]),
  ];
}

/** Malformed answers. After any of them the page must not prompt the customer again. */
const malformed: readonly (readonly [string, unknown])[] = [
  ['a number where an object is expected', 7],
  ['a text', 'yes'],
  ['an empty object', {}],
  ['a list', []],
];

const member: { readonly [W in Word]: string } = {
  hello: 'hello',
  support: 'support',
  store: 'outcome',
  replace: 'outcome',
  release: 'outcome',
  forget: 'outcome',
  push: 'push',
  confirmPayment: 'confirmation',
  setUpCard: 'confirmation',
  readPayment: 'payment',
  sign: 'signatures',
};

/** Asks a word and sends one message. Resolves with the page's answer, or undefined if it is still waiting. */
async function sendOnce(word: Word, buildMessage: (id: string) => unknown): Promise<unknown> {
  const opened = word === 'hello' ? openReference({ manner: 'nothing' }) : await openGreeted();
  const answers: { readonly of: unknown }[] = [];
  void (async () => answers.push({ of: await askWord(opened.wrapper, word) }))();
  await opened.clock.advance(0);
  opened.say(buildMessage(getQuestionId(opened)));
  await opened.clock.advance(0);
  return answers[0];
}

/** A device that the push service does not know yet, which the reference never is (AUTH-012). */
const newDevice: AnswerOf<'push'> = { id: null, consent: false };

const build = (members: object) => (id: string) => ({ wallet: 1, id, ...members });

async function checkForms(word: Word): Promise<readonly CheckResult[]> {
  const answered = { of: wordRules[word].otherwise };
  const forms = malformed.filter(([, form]) => word !== 'sign' || !Array.isArray(form));
  const cases: readonly (readonly [what: string, buildMessage: (id: string) => unknown, expected: unknown])[] = [
    ...forms.map(([what, form]) => [`${what} counts as no answer`, build({ [member[word]]: form }), answered] as const),
    ['an unknown word ends at once', build({ unknown: true }), answered],
    ['another version is not heard', build({ wallet: 2, [member[word]]: defaultAnswers[word] }), undefined],
    ['an unknown id is not heard', build({ id: 'another', unknown: true }), undefined],
    ['what is no JSON is not heard', () => '{', undefined],
    ...(word === 'push' ? [['a device without an id is accepted', build({ push: newDevice }), { of: newDevice }] as const] : []),
  ];
  return Promise.all(
    cases.map(async ([what, buildMessage, expected]) => compare(`${word}: ${what}`, await sendOnce(word, buildMessage), expected)),
  );
}

/** Possible behaviour of the card sheet, the prompt and the customer. */
const behaviours: readonly (readonly [string, Word, Partial<ReferenceBehaviour>, unknown])[] = [
  ['no biometrics', 'support', { biometrics: 'none' }, null],
  ['switched off in the settings', 'support', { biometrics: 'touch', isOn: false }, { kind: 'touch', isOn: false }],
  ['the prompt fails', 'store', { prompt: 'fail' }, { outcome: 'failed' }],
  ['the prompt is cancelled', 'store', { prompt: 'cancel' }, { outcome: 'cancelled' }],
  ['the system takes no more attempts', 'store', { prompt: 'lockOut' }, { outcome: 'lockedOut' }],
  ['messages are refused', 'push', { push: 'denied' }, { id: 'reference-device', consent: false }],
  ['no push service', 'push', { push: 'none' }, null],
  ['the card is declined', 'confirmPayment', { card: 'decline' }, { kind: 'failed', message: 'Your card was declined.' }],
  ['the sheet is closed', 'setUpCard', { card: 'cancel' }, { kind: 'cancelled' }],
  ['the customer refuses to sign', 'sign', { signing: 'refuse' }, { kind: 'refused' }],
];

async function checkBehaviours(): Promise<readonly CheckResult[]> {
  return Promise.all(
    behaviours.map(async ([what, word, behaviour, expected]) => {
      const result = await askAndAdvance(openReference(behaviour), word, 0);
      return compare(`${word}: ${what}`, result?.answer, expected);
    }),
  );
}

async function checkSequences(): Promise<readonly CheckResult[]> {
  const reference = openReference();
  await reference.wrapper.ask('store', { secret });
  const released = await reference.wrapper.ask('release', {});
  await reference.wrapper.ask('replace', { secret: { ...secret, password: 'Halden2027' } });
  const replaced = await reference.wrapper.ask('release', {});
  await reference.wrapper.ask('forget', {});
  const release = await reference.wrapper.ask('release', {});
  const closing = openReference({ card: 'close' });
  const silence = await askAndAdvance(closing, 'confirmPayment', 1000);
  const paid = await closing.wrapper.ask('readPayment', { clientSecret: questionArguments.confirmPayment.clientSecret });
  const broken = await openReference().wrapper.ask('sign', { ...sealed, key: 'broken' });
  const messages = JSON.stringify(reference.reports);
  return [
    compare('what was stored is released', released, { outcome: 'done', secret }),
    compare('what was replaced is released', replaced, { outcome: 'done', secret: { ...secret, password: 'Halden2027' } }),
    compare('what was forgotten is missing', release, { outcome: 'missing' }),
    compare('the app is closed behind the sheet: no answer, one reload', [silence, closing.reloads()], [null, 1]),
    compare('the payment is known after the reload', paid, 'paid'),
    compare('a key that cannot be opened signs nothing', broken, { kind: 'unsigned' }),
    compare('it is greeted once', reference.sent.filter((text) => text.includes('"hello"')).length, 1),
    compare('nothing of what was said is told', messages.includes('Halden') || messages.includes('+370'), false),
  ];
}

/** Checks the page end against the reference wrapper: every word, every timeout, every malformed answer (DEP-033). */
export async function checkPageEnd(): Promise<readonly CheckResult[]> {
  const lines = await Promise.all(words.map(async (word) => [...(await checkWord(word)), ...(await checkForms(word))]));
  return [...lines.flat(), ...(await checkBehaviours()), ...(await checkSequences())];
}
