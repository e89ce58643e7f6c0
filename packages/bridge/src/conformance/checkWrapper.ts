import { ACK_MS, BRIDGE_VERSION, readMembers, wordRules, words, type Members, type Word } from '../messages.ts';
import type { CheckResult } from './line.ts';

/** The connection of a page to a wrapper. Nothing on it corrects what the wrapper sends. */
export type WrapperConnection = {
  readonly send: (text: string) => void;
  readonly listen: (receive: (message: unknown) => void) => () => void;
  readonly after: (milliseconds: number, then: () => void) => () => void;
  readonly version: string;
};

/** Collects all answers to one question within the given time. */
function collectAnswers(
  link: WrapperConnection,
  question: object,
  milliseconds: number,
  isEnough: (answers: readonly Members[]) => boolean,
): Promise<readonly Members[]> {
  const id = `check-${(count += 1)}`;
  const answers: Members[] = [];
  return new Promise((resolve) => {
    const end = (): void => {
      stop();
      stopWaiting();
      resolve(answers);
    };
    const stopWaiting = link.after(milliseconds, end);
    const stop = link.listen((message) => {
      const members = readMembers(message);
      if (members?.['id'] !== id) return;
      answers.push(members);
      if (isEnough(answers)) end();
    });
    link.send(JSON.stringify({ wallet: BRIDGE_VERSION, id, ...question }));
  });
}

let count = 0;
const QUIET_MS = 300;
const isAnswer = (members: Members): boolean => members['ack'] !== true;
const ask = (link: WrapperConnection, question: object, milliseconds: number): Promise<readonly Members[]> =>
  collectAnswers(link, question, milliseconds, (answers) => answers.some(isAnswer));

function createLine(what: string, isHeld: boolean, messages: readonly Members[]): CheckResult {
  return {
    what,
    isHeld,
    word: isHeld ? '' : messages.length === 0 ? 'nothing was said' : `said ${messages.map((one) => JSON.stringify(one)).join(', ')}`,
  };
}

const secret = { username: 'bridge-check', password: 'Bridge-check-1' };
const intent = 'pi_bridgecheck_secret_check';

type Question = { readonly word: Word; readonly what: string; readonly takes: Members; readonly isRight: (answer: unknown) => boolean };

const equals = (wanted: unknown) => (answer: unknown) => JSON.stringify(answer) === JSON.stringify(wanted);

/** The order matters: a secret is stored, released, replaced and then forgotten. */
const questions: readonly Question[] = [
  { word: 'support', what: 'tells what the device has', takes: {}, isRight: () => true },
  { word: 'push', what: 'tells what the push service knows', takes: {}, isRight: () => true },
  { word: 'forget', what: 'ends with what there was', takes: {}, isRight: () => true },
  { word: 'release', what: 'nothing is stored: missing', takes: {}, isRight: equals({ outcome: 'missing' }) },
  { word: 'store', what: 'keeps a secret (confirm the prompt)', takes: { secret }, isRight: equals({ outcome: 'done' }) },
  { word: 'release', what: 'hands it over (confirm the prompt)', takes: {}, isRight: equals({ outcome: 'done', secret }) },
  {
    word: 'replace',
    what: 'replaces its password without a prompt',
    takes: { secret: { ...secret, password: 'Bridge-check-2' } },
    isRight: equals({ outcome: 'done' }),
  },
  { word: 'forget', what: 'drops it', takes: {}, isRight: equals({ outcome: 'done' }) },
  { word: 'release', what: 'it is gone: missing', takes: {}, isRight: equals({ outcome: 'missing' }) },
  { word: 'readPayment', what: 'a payment that nobody knows', takes: { clientSecret: intent }, isRight: equals('unknown') },
  { word: 'setUpCard', what: 'the sheet answers (close it)', takes: { clientSecret: `seti_${intent}` }, isRight: () => true },
  {
    word: 'confirmPayment',
    what: 'the sheet answers (close it)',
    takes: { clientSecret: intent, paymentMethod: null },
    isRight: () => true,
  },
  {
    word: 'sign',
    what: 'a key that cannot be opened signs nothing',
    takes: { uuid: 'u1', key: 'broken', sign: ['AAAA'], tx: 'AAAA', curve: 'P-256', boxKey: 'AAAA' },
    isRight: (answer) => !JSON.stringify(answer ?? null).includes('"signed"'),
  },
];

