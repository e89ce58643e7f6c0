import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { errorTexts } from '../ErrorPage/error.texts.ts';

/** Repeats a request that failed. */
export function RetryButton(props: Omit<ButtonProps, 'children'>) {
  return <Button {...props}>{useTexts(errorTexts).retry}</Button>;
}
