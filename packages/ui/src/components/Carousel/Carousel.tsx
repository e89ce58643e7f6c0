import { Children, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, type TouchEvent } from 'react';
import { forwardIcon, previousIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { useHydrated } from '../../foundations/hydration/useHydrated.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { carouselTexts } from './Carousel.texts.ts';
import { keyframes, styled } from 'styled-components';

const arrive = keyframes`
  from { opacity: 0; translate: var(--primitive-space-8) 0; }
`;

const StyledCarousel = styled.section`
  position: relative;
  display: grid;
  gap: var(--primitive-space-24);
  touch-action: pan-y;

  &[data-moved] > [data-part='slide'] {
    animation: ${arrive} var(--semantic-motion-modal-in);
  }
  [data-part='dots'] {
    display: flex;
    /* The dots are 24 px apart, which is the width of their targets (WCAG 2.5.8). */
    margin-inline-start: -9px;
  }
  [data-part='dots'] button {
    display: grid;
    place-items: center;
    padding-inline: 9px;
    block-size: var(--primitive-size-touch);
    margin-block: -19px;
    border-radius: var(--primitive-radius-xs);
  }
  [data-part='dots'] button::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-radius: var(--primitive-radius-full);
    background: currentColor;
    opacity: 0.5;
    transition: inline-size var(--semantic-motion-tab);
  }
  [data-part='dots'] button[aria-current='true']::before {
    inline-size: 24px;
    opacity: 1;
  }
  [data-part='arrows'] {
    display: none;
  }
  /* At the end of the line of dots. */
  @media (min-width: 768px) {
    gap: var(--primitive-space-32);

    [data-part='arrows'] {
      position: absolute;
      inset: auto 0 -19px auto;
      display: flex;
      gap: var(--primitive-space-8);
    }
    [data-part='arrows'] button {
      border: 1px solid currentColor;
      color: inherit;
    }
    [data-part='arrows'] button:disabled {
      opacity: 0.4;
    }
  }
  @media (forced-colors: active) {
    [data-part='dots'] button::before {
      background: ButtonText;
      forced-color-adjust: none;
    }
  }
`;

/** Minimum distance of a swipe, which must also be mostly horizontal. */
const SWIPE_PX = 48;

type SwipeProps = { readonly onTouchStart: (event: TouchEvent) => void; readonly onTouchEnd: (event: TouchEvent) => void };

/** Returns touch handlers that call `onSwipe` with 1 for the next and -1 for the previous slide, in reading direction. */
function useSwipe(onSwipe: (steps: 1 | -1) => void): SwipeProps {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0];
      start.current = touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches, currentTarget }) => {
      const touch = changedTouches[0];
      if (start.current === null || touch === undefined) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(down)) return;
      const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
      onSwipe(across < 0 === isRtl ? -1 : 1);
    },
  };
}

export type CarouselProps = Omit<ComponentPropsWithRef<'section'>, 'onChange'> & {
  /** Accessible name: what the slides show. */
  readonly label: string;
  /** Index of the visible slide, from 0. */
  readonly value: number;
  /** Shows another slide, by its index from 0. */
  readonly onValueChange: (slide: number) => void;
  /** One child per slide, three or four in total. */
  readonly children: ReactNode;
  /**
   * Shows a previous and a next button next to the dots, from 768 px. They are for the pointer only, as the dots respond to keys. @default
   * false
   */
  readonly arrows?: boolean;
};

/**
 * Slides that the customer moves by swiping, dots or arrow keys (ARIA carousel, without rotation). It neither advances by itself nor wraps
 * around.
 */
export function Carousel({ label, value, onValueChange, children, arrows = false, ...rest }: CarouselProps) {
  const isHydrated = useHydrated();
  const words = useTexts(carouselTexts);
  const slides = Children.toArray(children);
  const dots = useRef<HTMLDivElement>(null);
  // The first slide renders with the page. Only later ones animate in.
  const [isMoved, setIsMoved] = useState(false);
  const go = (slide: number): void => {
    if (slide < 0 || slide >= slides.length || slide === value) return;
    setIsMoved(true);
    onValueChange(slide);
  };
  const swipe = useSwipe((steps) => {
    go(value + steps);
  });
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -value, End: slides.length - 1 - value }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' && event.key.startsWith('Arrow') ? -step : step;
    go(value + forward);
    dots.current?.querySelectorAll('button')[Math.min(slides.length - 1, Math.max(0, value + forward))]?.focus();
  };
  return (
    <StyledCarousel
      {...rest}
      // Capture handlers, because a product's own bubbling handlers are passed in `rest`.
      onTouchStartCapture={swipe.onTouchStart}
      onTouchEndCapture={swipe.onTouchEnd}
      data-moved={isMoved || undefined}
      aria-roledescription={words.carousel}
      aria-label={label}
    >
      {slides.map((slide, index) => (
        <div
          // The slides are a fixed list, so the index identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          role="group"
          aria-roledescription={words.slide}
          aria-label={words.position({ slide: index + 1, count: slides.length })}
          hidden={index !== value}
          data-part="slide"
        >
          {slide}
        </div>
      ))}
      <div data-part="dots" ref={dots} role="group" aria-label={words.slides}>
        {slides.map((_, index) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            type="button"
            disabled={!isHydrated}
            aria-label={words.position({ slide: index + 1, count: slides.length })}
            aria-current={index === value}
            tabIndex={index === value ? 0 : -1}
            onKeyDown={move}
            onClick={() => {
              go(index);
            }}
          />
        ))}
      </div>
      {arrows ? (
        <div data-part="arrows">
          <IconButton label={words.previous} icon={previousIcon} tabIndex={-1} disabled={value === 0} onClick={() => go(value - 1)} />
          <IconButton
            label={words.next}
            icon={forwardIcon}
            tabIndex={-1}
            disabled={value === slides.length - 1}
            onClick={() => go(value + 1)}
          />
        </div>
      ) : null}
      <VisuallyHidden aria-live="polite">{words.position({ slide: value + 1, count: slides.length })}</VisuallyHidden>
    </StyledCarousel>
  );
}
