import { cookies } from 'next/headers';
import { receiveReturn } from '@/lib/account/bankid-flow';
import { identityDeps } from '@/lib/api/server/identity-deps';

export async function GET(request: Request): Promise<Response> {
  return receiveReturn(request, identityDeps(await cookies()), 'login', '/login/bankid');
}
