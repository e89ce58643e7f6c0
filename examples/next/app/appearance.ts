/** What a customer has chosen, kept in cookies so that the server's first page has it. */
export type Appearance = { readonly theme: 'light' | 'dark' | 'system'; readonly balances: 'shown' | 'hidden' };

type Cookies = { readonly get: (name: string) => { readonly value: string } | undefined };

export function toAppearance(cookies: Cookies): Appearance {
  const theme = cookies.get('theme')?.value;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    balances: cookies.get('balances')?.value === 'hidden' ? 'hidden' : 'shown',
  };
}

export function keepAppearance(chosen: Partial<Appearance>): void {
  for (const [name, value] of Object.entries(chosen)) document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}
