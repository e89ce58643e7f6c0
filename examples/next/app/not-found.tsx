import { NotFoundPage } from '@wallet/ui/patterns/PageStates';

export default function NotFound() {
  return <NotFoundPage homeHref="/" />;
}
