/**
 * The parameters of a payment link, by name. Names count without their case: links are put in capitals because that makes a smaller code.
 * @param query what stands behind the question mark; undefined for none
 * @returns null where one cannot be decoded or comes twice: which of two amounts is meant?
 */
export function readParameters(query: string | undefined): ReadonlyMap<string, string> | null {
  const parameters = new Map<string, string>();
  for (const part of query?.split('&').filter((text) => text !== '') ?? []) {
    const [name = '', ...value] = part.split('=');
    const key = name.toLowerCase();
    if (parameters.has(key)) return null;
    try {
      parameters.set(key, decodeURIComponent(value.join('=')));
    } catch {
      return null;
    }
  }
  return parameters;
}
