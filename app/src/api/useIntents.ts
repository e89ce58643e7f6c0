import { useState } from 'react';
import { createIntents, type Intents } from '@wallet/core/intents/createIntents';

export function useIntents<Member = undefined>(): Intents<Member> {
  const [intents] = useState(() => createIntents<Member>());
  return intents;
}
