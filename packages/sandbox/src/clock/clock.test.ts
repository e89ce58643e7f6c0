import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { addSeconds, openClock } from './clock.ts';
import { createJobRunner } from './jobRunner.ts';
import { cancelJob, scheduleJob } from './jobs.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(() => open.close());

const MACHINE = Date.parse('2026-03-14T09:26:53.589Z');
const machine = (): number => MACHINE;
const ignore = (): void => undefined;

it('the clock keeps its offset across a restart (RULE-020)', async () => {
  const clock = await openClock(open.database, machine);
  const start = clock.now().getTime();
  await clock.advance(90);
  await clock.advance(30.5);
  expect(clock.now().getTime()).toBe(start + 120_500);
  expect((await openClock(open.database, machine)).now()).toEqual(clock.now());
});

describe('jobs', () => {
  it('run once, in order, at their own time, and may schedule the next (RULE-020)', async () => {
    const clock = await openClock(open.database, machine);
    const done: string[] = [];
    const runner = createJobRunner(
      open.database,
      clock,
      {
        step: async (transaction, { subject, due_at: at }) => {
          done.push(`${subject} ${(at.getTime() - start.getTime()) / 1000}`);
          if (subject === 'first') await scheduleJob(transaction, { kind: 'step', subject: 'third', dueAt: addSeconds(at, 30) });
        },
      },
      ignore,
    );
    const start = clock.now();
    await scheduleJob(open.database, { kind: 'step', subject: 'second', dueAt: addSeconds(start, 20) });
    await scheduleJob(open.database, { kind: 'step', subject: 'first', dueAt: addSeconds(start, 10) });
    await scheduleJob(open.database, { kind: 'step', subject: 'never', dueAt: addSeconds(start, 15) });
    await cancelJob(open.database, 'step', 'never');
    await runner.run();
    expect(done).toEqual([]);
    await clock.advance(3600);
    await Promise.all([runner.run(), runner.run()]);
    await runner.run();
    expect(done).toEqual(['first 10', 'second 20', 'third 40']);
  });

  it('are replaced by a later job of the same kind and subject (RULE-020)', async () => {
    const clock = await openClock(open.database, machine);
    const messages: (string | null | undefined)[] = [];
    const runner = createJobRunner(
      open.database,
      clock,
      { step: async (_transaction, { details }) => void messages.push(details?.['which']) },
      ignore,
    );
    for (const which of ['one', 'two'])
      await scheduleJob(open.database, { kind: 'step', subject: 'same', details: { which }, dueAt: clock.now() });
    await runner.run();
    expect(messages).toEqual(['two']);
  });

  it('that fail are rolled back, reported and retried, and do not block others', async () => {
    const clock = await openClock(open.database, machine);
    const messages: string[] = [];
    let isBroken = true;
    const done: string[] = [];
    const runner = createJobRunner(
      open.database,
      clock,
      {
        step: async (transaction, { subject }) => {
          if (subject !== 'weak') return void done.push(subject);
          await scheduleJob(transaction, { kind: 'step', subject: 'half done', dueAt: clock.now() });
          if (isBroken) throw new Error('broken');
        },
      },
      (_error, kind) => void messages.push(kind),
    );
    await scheduleJob(open.database, { kind: 'step', subject: 'weak', dueAt: clock.now() });
    await scheduleJob(open.database, { kind: 'step', subject: 'strong', dueAt: clock.now() });
    await runner.run();
    expect([messages, done]).toEqual([['step'], ['strong']]);
    isBroken = false;
    await clock.advance(61);
    await runner.run();
    expect(done).toEqual(['strong', 'half done']);
  });

  it('that take long do not block others, and their result is committed together with their removal (RULE-030)', async () => {
    const clock = await openClock(open.database, machine);
    const gate = Promise.withResolvers<undefined>();
    const done: string[] = [];
    const step = {
      long: async () => {
        await gate.promise;
        return async () => void done.push('finished');
      },
    };
    const runner = createJobRunner(open.database, clock, { step }, ignore);
    await scheduleJob(open.database, { kind: 'step', subject: 'long', dueAt: clock.now() });
    await runner.run();
    await clock.advance(86_400);
    await runner.run();
    expect(done).toEqual([]);
    gate.resolve(undefined);
    await runner.settle();
    await clock.advance(86_400);
    await runner.settle();
    expect(done).toEqual(['finished']);
  });

  it('that take long are restarted when their process has ended, and count once (RULE-030)', async () => {
    const clock = await openClock(open.database, machine);
    const gate = Promise.withResolvers<undefined>();
    const done: string[] = [];
    const createNamedRunner = (name: string, ready: Promise<undefined>) => {
      const long = async () => {
        await ready;
        return async () => void done.push(name);
      };
      return createJobRunner(open.database, clock, { step: { long } }, ignore);
    };
    const silent = createNamedRunner('silent', gate.promise);
    await scheduleJob(open.database, { kind: 'step', subject: 'left', dueAt: clock.now() });
    await silent.run();
    const next = createNamedRunner('next', Promise.resolve(undefined));
    await next.settle();
    expect(done).toEqual([]);
    await clock.advance(301);
    next.wake();
    await next.settle();
    expect(done).toEqual(['next']);
    gate.resolve(undefined);
    await silent.settle();
    expect(done).toEqual(['next']);
  });
});
