import { useState } from 'react';
import { createIntents, type Intents } from '@wallet/core/intents/createIntents';

/** What the customer means to do on this page, for as long as it is there. */
export function useIntents<Member = undefined>(): Intents<Member> {
  const [intents] = useState(() => createIntents<Member>());
  return intents;
}
