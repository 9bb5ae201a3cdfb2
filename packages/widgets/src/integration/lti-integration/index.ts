export { AddPlatform, type AddPlatformProps } from './AddPlatform.tsx';
export {
  AddPlatformLink,
  INTEGRATION_TABS,
  type IntegrationTab,
  LtiIntegration,
  type LtiIntegrationProps,
} from './LtiIntegration.tsx';
export { PlatformPage, type PlatformPageProps } from './PlatformPage.tsx';
