import { randomUUID } from 'node:crypto';

/** Where names come from that nobody else gives. */
export type Ids = { readonly uuid: () => string };

let current: Ids = { uuid: () => randomUUID() };

/** The simulation's alone: the structure check lets nobody else import it (SIM-001). @public */
export function simulateIds(ids: Ids): void {
  current = ids;
}

/** A UUID (version 4). */
export const newUuid = (): string => current.uuid();
