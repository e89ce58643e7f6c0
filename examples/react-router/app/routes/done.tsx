import { Heading } from '@wallet/ui/foundations/Text';

export default function Done() {
  return (
    <main>
      <Heading level={1}>It is on its way</Heading>
    </main>
  );
}
