export { GrowthLine, type GrowthLineProps } from '../GrowthLine/GrowthLine.tsx';
export { LineChart, type LineChartProps } from './LineChart.tsx';
