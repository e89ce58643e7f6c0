/** Maximum size of a JSON body (api.md 1.1). */
const MAX_BYTES = 64 * 1024;

/** Maximum nesting of lists and objects. No body of the contract has ten levels, and recursing through thousands overflows the stack. */
const MAX_LEVELS = 64;
const QUOTE = 0x22;
const ESCAPE = 0x5c;

function isTooDeep(text: string): boolean {
  let levels = 0;
  let isWithinText = false;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code === QUOTE) isWithinText = !isWithinText;
    else if (isWithinText) place += code === ESCAPE ? 1 : 0;
    else if (code === 0x5b || code === 0x7b) levels += 1;
    else if (code === 0x5d || code === 0x7d) levels -= 1;
    if (levels > MAX_LEVELS) return true;
  }
  return false;
}

type Body = { readonly text: string | undefined; /** Too many bytes or levels. */ readonly tooLarge: boolean };

/** Reads a body as text, up to 64 KiB. An upload is left to its route. */
export async function readText(request: Request): Promise<Body> {
  const { text, tooLarge } = await readBytes(request);
  return text !== undefined && isTooDeep(text) ? { text: undefined, tooLarge: true } : { text, tooLarge };
}

async function readBytes(request: Request): Promise<Body> {
  const announced = request.headers.get('content-length');
  const isUpload = (request.headers.get('content-type') ?? '').startsWith('multipart/');
  // A server reads exactly the announced length, so such a body needs no stream, which would cost more than the reading itself.
  if (announced !== null && Number(announced) <= MAX_BYTES && !isUpload) return { text: await request.text(), tooLarge: false };
  if (request.body === null || isUpload) return { text: undefined, tooLarge: false };
  if (Number(announced ?? 0) > MAX_BYTES) return { text: undefined, tooLarge: true };
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return { text: undefined, tooLarge: true };
    chunks.push(chunk);
  }
  return { text: new TextDecoder().decode(Buffer.concat(chunks)), tooLarge: false };
}
