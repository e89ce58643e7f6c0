import { expect, it } from 'vitest';
import { describeBridge } from './describeBridge.ts';

it('docs/bridge.md is generated from the code (DEP-030, DEP-031)', async () => {
  await expect(describeBridge()).toMatchFileSnapshot('../../../../docs/bridge.md');
});
