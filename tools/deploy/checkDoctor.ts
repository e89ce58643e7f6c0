import { examine } from '@wallet/operator/doctor/examine';
import { createAsk, type Answer, type Ask } from '@wallet/operator/doctor/ask';
import type { Finding } from '@wallet/operator/doctor/finding';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCertificate, startNginx } from '../servers/nginx.ts';
import { breaks, type Break } from './doctorBreaks.ts';

type Place = {
  readonly program: string;
  readonly dist: string;
  readonly provider: string;
  readonly providerCertificate: string;
  readonly port: number;
  readonly redirectPort: number;
  /** Folder of the certificate. */
  readonly certificate: string;
};

const script: Answer = { status: 200, headers: new Headers({ 'content-type': 'text/javascript' }), repeated: [], text: '' };

/** The network, with third parties that answer as they should, or as a break says. */
function send({ outside = {} }: Pick<Break, 'outside'>): Ask {
  const { askAnew } = createAsk();
  return async (url, question) => {
    const { origin, hostname } = new URL(url);
    if (hostname === 'localhost' || hostname === '127.0.0.1') return askAnew(url, question);
    return { ...script, ...outside[origin] };
  };
}

const look = ({ port, redirectPort }: Place, certificate: string, one: Pick<Break, 'outside'>): Promise<readonly Finding[]> =>
  examine({
    origin: `https://localhost:${port}`,
    plain: `http://localhost:${redirectPort}`,
    ca: readFileSync(join(certificate, 'fullchain.pem'), 'utf8'),
    send: send(one),
  });

function spoil(dist: string, { change = [], add }: Break, entry: string): () => void {
  const pathOf = (file: string): string => join(dist, file.replace('{script}', entry));
  const originals = change.map(([file]) => [pathOf(file), readFileSync(pathOf(file))] as const);
  for (const [file, text, instead] of change) {
    const before = readFileSync(pathOf(file), 'utf8');
    const after = before.replace(text, instead);
    if (before === after) throw new Error(`${file} does not say ${String(text)} any more: correct tools/deploy/doctorBreaks.ts.`);
    writeFileSync(pathOf(file), after);
  }
  if (add !== undefined) writeFileSync(pathOf(add[0]), add[1]);
  return () => {
    for (const [file, text] of originals.toReversed()) writeFileSync(file, text);
    if (add !== undefined) rmSync(pathOf(add[0]));
  };
}

const reportOf = (findings: readonly Finding[]): string =>
  findings
    .filter(({ level }) => level !== 'PASS')
    .map(({ id }) => id)
    .toSorted()
    .join(', ');

/**
 * Spoils a served deployment in every way and asks the doctor, which has to name each and nothing else (DEP-024).
 * @param expect hears each
 */
export async function checkDoctor(place: Place, expect: (isTrue: boolean, what: string) => void): Promise<void> {
  const { program, dist, provider, providerCertificate, port, redirectPort } = place;
  const [, entry = ''] = /<script type="module"[^>]* src="(\/static\/[^"]+)"/.exec(readFileSync(join(dist, 'app/app.html'), 'utf8')) ?? [];
  const findingsAfter = async (one: Break): Promise<readonly Finding[]> => {
    const certificate =
      one.certificateDays === undefined ? place.certificate : makeCertificate(['localhost', '127.0.0.1'], one.certificateDays);
    const restore = spoil(dist, one, entry);
    const nginx = await startNginx(program, port, {
      dist,
      provider,
      providerCertificate,
      tls: { port, redirectPort, folder: certificate },
    });
    try {
      return await look(place, certificate, one);
    } finally {
      await nginx.stop();
      restore();
      if (certificate !== place.certificate) rmSync(certificate, { recursive: true, force: true });
    }
  };
  const whole = await findingsAfter({ what: 'nothing', names: [] });
  expect(
    reportOf(whole) === '' && whole.length > 30,
    `doctor: of a whole deployment it says ${JSON.stringify(whole.filter(({ level }) => level !== 'PASS'))}`,
  );
  for (const one of breaks) {
    const findings = await findingsAfter(one);
    const names = one.names.toSorted().join(', ');
    expect(reportOf(findings) === names, `doctor: ${one.what}: it names ${reportOf(findings) || 'nothing'} in place of ${names}`);
    expect(
      findings.every(({ level, mend }) => level === 'PASS' || mend !== ''),
      `doctor: ${one.what}: it does not say how to mend that`,
    );
  }
}
