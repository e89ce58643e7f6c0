/** The media type of a request's body without its parameters; '' where none is named. */
export function mediaTypeOf({ headers }: Request): string {
  return (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Whether a request has a body. Over HTTP its length or its coding says so; without a server there is neither, and no `Host`. */
export function hasBody(request: Request): boolean {
  const { headers } = request;
  if (Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding')) return true;
  return !headers.has('host') && request.body !== null;
}
