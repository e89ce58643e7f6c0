import { AmountInput } from '@wallet/ui/components/AmountInput';
import { Button } from '@wallet/ui/components/Button';
import { Notice } from '@wallet/ui/components/Notice';
import { Select } from '@wallet/ui/components/Select';
import { TextField } from '@wallet/ui/components/TextField';
import { type CallOutcome, FormLayout, says, useScreenForm } from '@wallet/ui/patterns/form';
import * as z from 'zod/mini';

const required = says((text: string) => (text === '' ? 'This field is required' : undefined));
const schema = z.object({
  purpose: z.string().check(required),
  name: z.string().check(required),
  amount: z.string().check(required),
});
type Values = z.infer<typeof schema>;
export type TransferProps = { readonly onTransfer: (values: Values) => Promise<CallOutcome<keyof Values>> };

export function Transfer({ onTransfer }: TransferProps) {
  const { props, field, outcome, busy } = useScreenForm({
    schema,
    first: { purpose: '', name: '', amount: '' },
    onSubmit: onTransfer,
  });
  const purpose = field('purpose');
  return (
    <FormLayout aria-label="Transfer" {...props}>
      <Select
        label="Purpose"
        placeholder="Choose…"
        options={[
          { value: 'gift', label: 'Gift' },
          { value: 'rent', label: 'Rent' },
        ]}
        {...purpose}
        value={purpose.value === '' ? null : purpose.value}
      />
      <TextField label="Name" {...field('name')} />
      <AmountInput label="Amount" decimals={2} {...field('amount')} />
      {outcome?.kind === 'refused' && outcome.message !== undefined ? <Notice kind="negative">{outcome.message}</Notice> : null}
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </FormLayout>
  );
}
