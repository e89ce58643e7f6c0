import { createRequester, type SendRequest } from '@wallet/operator/doctor/ask';
import { runDoctorChecks } from '@wallet/operator/doctor/runDoctorChecks';
import type { Finding } from '@wallet/operator/doctor/finding';
import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { makeCertificate } from '../servers/nginx.ts';
import { breaks, type Break } from './doctorBreaks.ts';

type DoctorTarget = {
  readonly context: TestContext;
  readonly dist: string;
  readonly origin: string;
  /** Origin of the redirect to HTTPS. */
  readonly plain: string;
  readonly certificate: string;
  /** @returns a function that stops nginx */
  readonly start: (certificate: string) => Promise<() => Promise<void>>;
};

/** The network, with third parties that respond correctly unless the break says otherwise. */
function createSend({ outside = {} }: Break): SendRequest {
  const { askAnew } = createRequester();
  return async (url, question) => {
    const { origin, hostname } = new URL(url);
    if (hostname === 'localhost' || hostname === '127.0.0.1') return askAnew(url, question);
    return { status: 200, headers: new Headers({ 'content-type': 'text/javascript' }), repeated: [], text: '', ...outside[origin] };
  };
}

/** Applies a break to the served files. @returns a function that restores them */
function applyBreak(dist: string, { change = [], add }: Break): () => void {
  const [, entry = ''] = /<script type="module"[^>]* src="(\/static\/[^"]+)"/.exec(readFileSync(join(dist, 'app/app.html'), 'utf8')) ?? [];
  const pathOf = (file: string): string => join(dist, file.replace('{script}', entry));
  const originals = change.map(([file]) => [pathOf(file), readFileSync(pathOf(file))] as const);
  for (const [file, text, instead] of change) {
    const before = readFileSync(pathOf(file), 'utf8');
    const spoiled = before.replace(text, instead);
    assert.notEqual(spoiled, before, `${file} does not say ${String(text)} any more: correct tools/deploy/doctorBreaks.ts.`);
    writeFileSync(pathOf(file), spoiled);
  }
  if (add !== undefined) writeFileSync(pathOf(add[0]), add[1]);
  return () => {
    for (const [file, text] of originals.toReversed()) writeFileSync(file, text);
    if (add !== undefined) rmSync(pathOf(add[0]));
  };
}

async function runDoctorWith(one: Break, { dist, origin, plain, certificate, start }: DoctorTarget): Promise<readonly Finding[]> {
  const folder = one.certificateDays === undefined ? certificate : makeCertificate(['localhost', '127.0.0.1'], one.certificateDays);
  const restore = applyBreak(dist, one);
  const stop = await start(folder);
  try {
    return await runDoctorChecks({ origin, plain, ca: readFileSync(join(folder, 'fullchain.pem'), 'utf8'), send: createSend(one) });
  } finally {
    await stop();
    restore();
  }
}

/** Breaks a served deployment in every way. The doctor must report exactly that, with a fix (DEP-024). */
export async function checkDoctor(place: DoctorTarget): Promise<void> {
  const whole = await runDoctorWith({ what: 'nothing', names: [] }, place);
  assert.deepEqual(
    whole.filter(({ level }) => level !== 'PASS'),
    [],
  );
  assert.ok(whole.length > 30);
  for (const one of breaks)
    await place.context.test(one.what, async () => {
      const found = (await runDoctorWith(one, place)).filter(({ level }) => level !== 'PASS');
      assert.deepEqual(found.map(({ id }) => id).toSorted(), one.names.toSorted());
      assert.ok(found.every(({ mend }) => mend !== ''));
    });
}
