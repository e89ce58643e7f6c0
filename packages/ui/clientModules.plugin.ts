import type { Rolldown } from 'tsdown';
import { clientModules } from './build/clientModules.ts';

/**
 * Writes `"use client"` over the built modules that need it, so that a server component imports a screen like anything else. Money, formats,
 * catalogues and entries go without: a server reads them as they are (LIB-001).
 */
export function markClientModules(): Rolldown.Plugin {
  let clients: ReadonlySet<string> = new Set();
  return {
    name: 'client-modules',
    renderStart() {
      clients = clientModules(new Map([...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)?.importedIds ?? []])));
    },
    banner: ({ fileName, moduleIds }) => (fileName.endsWith('.js') && moduleIds.some((id) => clients.has(id)) ? "'use client';" : ''),
  };
}
