import { cookies } from 'next/headers';
import { identityDeps } from '@/lib/server/api/identity-deps';
import { receiveReturn } from '@/lib/server/sessions/bankid-flow';

export async function GET(request: Request): Promise<Response> {
  return receiveReturn(request, identityDeps(await cookies()), 'login', '/login/bankid');
}
