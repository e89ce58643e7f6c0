export type StackFrame = { readonly function: string; readonly filename: string; readonly lineno: number; readonly colno: number };

const MOST_FRAMES = 30;
/** `at name (address:line:column)` and `at address:line:column`; `name@address:line:column`. */
const FRAME = /^\s*(?:at )?(?:(.*?)(?: \(|@))?((?:https?|file):\/\/[^\s)]+?):(\d+):(\d+)\)?$/;

/** An error's stack as Sentry takes it: the call that threw comes last. An address is without its query. */
export function stackFrames(stack: string): readonly StackFrame[] {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name = '', address = '', lineno, colno] = FRAME.exec(line) ?? [];
    if (address === '') return [];
    return [{ function: name === '' ? '?' : name, filename: address.replace(/[?#].*$/, ''), lineno: Number(lineno), colno: Number(colno) }];
  });
  return frames.slice(0, MOST_FRAMES).toReversed();
}
