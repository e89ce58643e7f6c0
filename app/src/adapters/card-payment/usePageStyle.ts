import { useEffect, useState } from 'react';

/**
 * Returns the styles for the card provider's elements, read again when the page changes theme, brand or contrast (THIRD-023).
 * @param read reads them from the document; must be a stable function
 */
export function usePageStyle<T>(read: () => T): T {
  const [looks, setLooks] = useState(read);
  useEffect(() => {
    const look = () => setLooks(read);
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { attributes: true });
    observer.observe(document.body, { attributes: true });
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', look);
    return () => {
      observer.disconnect();
      dark.removeEventListener('change', look);
    };
  }, [read]);
  return looks;
}
