export {
  ConnectedAssignmentDetail,
  type ConnectedAssignmentDetailProps,
  ConnectedAssignmentList,
  type ConnectedAssignmentListProps,
} from './ConnectedAssignments.tsx';
export { DueAssignments, type DueAssignmentsProps } from './DueAssignments.tsx';
