import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

// Reserves space, so that the customer can scroll near it.
const StyledRoom = styled.div`
  &:empty {
    min-block-size: 240px;
  }
`;

/** Near means that a quarter of the reserved space is visible. Its edge alone is not enough. */
const VISIBLE_SHARE = 0.25;

/** Renders content far down a page, and loads its code, only when the customer scrolls near it. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (room.current === null || isNear) return undefined;
    const watch = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      threshold: VISIBLE_SHARE,
    });
    watch.observe(room.current);
    return () => watch.disconnect();
  }, [isNear]);
  return isNear ? children : <StyledRoom ref={room} />;
}
