import type { Wrapper } from '@wallet/bridge/pageEnd';
import type { DeviceSigning, SealedOperation, SignedOperation } from './DeviceSigning.ts';
import { sealSigned } from './sealing.ts';

/**
 * Signs in the native wrapper. It receives the sealed key and the box's key and returns signatures, so the wallet's key is never in the
 * page. With a wrapper that does not support the message, the page signs (THIRD-071).
 */
export function createWrapperSigning({ ask, knows }: Pick<Wrapper, 'ask' | 'knows'>, page: DeviceSigning): DeviceSigning {
  async function sign(
    { uuid, key, sign: messages, tx, curve = 'P-256' }: SealedOperation,
    boxKey: string,
  ): Promise<SignedOperation | null> {
    const answer = await ask('sign', { uuid, key, sign: messages, tx, curve, boxKey });
    if (answer.kind === 'refused') return null;
    if (answer.kind !== 'signed') throw new Error('The native wrapper has not signed');
    return { uuid, tx, signatures: [...answer.signatures] };
  }
  return {
    sign: async (operation, boxKey) => ((await knows('sign')) ? sign(operation, boxKey) : page.sign(operation, boxKey)),
    seal: async (operation, boxKey) => {
      if (!(await knows('sign'))) return page.seal(operation, boxKey);
      const signed = await sign(operation, boxKey);
      return signed && sealSigned(signed, boxKey);
    },
  };
}
