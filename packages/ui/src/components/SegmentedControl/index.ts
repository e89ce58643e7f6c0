export { type Chosen, type Segment, SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';
