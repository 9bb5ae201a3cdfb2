export { ConnectedSolution, type ConnectedSolutionProps } from './ConnectedSolution.tsx';
export { Solution, type SolutionProps } from './Solution.tsx';
