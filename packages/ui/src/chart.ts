/** Rules of charts as pure functions, without React or styles: `@drawbridge/ui/chart`. @see EMB-20 */
export { toChartMax } from './components/Chart/chart-data.ts';
export { toLevel } from './components/Heatmap/heatmap-days.ts';
export { chartColorOf, chartHexOf } from './tokens/chart.ts';
