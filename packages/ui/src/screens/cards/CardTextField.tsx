import type { TypedCard } from '@wallet/core/validation/typeCard';
import type { Edit } from '@wallet/core/validation/typedText';
import { TextField, type TextFieldProps } from '../../components/TextField/TextField.tsx';
import { useTypedText } from '../../foundations/Field/useTypedText.ts';

type CardTextFieldProps = Omit<TextFieldProps, 'value' | 'onValueChange'> & {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly rule: (edit: Edit) => TypedCard;
  /** Shown after an edit that was rejected. */
  readonly refused: string;
};

/** A field for card digits, which are grouped or divided while they are typed. */
export function CardTextField({ rule, refused, value, onValueChange, onBlur, ref, ...rest }: CardTextFieldProps) {
  const { inputProps, refusal } = useTypedText({
    rule,
    value,
    onValueChange,
    onBlur,
    ref,
  });
  return <TextField inputMode="numeric" {...rest} {...inputProps} hint={refusal === null ? undefined : refused} />;
}
