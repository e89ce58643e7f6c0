import { lazy, useState } from 'react';
import { styled } from 'styled-components';
import { Part } from '../../foundations/parts/Part.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { infoIcon } from '../../foundations/Icon/glyphs/infoIcon.ts';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { priceTexts } from './price.texts.ts';

/** Few ask; a form does not wait for it. */
const MiddleRateDialog = lazy(async () => ({ default: (await loadPart(() => import('./MiddleRateDialog.tsx'))).MiddleRateDialog }));

/* 44 px to touch, without 44 px of a row; also where the value has gone under its label. */
const StyledMark = styled(IconButton)`
  && {
    position: relative;
    margin-block: -12px;
    margin-inline: -16px -12px;
    color: var(--semantic-color-text-secondary);
  }
`;

/** Says what the middle rate is (PRICE-004). */
export function MiddleRateInfo() {
  const texts = useTexts(priceTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <StyledMark label={texts.whatIsMiddleRate} icon={infoIcon} iconSize={16} onClick={() => setOpen(true)} />
      {open ? (
        <Part>
          <MiddleRateDialog onClose={() => setOpen(false)} />
        </Part>
      ) : null}
    </>
  );
}

/** For the rows of a price that has a middle rate. */
export const middleRateInfo = <MiddleRateInfo />;
