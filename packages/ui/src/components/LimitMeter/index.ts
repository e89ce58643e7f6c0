export { LimitMeter, type LimitMeterProps } from './LimitMeter.tsx';
