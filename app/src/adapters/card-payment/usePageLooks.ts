import { useEffect, useState } from 'react';

/**
 * What the card provider's elements are drawn with, read again whenever the page changes its looks: theme, brand, contrast (THIRD-023).
 * @param read of the document; one function for the life of the component
 */
export function usePageLooks<T>(read: () => T): T {
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
