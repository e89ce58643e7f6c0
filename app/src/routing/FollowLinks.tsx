import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { overlaySlot } from '../operations/walletUi.ts';

/** The path that a click leads to inside the app; null when the browser should follow the link by itself. */
export function followedPath(event: MouseEvent, origin: string): string | null {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.hasAttribute('data-reload')) return null;
  if (!link.hasAttribute('href') || link.origin !== origin) return null;
  if (link.getAttribute('href')?.startsWith('#') === true) return null;
  return `${link.pathname}${link.search}${link.hash}`;
}

/** Screens write plain links; a click on one that stays in the app changes the route without loading a page. */
export function FollowLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = followedPath(event, location.origin);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
      const dialog = event.target instanceof Element ? event.target.closest('dialog') : null;
      if (dialog !== null) overlaySlot.ask(dialog); // a choice in an overlay closes it (D-MENU-02)
    };
    // On the document, after React's own listeners on the root and, for overlays, on the body: a link that follows by itself has done so.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return null;
}
