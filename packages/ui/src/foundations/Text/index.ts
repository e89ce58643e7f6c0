export { Heading, type HeadingLevel, type HeadingProps, type HeadingType } from '../Heading/Heading.tsx';
export { Text, type TextProps, type TextTone, type TextType } from './Text.tsx';
