import { Heading } from '@wallet/ui/foundations/Text';

export default function Page() {
  return (
    <main>
      <Heading level={1}>It is on its way</Heading>
    </main>
  );
}
