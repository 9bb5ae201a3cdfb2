import { CompanySetup } from '@drawbridge/widgets/company/setup';
import { useStore } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { toSetupStep } from '../../../router/setup-paths.ts';

/** The set-up of a new company, while its profile says that it is not closed. Its code is for administrators only. */
export function SetupSection() {
  useSignals();
  const { value: profile } = useStore('profile').profile;
  if (profile.state !== 'ready' || !profile.value.company_setup_open) return null;
  return <CompanySetup place="card" toStep={toSetupStep} />;
}
