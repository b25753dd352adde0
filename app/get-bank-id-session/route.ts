import { cookies } from 'next/headers';
import { receiveReturn } from '@/lib/account/return-handler';
import { identityTools } from '@/lib/api/server/identity-tools';

export async function GET(request: Request): Promise<Response> {
  return receiveReturn(request, identityTools(await cookies()), 'login', '/login/bankid');
}
