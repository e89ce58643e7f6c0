export { Columns, type ColumnsProps } from '../Columns/Columns.tsx';
export { Inline, type InlineProps } from '../Inline/Inline.tsx';
export { Page, type PageProps } from '../Page/Page.tsx';
export type { ScreenProps, ScreenSlots } from '../screen/createScreen.tsx';
export { Stack, type StackProps } from '../Stack/Stack.tsx';
export type { Gap } from '../Stack/gap.ts';
