import { describe, expect, it } from 'vitest';
import { checkPorts } from './checkPorts.ts';
import { readSources } from './readSources.ts';

const RULES = 'packages/sandbox/src/features/session/rules.ts';
const findProblems = (path: string, text: string): string => checkPorts(new Map([[path, text]])).join('\n');

describe('the check of the ports', () => {
  it.each([
    ['Date.now', 'const at = Date.now();'],
    ['Date.now', 'const clock = Date.now;'],
    ['new Date\\(\\)', 'const at = new Date();'],
    ['Math.random', 'const dice = Math.random();'],
    ['performance.now', 'const begun = performance.now();'],
    ['performance.now', 'const begun = globalThis.performance.now();'],
    ['setTimeout', 'setTimeout(work, 10);'],
    ['setImmediate', 'globalThis.setImmediate(work);'],
    ['node:timers/promises', `import { setTimeout as wait } from 'node:timers/promises';`],
    ['randomUUID', `import { randomUUID } from 'node:crypto';`],
    ['randomBytes', `import { randomBytes as bytes } from 'node:crypto';`],
    ['randomInt', `import * as crypto from 'node:crypto';\ncrypto.randomInt(3);`],
    ['randomUUID', 'const id = crypto.randomUUID();'],
    ['generateKeyPairSync', `import { generateKeyPairSync } from 'node:crypto';`],
    ['generateKeyPair', `import { generateKeyPair } from 'jose';`],
  ])('reports %s in the provider: %s (SIM-001)', (use, text) => {
    expect(findProblems(RULES, text)).toMatch(new RegExp(`rules\\.ts: takes ${use} of the machine`));
  });

  it.each([
    ['a moment that is given', RULES, 'const at = new Date(now);'],
    ['a comment', RULES, '// Date.now() is the machine'],
    ['the adapters', 'packages/sandbox/src/ports/clock.ts', 'const at = Date.now();'],
    ['a test', 'packages/sandbox/src/clock/clock.test.ts', 'const at = Date.now();'],
    ['the app', 'app/src/session/session.ts', 'const at = Date.now();'],
  ])('accepts %s (SIM-001)', (_what, path, text) => {
    expect(findProblems(path, text)).toBe('');
  });

  it('allows only the simulation to replace a source (SIM-001)', () => {
    const text = `import { simulateClock as replace } from '../ports/clock.ts';`;
    expect(findProblems('packages/sandbox/src/http/services.ts', text)).toMatch(/only the simulation/);
    expect(findProblems('tools/start.ts', text)).toMatch(/only the simulation/);
    expect(findProblems('packages/sandbox/src/simulation/sources.ts', text)).toBe('');
  });

  it('prevents a weaker password hash outside tests (SIM-001, RULE-012)', () => {
    const text = `import { simulateArgon2 } from '../ports/argon2.ts';`;
    expect(findProblems('packages/sandbox/src/http/services.ts', text)).toMatch(/only the simulation/);
    expect(findProblems('packages/sandbox/src/testing/argon2.ts', text)).toBe('');
  });

  it('reports nothing in this repository (SIM-001)', () => {
    expect(checkPorts(readSources())).toEqual([]);
  });
});
