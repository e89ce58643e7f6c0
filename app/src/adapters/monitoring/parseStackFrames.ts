export type StackFrame = { readonly function: string; readonly filename: string; readonly lineno: number; readonly colno: number };

const MAX_FRAMES = 30;
/** Matches `at name (address:line:column)`, `at address:line:column` and `name@address:line:column`. */
const FRAME = /^\s*(?:at )?(?:(.*?)(?: \(|@))?((?:https?|file):\/\/[^\s)]+?):(\d+):(\d+)\)?$/;

/** Parses an error's stack into Sentry's order, with the throwing call last. Addresses have no query. */
export function parseStackFrames(stack: string): readonly StackFrame[] {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name = '', address = '', lineno, colno] = FRAME.exec(line) ?? [];
    if (address === '') return [];
    return [{ function: name === '' ? '?' : name, filename: address.replace(/[?#].*$/, ''), lineno: Number(lineno), colno: Number(colno) }];
  });
  return frames.slice(0, MAX_FRAMES).toReversed();
}
