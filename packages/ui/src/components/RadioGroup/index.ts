export { Radio, type RadioProps, RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx';
export { RadioCard, type RadioCardProps } from '../RadioCard/RadioCard.tsx';
