import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

// Room for it, so that the customer can come near.
const StyledRoom = styled.div`
  &:empty {
    min-block-size: 240px;
  }
`;

/** A quarter of the room in sight is near: its edge alone is not yet. */
const NEAR = 0.25;

/** What is far down a page: it is not there, and nothing of it is loaded, until the customer comes near it. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (room.current === null || isNear) return undefined;
    const watch = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), { threshold: NEAR });
    watch.observe(room.current);
    return () => watch.disconnect();
  }, [isNear]);
  return isNear ? children : <StyledRoom ref={room} />;
}
