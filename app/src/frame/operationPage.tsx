import type { GatedOperation } from '@wallet/ui/patterns/OperationPrompt/OperationGate';
import type { ComponentType } from 'react';
import { lazyPage, type LazyPage } from './lazyPage.ts';

/** A page behind the guard of an operation's entry (ACC-009): guard and page are loaded together, the page is rendered once it may be. */
export function operationPage(operation: GatedOperation, load: () => Promise<ComponentType>): LazyPage {
  return lazyPage(async () => {
    const [{ OperationEntry }, Page] = await Promise.all([import('./OperationEntry.tsx'), load()]);
    return function GuardedOperation() {
      return (
        <OperationEntry operation={operation}>
          <Page />
        </OperationEntry>
      );
    };
  });
}
