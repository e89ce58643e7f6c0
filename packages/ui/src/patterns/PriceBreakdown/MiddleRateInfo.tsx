import { lazy, useState } from 'react';
import { styled } from 'styled-components';
import { Part } from '../../foundations/parts/Part.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { infoIcon } from '../../foundations/Icon/icons.ts';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { useOpenPart } from '../parts/useOpenPart.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { priceTexts } from './price.texts.ts';

/** Loaded lazily, because few customers open it. */
const loadDialog = () => import('./MiddleRateDialog.tsx');
const MiddleRateDialog = lazy(async () => ({ default: (await loadPart(loadDialog)).MiddleRateDialog }));

/* A touch target of 44 px that does not make the row 44 px high, even when the value wraps below its label. */
const StyledMark = styled(IconButton)`
  && {
    position: relative;
    margin-block: -12px;
    margin-inline: -16px -12px;
    color: var(--semantic-color-text-secondary);
  }
`;

/** A button that explains the middle rate (PRICE-004). */
export function MiddleRateInfo() {
  const texts = useTexts(priceTexts);
  const [open, setOpen] = useState(false);
  const { openPart } = useOpenPart();
  return (
    <>
      <StyledMark label={texts.whatIsMiddleRate} icon={infoIcon} iconSize={16} onClick={() => openPart(loadDialog, () => setOpen(true))} />
      {open ? (
        <Part>
          <MiddleRateDialog onClose={() => setOpen(false)} />
        </Part>
      ) : null}
    </>
  );
}

export const middleRateInfo = <MiddleRateInfo />;
