import { createContext, use, type CSSProperties, type ReactNode, type Ref } from 'react';
import { useEarlyInput } from '../hydration/useEarlyInput.ts';
import { useMergedRef } from '../refs/useMergedRef.ts';

/** Slots that a screen may have besides its header. */
export type ScreenSlots = {
  /** The product's own content at the end of the aside, which is beside the main column from 1120 px and below it on narrower screens. A state without columns, such as a chat or a result, does not show it. */
  readonly aside?: ReactNode;
  /** The product's own content below the form. */
  readonly afterForm?: ReactNode;
  /** Replaces what the screen shows when there is nothing to list. */
  readonly empty?: ReactNode;
};

/**
 * Props of every screen: class, style, ref and `data-*` of its root, its header, and the slots that it names. The root is the `main` element:
 * everything below the bar with the title.
 */
export type ScreenProps<Slot extends keyof ScreenSlots = never> = Pick<ScreenSlots, Slot> & {
  /** Class of the root. It wins over the screen's own styles. */
  readonly className?: string | undefined;
  /** Style of the root. */
  readonly style?: CSSProperties | undefined;
  /** Ref to the root. */
  readonly ref?: Ref<HTMLElement> | undefined;
  /** The product's own content above that of the screen. */
  readonly header?: ReactNode;
};

type ScreenRoot = Pick<ScreenProps, 'className' | 'style' | 'ref'>;
type MergedRoot = { readonly className: string; readonly style: CSSProperties; readonly ref: Ref<HTMLElement> };
type ScreenSlotName = 'header' | keyof ScreenSlots;

type SharedProps = ScreenProps<keyof ScreenSlots>;

const outsideScreens: SharedProps = {};
const ScreenContext = createContext(outsideScreens);

const sharedNames: ReadonlySet<string> = new Set(['className', 'style', 'ref', 'header', 'aside', 'afterForm', 'empty']);
const isShared = (name: string): boolean => sharedNames.has(name) || name.startsWith('data-');

/**
 * Gives a component the props of every screen. They reach the root and the slots by a context, because the elements in question are many
 * levels below: steps, lazy parts and what is shown while those load.
 */
// @__NO_SIDE_EFFECTS__
export function createScreen<Props extends ScreenProps>(Content: (props: Props) => ReactNode): (props: Props) => ReactNode {
  return function Screen(props: Props) {
    const own = { ...props };
    for (const name of Object.keys(props).filter(isShared)) Reflect.deleteProperty(own, name);
    return (
      <ScreenContext value={props}>
        <Content {...own} />
      </ScreenContext>
    );
  };
}

/** Merges the props of a page's `main` with those that the product puts on the screen. */
export function useScreenRoot<Own extends ScreenRoot>(own: Own): Own & MergedRoot {
  const host = use(ScreenContext);
  const data = Object.fromEntries(Object.entries(host).filter(([name]) => name.startsWith('data-')));
  return {
    ...own,
    ...data,
    className: [own.className, host.className].filter((name) => name !== undefined).join(' '),
    style: { ...own.style, ...host.style },
    ref: useMergedRef(useEarlyInput(), useMergedRef(own.ref ?? null, host.ref)),
  };
}

/** Whether the product fills a slot of the screen. */
export const useHasSlot = (name: ScreenSlotName): boolean => Boolean(use(ScreenContext)[name]);

type ScreenSlotProps = {
  readonly name: ScreenSlotName;
  /** Shown when the product leaves the slot empty. */
  readonly children?: ReactNode;
};

/** A place for the product's own content. */
export function ScreenSlot({ name, children }: ScreenSlotProps) {
  const content = use(ScreenContext)[name];
  if (content === undefined) return children;
  if (!content) return null;
  return (
    <section data-slot={name}>
      {/* Columns in the product's content have an aside of their own. */}
      <ScreenContext value={outsideScreens}>{content}</ScreenContext>
    </section>
  );
}
