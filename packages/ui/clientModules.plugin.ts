import type { Rolldown } from 'tsdown';
import { findClientModules } from './build/findClientModules.ts';

/**
 * Prepends `"use client"` to the built modules that need it, so that server components can import screens directly. Money, formats,
 * catalogues and entries do not get it: the server can run them as they are (LIB-001).
 */
export function markClientModules(): Rolldown.Plugin {
  let clients: ReadonlySet<string> = new Set();
  return {
    name: 'client-modules',
    renderStart() {
      clients = findClientModules(new Map([...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)?.importedIds ?? []])));
    },
    banner: ({ fileName, moduleIds }) => (fileName.endsWith('.js') && moduleIds.some((id) => clients.has(id)) ? "'use client';" : ''),
  };
}
