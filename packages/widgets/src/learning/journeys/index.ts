export { JourneyDetail, type JourneyDetailProps } from './JourneyDetail.tsx';
export {
  ConnectedJourneyList,
  type ConnectedJourneyListProps,
  JourneyList,
  type JourneyListProps,
} from './JourneyList.tsx';
