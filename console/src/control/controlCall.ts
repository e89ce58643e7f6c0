import { createWalletUi } from '@wallet/ui/patterns/WalletRoot';
import * as z from 'zod/mini';
import { consoleTexts } from '../console.texts.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** A call of the control surface: the path below `/sandbox`, the body as a value. */
export type ControlCall = { readonly method?: Method; readonly path: string; readonly body?: unknown };
type ControlAnswer = { readonly status: number; readonly text: string };

const refusal = z.object({ message: z.string(), fields: z.optional(z.record(z.string(), z.array(z.string()))) });
const acted = new EventTarget();

/** The console's own messages and overlays. */
export const consoleUi = createWalletUi();
const { showToast } = consoleUi;

/** Asks the control surface for JSON; at `''` that is what the console itself shows. Throws without a network. */
export async function request({ method = 'GET', path, body }: ControlCall, signal?: AbortSignal): Promise<ControlAnswer> {
  const answer = await fetch(`/sandbox${path}`, {
    method,
    headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Why the surface refused, in its own words: what is wrong with a member is before the general sentence. */
function reasonOf(text: string): string {
  const read = z.safeParse(refusal, readJson(text));
  if (!read.success) return consoleTexts.failed;
  const [field] = Object.entries(read.data.fields ?? {});
  return field === undefined ? read.data.message : `${field[0]}: ${field[1].join(', ')}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Changes the world, says so, and has everything on the page looked at again. @returns the answer; null when it was refused */
export async function act(message: string, call: ControlCall): Promise<string | null> {
  const { status, text } = await request(call).catch(() => ({ status: 0, text: '' }));
  if (status < 200 || status > 299) {
    showToast({ text: status === 0 ? consoleTexts.unreachable : reasonOf(text), tone: 'negative' });
    return null;
  }
  showToast({ text: message, tone: 'positive' });
  acted.dispatchEvent(new Event('acted'));
  return text;
}

/** Tells whenever something was changed here. @returns what stops it */
export function onActed(listener: () => void): () => void {
  acted.addEventListener('acted', listener);
  return () => acted.removeEventListener('acted', listener);
}
