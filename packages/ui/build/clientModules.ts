/** React and what is made of it: among server components these have neither state nor context. */
const OF_REACT =
  /^(?:react|react-dom|styled-components)(?:$|\/)|^(?:lucide-react|qrcode\.react|react-hook-form|@floating-ui\/react|@tanstack\/react-virtual)$/;
/** An entry only hands on: each of its names is on the side of the module that it comes from. */
const isEntry = (id: string): boolean => id.endsWith('/index.ts');

/** Of modules and what each imports, those that only a browser or its stand-in on the server may run: React's, and every module that uses one of them. */
export function clientModules(imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const clients = new Set<string>();
  let before = -1;
  while (clients.size > before) {
    before = clients.size;
    for (const [id, imported] of imports)
      if (!isEntry(id) && imported.some((other) => OF_REACT.test(other) || clients.has(other))) clients.add(id);
  }
  return clients;
}