async function checkQuestion(link: WrapperConnection, { word, what, takes, isRight }: Question): Promise<readonly CheckResult[]> {
  const { isLong, waitMs, read, otherwise } = wordRules[word];
  const began = Date.now();
  let acknowledgedMs = Number.POSITIVE_INFINITY;
  const messages = await collectAnswers(link, { ask: word, ...takes }, isLong ? ACK_MS + waitMs : waitMs, (answers) => {
    if (answers.length === 1) acknowledgedMs = Date.now() - began;
    return answers.some(isAnswer);
  });
  const answer = messages.find(isAnswer);
  const value = answer === undefined ? undefined : (read(answer) ?? (word === 'sign' ? otherwise : undefined));
  const result = createLine(`${word}: ${what}`, value !== undefined && isRight(value), messages);
  if (!isLong) return [result];
  return [createLine(`${word}: "ack" within ${ACK_MS} ms`, messages[0]?.['ack'] === true && acknowledgedMs <= ACK_MS, messages), result];
}

async function checkGreeting(
  link: WrapperConnection,
): Promise<{ readonly lines: readonly CheckResult[]; readonly asks: readonly string[] }> {
  const answers = await ask(link, { ask: 'hello', app: 'bridge-check' }, wordRules.hello.waitMs);
  const hello = answers[0] === undefined ? undefined : wordRules.hello.read(answers[0]);
  const isDate = /^\d{4}\.\d{2}\.\d{2}$/.test(hello?.version ?? '');
  const lines = [
    createLine('hello: version, platform and words within 1000 ms', hello !== undefined && hello !== null, answers),
    createLine('hello: the version is year.month.day, the same as that of the bridge', isDate && hello?.version === link.version, answers),
    createLine(
      'hello: knows itself, and no word twice',
      hello?.asks.includes('hello') === true && new Set(hello.asks).size === hello.asks.length,
      answers,
    ),
  ];
  return { lines, asks: hello?.asks ?? [] };
}

async function checkForms(link: WrapperConnection): Promise<readonly CheckResult[]> {
  const unknown = await ask(link, { ask: 'bridge-check-unknown' }, 1000);
  const other = await ask(link, { wallet: BRIDGE_VERSION + 1, ask: 'support' }, QUIET_MS);
  const half = await collectAnswers(link, { ask: 'store' }, ACK_MS, (answers) => answers.some(isAnswer));
  for (const text of ['', '{', 'null', '[]', '7', '{"wallet":1}']) link.send(text);
  const after = await ask(link, { ask: 'support' }, wordRules.support.waitMs);
  return [
    createLine('an unknown word is answered as unknown', unknown[0]?.['unknown'] === true, unknown),
    createLine('a question of another version is not answered', other.length === 0, other),
    createLine('a question without its members changes nothing', !half.some(({ outcome }) => outcome === 'done'), half),
    createLine('it goes on after texts that are no questions', after.length > 0, after),
    createLine(
      'an answer repeats wallet and id',
      after.every(({ wallet }) => wallet === BRIDGE_VERSION),
      after,
    ),
  ];
}

/**
 * Asks a wrapper every question and checks its answers (DEP-033). A person must be present to confirm prompts and sheets.
 * @param report called with each line as soon as it is known
 */
export async function checkWrapper(
  link: WrapperConnection,
  report: (line: CheckResult) => void = () => undefined,
): Promise<readonly CheckResult[]> {
  const lines: CheckResult[] = [];
  const add = (more: readonly CheckResult[]): void => {
    for (const one of more) {
      lines.push(one);
      report(one);
    }
  };
  const { lines: greeting, asks } = await checkGreeting(link);
  add(greeting);
  add(await checkForms(link));
  for (const question of questions) if (asks.includes(question.word)) add(await checkQuestion(link, question));
  const strangers = asks.filter((word) => !words.some((candidate) => candidate === word));
  add([
    createLine(
      'every word that it names stands in docs/bridge.md',
      strangers.length === 0,
      strangers.map((word) => ({ word })),
    ),
  ]);
  return lines;
}
