/** React and the libraries built on it. Their state and context do not exist in server components. */
const REACT_PACKAGE =
  /^(?:react|react-dom|styled-components)(?:$|\/)|^(?:lucide-react|qrcode\.react|react-hook-form|@floating-ui\/react|@tanstack\/react-virtual)$/;
/** An entry only re-exports, so each name belongs to the side of the module that defines it. */
const isEntry = (id: string): boolean => id.endsWith('/index.ts');

/**
 * Returns the modules that can only run in a browser or its stand-in on the server: those that import React, directly or transitively.
 * `imports` lists the imports of each module.
 */
export function findClientModules(imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const clients = new Set<string>();
  let before = -1;
  while (clients.size > before) {
    before = clients.size;
    for (const [id, imported] of imports)
      if (!isEntry(id) && imported.some((other) => REACT_PACKAGE.test(other) || clients.has(other))) clients.add(id);
  }
  return clients;
}
