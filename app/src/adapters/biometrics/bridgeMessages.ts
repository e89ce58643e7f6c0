import { anyOf, flag, nullable, object, oneOf, text, whole } from '@wallet/core/configuration/readers';
import { BRIDGE_VERSION } from '../createBridge.ts';

/** What the app asks the native wrapper; each question carries an id that its answer repeats. */
export type BridgeQuestion =
  | { readonly ask: 'support' | 'release' | 'forget' }
  | { readonly ask: 'store' | 'replace'; readonly secret: { readonly username: string; readonly password: string } };

const secret = object({ username: text(), password: text() });

/** What the wrapper answers: `{wallet: 1, id, support | outcome, secret?}`. */
export const readBridgeAnswer = anyOf(
  object({ wallet: whole(BRIDGE_VERSION), id: text(), support: nullable(object({ kind: oneOf('face', 'touch'), isOn: flag })) }),
  object({ wallet: whole(BRIDGE_VERSION), id: text(), outcome: oneOf('done', 'cancelled', 'failed', 'lockedOut', 'missing') }, { secret }),
);
