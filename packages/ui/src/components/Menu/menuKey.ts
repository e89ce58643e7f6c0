/**
 * Which item a key leads to, or null when the key is none of the menu's.
 * @param current the focused item, -1 for none
 * @param labels of all items: a letter leads to the next one that begins with it
 */
export function menuKey(key: string, current: number, labels: readonly string[]): number | null {
  const count = labels.length;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return key.length === 1 && key !== ' ' ? nextStartingWith(key, current, labels) : null;
  }
}

function nextStartingWith(letter: string, current: number, labels: readonly string[]): number | null {
  const wanted = letter.toLowerCase();
  for (let step = 1; step <= labels.length; step += 1) {
    const index = (Math.max(-1, current) + step) % labels.length;
    if (labels[index]?.toLowerCase().startsWith(wanted)) return index;
  }
  return null;
}
