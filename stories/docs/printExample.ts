import { Fragment, isValidElement } from 'react';
import { isMockFunction } from 'storybook/test';
import type { PublicNames } from './publicNames.ts';

const WIDTH = 100;
/** Enough to see the shape of a list. */
const MOST_ITEMS = 3;
const PACKAGE = '@wallet/ui';

type Props = Readonly<Record<string, unknown>>;

/** Whether React renders a child. */
const isShown = (node: unknown): boolean => node !== undefined && node !== null && typeof node !== 'boolean';
const indent = (code: string): string => code.replaceAll(/^(?=.)/gm, '  ');
const isShort = (code: string): boolean => code.length <= WIDTH && !code.includes('\n');
const isRecord = (value: unknown): value is Props => typeof value === 'object' && value !== null;

/** Code in brackets, on one line where it fits. */
function wrap(open: string, items: readonly string[], close: string): string {
  const space = open === '{' && items.length > 0 ? ' ' : '';
  const line = `${open}${space}${items.join(', ')}${space}${close}`;
  return isShort(line) ? line : `${open}\n${items.map((item) => `${indent(item)},`).join('\n')}\n${close}`;
}

const quote = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
const quoteName = (name: string): string => (/^[\w$]+$/.test(name) ? name : quote(name));

/** Stands for the argument of a function: an event, or props to spread. */
const ARGUMENT = { isArgument: true, preventDefault: () => {} };
const SPREAD = '{...props}';

/** What a function of a story answers to `ARGUMENT`, or `undefined` if it expects something else. */
async function answer(call: (...args: never[]) => unknown): Promise<{ readonly isAsync: boolean; readonly value: unknown } | undefined> {
  try {
    const value = Reflect.apply(call, undefined, [ARGUMENT]);
    if (!(value instanceof Promise)) return { isAsync: false, value };
    const pending = Symbol('pending');
    const settled: unknown = await Promise.race([value, new Promise((resolve) => setTimeout(resolve, 0, pending))]);
    return settled === pending ? undefined : { isAsync: true, value: settled };
  } catch {
    return undefined;
  }
}

const isFunction = (value: unknown): value is (...args: never[]) => unknown => typeof value === 'function';

/** Prints the values of stories as code, and collects what the code imports. */
class Printer {
  readonly #names: PublicNames;
  readonly #imports = new Map<string, Set<string>>();

  constructor(names: PublicNames) {
    this.#names = names;
  }

  import(from: string, name: string): string {
    const names = this.#imports.get(from) ?? new Set();
    this.#imports.set(from, names.add(name));
    return name;
  }

  printImports(): string {
    const lines = [...this.#imports].toSorted(([left], [right]) => (left < right ? -1 : 1));
    return lines.map(([from, names]) => `import ${wrap('{', [...names].toSorted(), '}')} from '${from}';`).join('\n');
  }

  async #printFunction(value: (...args: never[]) => unknown): Promise<string> {
    const implementation = isMockFunction(value) ? value.getMockImplementation() : value;
    if (implementation === undefined) return '() => {}';
    const answered = await answer(implementation);
    if (answered === undefined) return `() => {\n  throw new Error('Not implemented');\n}`;
    const printed = answered.value === undefined ? '{}' : await this.print(answered.value);
    const start = `${answered.isAsync ? 'async ' : ''}(${printed.includes(SPREAD) ? 'props' : ''}) => `;
    if (answered.value === undefined) return `${start}${printed}`;
    return `${start}${printed.startsWith('{') ? `(${printed})` : printed}`;
  }

