export { criteriaChipsTexts } from '../CriteriaChips/CriteriaChips.texts.ts';
export { CriteriaChips, type CriteriaChipsProps, type Criterion, type CriterionState } from '../CriteriaChips/CriteriaChips.tsx';
export { FilterChip, type FilterChipProps } from '../FilterChip/FilterChip.tsx';
export { chipTexts } from './Chip.texts.ts';
export { Chip, type ChipProps } from './Chip.tsx';
