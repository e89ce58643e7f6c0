/** A file under the name that the provider gives it in `Content-Disposition`; unnamed where it gives none. */
export function namedFile(content: Blob, disposition: unknown): Blob {
  const name = typeof disposition === 'string' ? /filename="([^"/\\]+)"/.exec(disposition)?.[1] : undefined;
  return name === undefined ? content : new File([content], name, { type: content.type });
}
