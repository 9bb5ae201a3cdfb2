/** Set-up of the component tests: one second, for which Testing Library waits, is a guess about speed. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 45_000 });
