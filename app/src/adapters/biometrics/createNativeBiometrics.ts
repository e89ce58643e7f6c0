import type { SecretResult } from '@wallet/bridge/messages';
import type { Wrapper } from '@wallet/bridge/pageEnd';
import type { BiometricResult, Biometrics } from './Biometrics.ts';

const toPlainResult = ({ outcome }: SecretResult): BiometricResult<null> =>
  outcome === 'done' ? { kind: 'done', value: null } : { kind: outcome };

export function createNativeBiometrics({ ask }: Pick<Wrapper, 'ask'>): Biometrics {
  return {
    readSupport: () => ask('support', {}),
    store: async (secret) => toPlainResult(await ask('store', { secret })),
    release: async () => {
      const { outcome, secret } = await ask('release', {});
      if (outcome !== 'done') return { kind: outcome };
      return secret === undefined ? { kind: 'missing' } : { kind: 'done', value: secret };
    },
    replace: async (secret) => (await ask('replace', { secret })).outcome === 'done',
    forget: async () => {
      await ask('forget', {});
    },
  };
}
