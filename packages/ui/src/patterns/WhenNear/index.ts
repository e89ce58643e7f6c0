export { WhenNear } from './WhenNear.tsx';
