import type { GatedOperation } from '@wallet/ui/patterns/OperationPrompt/OperationGate';
import type { ComponentType } from 'react';
import { lazyPage, type LazyPage } from '../operations/page/lazyPage.ts';

/** A signed-in customer's page that stands alone, without the menu. */
export function signedInPage(load: () => Promise<ComponentType>): LazyPage {
  return lazyPage(async () => {
    const [{ SignedInPage }, Page] = await Promise.all([import('../shell/SignedInPage.tsx'), load()]);
    return function SignedIn() {
      return (
        <SignedInPage>
          <Page />
        </SignedInPage>
      );
    };
  });
}

/** A page behind the guard of an operation's entry (ACC-009): guard and page are loaded together, the page is rendered once it may be. */
export function operationPage(operation: GatedOperation, load: () => Promise<ComponentType>): LazyPage {
  return lazyPage(async () => {
    const [{ OperationEntry }, Page] = await Promise.all([import('../shell/OperationEntry.tsx'), load()]);
    return function GuardedOperation() {
      return (
        <OperationEntry operation={operation}>
          <Page />
        </OperationEntry>
      );
    };
  });
}
