export { Allocation, type AllocationProps, type Share } from './Allocation.tsx';
