import { useQuery } from '@tanstack/react-query';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { keepsCookies } from '@/lib/browser/api/cookies';

/** Whether this browser keeps our cookies; true until it is known. Checked again when the page is returned to. */
export function useKeepsCookies(enabled = true): boolean {
  const { data } = useQuery({ queryKey: queryKeys.cookies, queryFn: keepsCookies, enabled }, getQueryClient());
  return data ?? true;
}
