import { emailMaxLength } from '../limits/lengths.ts';

/** The pattern of the HTML standard, with at least one dot in the domain (D-FMT-08). */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** What is wrong with an e-mail address, or null. Surrounding spaces are cut off first. @see FMT-016 */
export function emailIssue(typed: string): 'required' | 'invalid' | null {
  const email = typed.trim();
  if (email === '') return 'required';
  return email.length <= emailMaxLength && EMAIL.test(email) ? null : 'invalid';
}
