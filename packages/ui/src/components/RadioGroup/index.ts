export { Radio, type RadioProps } from '../Radio/Radio.tsx';
export { RadioCard, type RadioCardProps } from '../RadioCard/RadioCard.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx';
