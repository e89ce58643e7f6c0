import { isDeepStrictEqual } from 'node:util';
import { ModifierFlags, type InterfaceDeclaration } from 'typescript/unstable/ast';
import {
  isIdentifier,
  isInterfaceDeclaration,
  isMethodDeclaration,
  isPropertyAssignment,
  isPropertyDeclaration,
  isPropertySignatureDeclaration,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import {
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type NodeHandle,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync';
import { removeRowIds } from '../../packages/ui/build/rowIds.ts';

export type PublicProp = {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly description: string;
  /** The value of an omitted property, as its docstring states it. */
  readonly default?: string;
  /** The English text of a catalogue. */
  readonly text?: string;
};
type Members = {
  /** The type as text, where it has no properties of its own: a function, a list, words to choose from. */
  readonly type?: string;
  /** The properties that the library declares, in any of the types that this one is made of: first those that are needed. */
  readonly props: readonly PublicProp[];
  /** The types of React and the DOM whose properties it has as well, and the parameters whose it has. */
  readonly extends: readonly string[];
};
/** Of a union of objects, `props` are common to all, and `variants` have the rest of each. */
export type Shape = Members & { readonly variants: readonly Members[] };

const FORMAT =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/** Tags that say something else than words: when a name is there, and what has members of their own. */
const APART: ReadonlySet<string> = new Set(['since', 'experimental', 'default', 'see']);

/** Words in one line and without the ids of requirements. */
const cleanWords = (words: string): string => removeRowIds(words.replaceAll(/\s+/g, ' ').trim());

const isOfPackage = ({ path }: NodeHandle): boolean => path.includes('/node_modules/');
/** Whether only packages declare it. What the library declares again, such as a required `href`, is its own. */
const isExternal = ({ declarations }: Symbol): boolean => declarations.length > 0 && declarations.every(isOfPackage);
/** Whether JavaScript or the DOM has it. */
const isOfPlatform = (symbol: Symbol): boolean =>
  isExternal(symbol) && symbol.declarations.every(({ path }) => /\/lib\.[^/]+\.d\.ts$/.test(path));

/** Whether a class keeps it to itself. */
function isHidden({ valueDeclaration }: Symbol): boolean {
  const member = valueDeclaration?.resolve();
  if (member === undefined || !(isPropertyDeclaration(member) || isMethodDeclaration(member))) return false;
  return (member.modifierFlags & (ModifierFlags.Private | ModifierFlags.Protected)) !== 0;
}

/** Whether a product can name it. React's own `key` is no property of a component. */
const isPublic = (symbol: Symbol): boolean =>
  !/^[_#]/.test(symbol.name) && !(symbol.name === 'key' && isExternal(symbol)) && !isHidden(symbol);

const isUndefined = ({ flags }: Type): boolean => (flags & TypeFlags.Undefined) !== 0;

/** The text that is written beside a name, which is the case in catalogues. */
function readText({ declarations: [declaration] }: Symbol): Pick<PublicProp, 'text'> {
  const written = declaration?.resolve();
  const isText = written !== undefined && isPropertyAssignment(written) && isStringLiteral(written.initializer);
  return isText ? { text: written.initializer.text } : {};
}

/** The interface that declares a property: `Omit` and `Pick` keep its declaration. */
function findInterface({ declarations: [declaration] }: Symbol): InterfaceDeclaration | undefined {
  const parent = declaration?.resolve()?.parent;
  return parent !== undefined && isInterfaceDeclaration(parent) ? parent : undefined;
}

/** The names of the interfaces that an interface extends. */
const listBases = ({ heritageClauses }: InterfaceDeclaration): readonly string[] =>
  (heritageClauses ?? []).flatMap(({ types }) => types.flatMap(({ expression }) => (isIdentifier(expression) ? expression.text : [])));

/**
 * Sorts the properties that packages declare. Interfaces of which a type has most are named, and so are those that extend them; what is
 * picked from any other is listed.
 */
function sortInherited(symbols: readonly Symbol[]): { readonly names: readonly string[]; readonly picked: readonly Symbol[] } {
  const all = [...Map.groupBy(symbols, findInterface)].flatMap(([declared, props]) =>
    declared === undefined ? [] : [{ declared, props }],
  );
  const most = all.filter(({ declared, props }) => props.length > 1 && props.length * 2 >= declared.members.length);
  const known = new Set(most.map(({ declared }) => declared.name.text));
  const whole = all.filter(({ declared }) => [declared.name.text, ...listBases(declared)].some((name) => known.has(name)));
  const bases = new Set(whole.flatMap(({ declared }) => listBases(declared)));
  const named = new Set(whole.flatMap(({ props }) => props));
  return {
    names: whole.map(({ declared }) => declared.name.text).filter((name) => !bases.has(name)),
    picked: symbols.filter((symbol) => !named.has(symbol)),
  };
}

/** Reads types with the compiler, which resolves what they are made of. TypeScript 7 has its checker under `unstable` only. */
export class TypeReader {
  readonly #checker: Checker;
  readonly #props = new Map<number, PublicProp | null>();
  readonly #shapes = new Map<number, Shape>();

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  /** A type as text. */
  print(type: Type, flags: NodeBuilderFlags = NodeBuilderFlags.None): string {
    return this.#checker.typeToString(type, undefined, FORMAT | flags).replaceAll(/\s+/g, ' ');
  }

  /** Those of the arguments that are parameters of a generic type, with what they extend. */
  describeParameters(types: readonly Type[]): { readonly parameters?: readonly string[] } {
    const parameters = types.flatMap((type) => {
      if (!type.isTypeParameter()) return [];
      const limit = this.#checker.getConstraintOfTypeParameter(type);
      return limit === undefined ? this.print(type) : `${this.print(type)} extends ${this.print(limit)}`;
    });
    return parameters.length === 0 ? {} : { parameters };
  }

  /** The docstring of a name. */
  readWords(symbol: Symbol): string {
    const tags = this.#checker.getJsDocTagsOfSymbol(symbol).filter(({ name }) => !APART.has(name));
    const words = [this.#checker.getDocumentationCommentOfSymbol(symbol), ...tags.map(({ name, text = '' }) => `@${name} ${text}`)];
    return cleanWords(words.join(' '));
  }

  /** The property as the library alone declares it, where React declares it as well. */
  #findOwn(symbol: Symbol): Symbol {
    if (!symbol.declarations.some(isOfPackage)) return symbol;
    const own = symbol.declarations.find((declaration) => !isOfPackage(declaration))?.resolve();
    return own !== undefined && isPropertySignatureDeclaration(own) ? (this.#checker.getSymbolAtLocation(own.name) ?? symbol) : symbol;
  }

  #describeProp(symbol: Symbol): PublicProp | null {
    const known = this.#props.get(symbol.id);
    if (known !== undefined) return known;
    const prop = this.#readProp(symbol);
    this.#props.set(symbol.id, prop);
    return prop;
  }

  #readProp(symbol: Symbol): PublicProp | null {
    const type = this.#checker.getTypeOfSymbol(symbol);
    if (type === undefined) throw new Error(`${symbol.name} has no type`);
    // `quote?: undefined` of one variant only says that another has it.
    if (isUndefined(type)) return null;
    const isOptional = (symbol.flags & SymbolFlags.Optional) !== 0;
    const own = this.#findOwn(symbol);
    const stated = this.#checker.getJsDocTagsOfSymbol(own).find((tag) => tag.name === 'default')?.text;
    return {
      name: symbol.name,
      type: isOptional ? this.#printDefined(type) : this.print(type),
      isOptional,
      // React's words on it fill three lines of every component.
      description: symbol.name === 'ref' && isExternal(symbol) ? 'Ref to the element.' : this.readWords(own),
      ...(stated === undefined ? {} : { default: cleanWords(stated) }),
      ...readText(own),
    };
  }

  /** Without `undefined`, which every optional property accepts. */
  #printDefined(type: Type): string {
    const parts = type.isUnionType() ? type.getTypes() : [];
    if (parts.some(({ flags }) => (flags & TypeFlags.Null) !== 0)) return this.print(type).replace(/ \| undefined$/, '');
    return this.print(this.#checker.getNonNullableType(type) ?? type);
  }

  #describeMembers(type: Type): Members {
    const isPlain = (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0;
    const isList = this.#checker.isArrayLikeType(type) || this.#checker.getSignaturesOfType(type, SignatureKind.Call).length > 0;
    const symbols = isPlain && !isList ? this.#checker.getPropertiesOfType(type).filter(isPublic) : [];
    const { names, picked } = sortInherited(symbols.filter(isExternal));
    const listed = [...symbols.filter((symbol) => !isExternal(symbol)), ...picked].filter((symbol) => !isOfPlatform(symbol));
    const described = listed.flatMap((symbol) => this.#describeProp(symbol) ?? []);
    const props = described.toSorted((left, right) => Number(left.isOptional) - Number(right.isOptional));
    const parts = type.isIntersectionType() ? type.getTypes() : [];
    const parameters = parts.filter((part) => part.isTypeParameter()).map((part) => this.print(part));
    return {
      ...(props.length === 0 ? { type: this.print(type, NodeBuilderFlags.InTypeAlias) } : {}),
      props,
      extends: [...names, ...parameters],
    };
  }

  /** What a type has, with what it inherits from other types of the library. */
  describe(type: Type): Shape {
    const shape = this.#shapes.get(type.id) ?? this.#describe(type);
    this.#shapes.set(type.id, shape);
    return shape;
  }

  #describe(type: Type): Shape {
    const all = type.isUnionType() ? type.getTypes().map((part) => this.#describeMembers(part)) : [];
    const objects = all.filter(({ props }) => props.length > 0);
    if (objects.length === 0) return { ...this.#describeMembers(type), variants: [] };
    const words = all.flatMap((part) => part.type ?? []).join(' | ');
    const parts: readonly Members[] = words === '' ? objects : [{ type: words, props: [], extends: [] }, ...objects];
    const isCommon = (prop: PublicProp): boolean => parts.every(({ props }) => props.some((one) => isDeepStrictEqual(one, prop)));
    const isShared = (name: string): boolean => parts.every((part) => part.extends.includes(name));
    return {
      props: parts[0]?.props.filter(isCommon) ?? [],
      extends: parts[0]?.extends.filter(isShared) ?? [],
      variants: parts.map((part) => ({
        ...part,
        props: part.props.filter((prop) => !isCommon(prop)),
        extends: part.extends.filter((name) => !isShared(name)),
      })),
    };
  }
}
