import type { BiometricAnswer, Biometrics } from './Biometrics.ts';
import type { AskBridge } from '../createBridge.ts';
import { readBridgeAnswer, type BridgeQuestion } from './bridgeMessages.ts';

type Told = ReturnType<typeof readBridgeAnswer>;

type Outcome = 'done' | Exclude<BiometricAnswer<never>, { kind: 'done' }>['kind'];

function outcomeOf(answer: NonNullable<Told>): Outcome {
  return 'outcome' in answer ? answer.outcome : 'failed';
}

function plain(outcome: Outcome): BiometricAnswer<null> {
  return outcome === 'done' ? { kind: 'done', value: null } : { kind: outcome };
}

/** Biometrics by the native bridge. */
export function createNativeBiometrics(askBridge: AskBridge): Biometrics {
  const ask = (question: BridgeQuestion) => askBridge(question, readBridgeAnswer);

  return {
    readSupport: async () => {
      const answer = await ask({ ask: 'support' });
      return 'support' in answer ? answer.support : null;
    },
    store: async (secret) => plain(outcomeOf(await ask({ ask: 'store', secret }))),
    release: async () => {
      const answer = await ask({ ask: 'release' });
      const outcome = outcomeOf(answer);
      if (outcome !== 'done') return { kind: outcome };
      const secret = 'secret' in answer ? answer.secret : undefined;
      return secret === undefined ? { kind: 'missing' } : { kind: 'done', value: secret };
    },
    replace: async (secret) => outcomeOf(await ask({ ask: 'replace', secret })) === 'done',
    forget: async () => {
      await ask({ ask: 'forget' });
    },
  };
}
