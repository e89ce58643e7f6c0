/** The media type of a request's body without parameters; '' if none is stated. */
export function getMediaType({ headers }: Request): string {
  return (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** True when a request has a body. Over HTTP its length or transfer coding shows that; without a server neither is set, nor is `Host`. */
export function hasBody(request: Request): boolean {
  const { headers } = request;
  if (Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding')) return true;
  return !headers.has('host') && request.body !== null;
}
