import { useLocation } from 'wouter';

/** Goes to an address of ours. */
export function useNavigate() {
  const [, navigate] = useLocation();
  return navigate;
}
