/** The rules that widgets and server share, as pure functions without React. @see EMB-20 */
export * from '@drawbridge/contracts/rules';
export { chartColorOf, chartHexOf, toChartMax, toLevel } from '@drawbridge/ui/chart';
