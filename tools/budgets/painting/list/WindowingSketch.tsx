import { builtInLocale } from '@wallet/core/format/locale';
import { formatMoney } from '@wallet/core/format/formatMoney';
import type { TransactionRowView } from '@wallet/ui/patterns/TransactionList';
import { useEffect, useState } from 'react';

const ROW_PX = 69;
const ROWS_AROUND = 2;

const scrollTop = (): number => Math.max(0, scrollY);

/** The floor of L1: rows of one height, placed by arithmetic, the elements of the product's row with plain class names, and nothing else. */
export function WindowingSketch({ rows }: { readonly rows: readonly TransactionRowView[] }) {
  const [top, setTop] = useState(scrollTop);
  useEffect(() => {
    const follow = (): void => setTop(scrollTop());
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  const first = Math.max(0, Math.floor(top / ROW_PX) - ROWS_AROUND);
  const last = Math.ceil((top + innerHeight) / ROW_PX) + ROWS_AROUND;
  return (
    <ul className="sketch" style={{ blockSize: rows.length * ROW_PX }}>
      {rows.slice(first, last).map((row, place) => (
        <Row key={row.id} row={row} top={(first + place) * ROW_PX} />
      ))}
    </ul>
  );
}

function Row({ row, top }: { readonly row: TransactionRowView; readonly top: number }) {
  const { href, title, time, volume, flow } = row;
  return (
    <li style={{ insetBlockStart: top }}>
      <a href={href} aria-label={title}>
        <span className="tile">
          <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
            <path d="M12 5v14" />
            <path d="m19 12-7 7-7-7" />
          </svg>
        </span>
        <span className="body">
          <span className="text">
            <span className="title">{title}</span>
            <span className="note">{time}</span>
          </span>
          <span className="figures">
            <span className="value">+{formatMoney(volume, builtInLocale)}</span>
            <span className="note">{flow === null ? null : `${flow.from} → ${flow.to}`}</span>
          </span>
        </span>
      </a>
    </li>
  );
}
