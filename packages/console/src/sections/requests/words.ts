import type { Tone } from '../../parts/Section.tsx';

const words: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  303: 'See other',
  304: 'Not modified',
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Not allowed',
  409: 'Conflict',
  413: 'Too large',
  415: 'Wrong type',
  422: 'Unprocessable',
  429: 'Too many',
  500: 'Server error',
  502: 'Bad gateway',
  503: 'Unavailable',
  504: 'Timed out',
};
const classes = ['', 'Info', 'OK', 'Redirect', 'Refused', 'Server error'];

/** A short text for a status, in addition to its colour. */
export const describeStatus = (status: number): string => words[status] ?? classes[Math.floor(status / 100)] ?? '';

export function getStatusTone(status: number): Tone {
  if (status >= 500) return 'negative';
  if (status >= 400) return 'warning';
  return status >= 300 ? 'info' : 'positive';
}

/** `09:26:53.589`, in UTC like all times here. */
export const formatTime = (iso: string): string => iso.slice(11, 23);

/** `14 Mar 2026, 09:26:53`, in UTC like the provider's own dates. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}, ${iso.slice(11, 19)}`;
}

const KIB = 1024;

export function formatSize(bytes: number | null): string {
  if (bytes === null) return '';
  return bytes < KIB ? `${bytes} B` : `${Math.round((bytes / KIB) * 10) / 10} KB`;
}
