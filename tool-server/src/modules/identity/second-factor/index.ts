export {
  createSecondFactorParts,
  createSecondFactors,
  type SecondFactorParts,
} from './second-factor.module.ts';
export { secondFactor } from './second-factor.table.ts';
