import { randomUUID } from 'node:crypto';

export type Ids = { readonly uuid: () => string };

let current: Ids = { uuid: () => randomUUID() };

/** For the simulation only: the structure check lets nothing else import it (SIM-001). */
export function simulateIds(ids: Ids): void {
  current = ids;
}

export const generateUuid = (): string => current.uuid();
