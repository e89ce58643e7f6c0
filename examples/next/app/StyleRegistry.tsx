'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

export function StyleRegistry({ children }: { readonly children: ReactNode }) {
  const [sheet] = useState(() => (typeof window === 'undefined' ? new ServerStyleSheet() : null));
  useServerInsertedHTML(() => {
    if (sheet === null) return null;
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return <>{styles}</>;
  });
  if (sheet === null) return children;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
