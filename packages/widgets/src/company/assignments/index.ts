export {
  ConnectedAssignmentDetail,
  type ConnectedAssignmentDetailProps,
  ConnectedAssignmentList,
  type ConnectedAssignmentListProps,
} from './ConnectedAssignments.tsx';