  async #printObject(value: Props): Promise<string> {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return wrap('{', await Promise.all(members.map(async ([name, member]) => `${quoteName(name)}: ${await this.print(member)}`)), '}');
  }

  async print(value: unknown): Promise<string> {
    const known = this.#names.get(value);
    if (known !== undefined && (isRecord(value) || isFunction(value))) return this.import(`${PACKAGE}/${known.entry}`, known.name);
    if (typeof value === 'string') return quote(value);
    if (isFunction(value)) return this.#printFunction(value);
    if (Array.isArray(value)) {
      const items: readonly unknown[] = value.slice(0, MOST_ITEMS);
      return wrap('[', await Promise.all(items.map((item) => this.print(item))), ']');
    }
    if (value instanceof Date) return `new Date(${quote(value.toISOString())})`;
    if (value instanceof Set) return `new Set(${await this.print([...value])})`;
    if (value instanceof File) return `new File([], ${quote(value.name)})`;
    if (isValidElement<Props>(value)) return this.printElement(value.type, value.props);
    if (!isRecord(value)) return String(value);
    if (value instanceof Promise || Object.getPrototypeOf(value) === Object.prototype) return this.#printObject(value);
    const { amount, currencyCode, decimals }: Props = JSON.parse(JSON.stringify(value));
    return `${this.import(`${PACKAGE}/money`, 'money')}(${quote(String(amount))}, ${quote(String(currencyCode))}, ${String(decimals)})`;
  }

  /** @param replaced code that stands for the value */
  async #printAttribute(name: string, value: unknown, replaced: string | undefined): Promise<string> {
    if (replaced !== undefined) return `${name}={${replaced}}`;
    if (value === true) return name;
    if (typeof value === 'string' && !/["\\\n]/.test(value)) return `${name}="${value}"`;
    const code = await this.print(value);
    return code.startsWith('<') && code.includes('\n') ? `${name}={\n${indent(code)}\n}` : `${name}={${code}}`;
  }

  async #printChild(child: unknown): Promise<string> {
    if (typeof child === 'string' && !/[{}<>\n]|^\s|\s$/.test(child)) return child;
    if (typeof child === 'number') return String(child);
    const code = await this.print(child);
    return code.startsWith('<') ? code : `{${code}}`;
  }

  #printType(type: unknown): string {
    if (type === Fragment) return '';
    if (typeof type === 'string') return type;
    const known = this.#names.get(type);
    if (known === undefined) throw new Error('An example has an element that is not public.');
    return this.import(`${PACKAGE}/${known.entry}`, known.name);
  }

  /** @param replaced code of attributes that stands for their values */
  async printElement(
    component: unknown,
    { children, ...props }: Props,
    replaced: ReadonlyMap<string, string> = new Map(),
  ): Promise<string> {
    const type = this.#printType(component);
    const own = Object.entries(props).filter(([name]) => !('isArgument' in props && name in ARGUMENT));
    const printed = await Promise.all(own.map(([name, value]) => this.#printAttribute(name, value, replaced.get(name))));
    const attributes = 'isArgument' in props ? [SPREAD, ...printed] : printed;
    const nodes: readonly unknown[] = Array.isArray(children) ? children : [children];
    const content = await Promise.all(nodes.filter(isShown).map((node) => this.#printChild(node)));
    const end = content.length === 0 ? ' />' : '>';
    const line = `<${[type, ...attributes].join(' ')}${end}`;
    const open = isShort(line) ? line : `<${type}\n${indent(attributes.join('\n'))}\n${end.trim()}`;
    if (content.length === 0) return open;
    const whole = `${open}${content.join('')}</${type}>`;
    return content.length === 1 && isShort(whole) && !whole.includes('><') ? whole : `${open}\n${indent(content.join('\n'))}\n</${type}>`;
  }
}

/** A prop that its component changes: `value`, with `onValueChange`. */
const nameHandler = (name: string): string => `on${name.charAt(0).toUpperCase()}${name.slice(1)}Change`;
const nameSetter = (name: string): string => `set${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/**
 * Prints the component of a story as a module to copy: its imports by their public paths, and a state for each prop that it changes.
 * @throws if it contains an element that no entry of the library exports
 */
export async function printExample(component: unknown, props: Props, names: PublicNames): Promise<string> {
  const printer = new Printer(names);
  const controlled = Object.keys(props).filter((name) => isFunction(props[nameHandler(name)]));
  const replaced = new Map(controlled.flatMap((name) => [[name, name] as const, [nameHandler(name), nameSetter(name)] as const]));
  const states = await Promise.all(
    controlled.map(async (name) => {
      const first = await printer.print(props[name]);
      return `const [${name}, ${nameSetter(name)}] = ${printer.import('react', 'useState')}${first === 'null' ? '<string | null>' : ''}(${first});`;
    }),
  );
  const code = await printer.printElement(component, props, replaced);
  const returned = code.includes('\n') ? `(\n${indent(code)}\n)` : code;
  const body = [...states, `return ${returned};`].join('\n');
  return `${printer.printImports()}\n\nexport function Example() {\n${indent(body)}\n}\n`;
}
