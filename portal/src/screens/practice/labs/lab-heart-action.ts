export { LabHeartAction } from '@drawbridge/widgets/learning/wishlist';
