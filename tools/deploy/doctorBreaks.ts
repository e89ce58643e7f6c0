import type { Answer } from '@wallet/operator/doctor/ask';

/** One way to spoil a deployment, and what the doctor has to name for it: nothing else. */
export type Break = {
  readonly what: string;
  readonly names: readonly string[];
  /** Of a served or a server's file, relative to dist: the text that is there, and what comes in its place. */
  readonly change?: readonly (readonly [file: string, written: string | RegExp, instead: string])[];
  /** A further file. */
  readonly add?: readonly [file: string, text: string];
  /** What a third party answers. */
  readonly outside?: Readonly<Record<string, Partial<Answer>>>;
  /** Days that the certificate is valid for. */
  readonly certificateDays?: number;
};

const header = (name: string): RegExp => new RegExp(`^add_header ${name} .*\n`, 'm');
const conf = 'deploy/nginx.conf';
const config = 'app/config.json';
/** In one group's line of the policies. */
const inPolicy = (group: string, directive: string): RegExp => new RegExp(`(?<=^ +${group} "default-src[^\n]*)${directive}`, 'm');

export const breaks: readonly Break[] = [
  {
    what: 'HSTS is gone from pages',
    names: ['headers.pages'],
    change: [['deploy/headers/page.conf', header('Strict-Transport-Security'), '']],
  },
  {
    what: 'HSTS is gone from files',
    names: ['headers.files'],
    change: [['deploy/headers/static.conf', header('Strict-Transport-Security'), '']],
  },
  {
    what: 'HSTS is gone from what nginx refuses, redirects and notes',
    names: ['headers.missing', 'headers.notes', 'headers.redirect'],
    change: [['deploy/headers/file.conf', header('Strict-Transport-Security'), '']],
  },
  {
    what: 'HSTS is gone from calls',
    names: ['headers.refusals'],
    change: [['deploy/headers/provider.conf', header('Strict-Transport-Security'), '']],
  },
  {
    what: 'nosniff is gone from pages',
    names: ['headers.pages'],
    change: [['deploy/headers/page.conf', header('X-Content-Type-Options'), '']],
  },
  { what: 'COOP is gone', names: ['headers.pages'], change: [['deploy/headers/page.conf', header('Cross-Origin-Opener-Policy'), '']] },
  { what: 'the referrer is told', names: ['headers.files'], change: [['deploy/headers/static.conf', '"no-referrer"', '"unsafe-url"']] },
  {
    what: 'the provider’s header comes besides',
    names: ['headers.refusals'],
    change: [['deploy/proxy.conf', 'proxy_hide_header X-Content-Type-Options;', '']],
  },
  {
    what: 'one nonce for everybody',
    names: ['nonce'],
    change: [
      [conf, /nonce-\$request_id/g, 'nonce-0123456789abcdef0123456789abcdef'],
      [conf, /'__CSP_NONCE__' \$request_id/g, "'__CSP_NONCE__' 0123456789abcdef0123456789abcdef"],
    ],
  },
  {
    what: 'another nonce in the page',
    names: ['nonce'],
    change: [[conf, /'__CSP_NONCE__' \$request_id/, "'__CSP_NONCE__' 0123456789abcdef"]],
  },
  {
    what: 'the placeholder stays',
    names: ['placeholder'],
    change: [[conf, /sub_filter '__CSP_NONCE__' \$request_id;/, "sub_filter '__NOTHING__' '';"]],
  },
  {
    what: 'the card provider is not in its policy',
    names: ['policy.card'],
    change: [[conf, inPolicy('card', ' https://api\\.stripe\\.com'), '']],
  },
  {
    what: 'the identity host may not be framed',
    names: ['policy.identity'],
    change: [[conf, inPolicy('identity', 'frame-src https://kyc\\.example'), "frame-src 'none'"]],
  },
  {
    what: 'scripts from text are allowed',
    names: ['policy.app'],
    change: [[conf, inPolicy('default', "'strict-dynamic'"), "'strict-dynamic' 'unsafe-eval'"]],
  },
  {
    what: 'Trusted Types are off at the login',
    names: ['policy.guest'],
    change: [[conf, inPolicy('guest', " require-trusted-types-for 'script';"), '']],
  },
  {
    what: 'the chat may not be framed',
    names: ['policy.support'],
    change: [[conf, inPolicy('support', ' https://127\\.0\\.0\\.1:\\d+'), '']],
  },
  {
    what: 'the identity host gets no camera',
    names: ['permissions.identity'],
    change: [[conf, /identity "camera=[^\n]*/, 'identity "camera=(self)";']],
  },
  {
    what: 'everybody gets the microphone',
    names: ['permissions.app'],
    change: [[conf, /default "camera=\(self\), microphone=\(\)/, 'default "camera=(self), microphone=*']],
  },
  { what: 'pages are kept', names: ['caching.pages'], change: [['deploy/headers/page.conf', '"no-store"', '"max-age=600"']] },
  { what: 'files are not kept', names: ['caching.static'], change: [[conf, '"public, max-age=31536000, immutable"', '"max-age=60"']] },
  {
    what: 'a missing file is kept for a year',
    names: ['caching.missing'],
    change: [[conf, 'default "no-store";', 'default "public, max-age=31536000, immutable";']],
  },
  {
    what: 'config.json is kept',
    names: ['caching.notes'],
    change: [[conf, /(?<=location ~ \^\/\(config[^{]*\{\n +include headers\/)file/, 'static']],
  },
  { what: 'version.txt is that of before', names: ['version'], change: [['app/version.txt', /.+/, 'v22.3.1']] },
  { what: 'version.txt is a page', names: ['version'], change: [[conf, '|version\\.txt', '']] },
  {
    what: 'a stand-in is left',
    names: ['stand-ins'],
    change: [[config, '"monitoring": "http"', '"monitoring": "http", "push": "sandbox"']],
  },
  {
    what: 'a double is left',
    names: ['doubles'],
    change: [[config, '"kind": "frame"', '"kind": "frame", "at": {"connect": ["http://127.0.0.1:9"]}']],
  },
  { what: 'a secret is served', names: ['secrets'], change: [[config, 'pk_live_1', 'sk_live_1']] },
  { what: 'an unknown key', names: ['config'], change: [[config, '"awards"', '"colour": "red",\n  "awards"']] },
  {
    what: 'a source map is served',
    names: ['maps'],
    change: [[conf, /location ~ \\\.map\$ \{[^}]*\}/, '']],
    add: ['app{script}.map', '{}'],
  },
  { what: 'the control surface is reached', names: ['sandbox'], change: [[conf, /\|\^\/sandbox\(\/\|\$\)\)/, ')']] },
  {
    what: 'dot files are pages',
    names: ['dot-files'],
    change: [[conf, 'location ~ (/\\.|', 'location ~ (/\\.nothing|']],
  },
  {
    what: 'the font is for this origin alone',
    names: ['fonts'],
    change: [['deploy/headers/font.conf', header('Access-Control-Allow-Origin'), '']],
  },
  {
    what: 'port 80 leads elsewhere',
    names: ['redirect'],
    change: [[conf, /return 308 https:\/\/localhost:\d+/, 'return 308 https://elsewhere.example']],
  },
  { what: 'port 80 answers for a while', names: ['redirect'], change: [[conf, 'return 308', 'return 302']] },
  { what: 'the health is the app’s page', names: ['health'], change: [[conf, 'location = /_healthz {', 'location = /_health {']] },
  { what: 'calls are the app’s page', names: ['calls'], change: [[conf, 'location /api/ {', 'location /apis/ {']] },
  { what: 'the entry script is another', names: ['integrity'], change: [['app{script}', /$/, '\n']] },
  { what: 'the card provider has no script', names: ['third.cardPayment'], outside: { 'https://js.stripe.com': { status: 404 } } },
  {
    what: 'the bot check sends a page',
    names: ['third.botCheck'],
    outside: { 'https://www.google.com': { headers: new Headers({ 'content-type': 'text/html' }) } },
  },
  {
    what: 'the identity host refuses to be framed',
    names: ['third.identity'],
    outside: { 'https://kyc.example': { headers: new Headers({ 'x-frame-options': 'SAMEORIGIN' }) } },
  },
  {
    what: 'the identity host may be framed by others',
    names: ['third.identity'],
    outside: { 'https://kyc.example': { headers: new Headers({ 'content-security-policy': 'frame-ancestors https://other.example' }) } },
  },
  { what: 'the chat is that of another region', names: ['third.chat'], change: [['chat/config.json', '"region":"eu"', '"region":"us"']] },
  {
    what: 'anybody may frame the chat',
    names: ['third.chat'],
    change: [['deploy/headers/chat.conf', /frame-ancestors [^"]+/, 'frame-ancestors *']],
  },
  { what: 'the certificate ends soon', names: ['certificate'], certificateDays: 5 },
];
