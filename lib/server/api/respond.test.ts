import { expect, it } from 'vitest';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { respondFromCatalogue } from './respond';

const reports = collectReports();
const fail = () => {
  throw new TypeError('no such field');
};

it('a backend failure is reported with its cause, which the browser does not get', async () => {
  const response = await respondFromCatalogue(Promise.reject(new CommerceError('network', 'refused')), fail);
  expect([response.status, await response.json()]).toEqual([502, { error: 'UNANSWERED' }]);
  expect(reports.details).toEqual([{ reason: 'CommerceError: refused' }]);
});

it('an error of our own is not reported as one', async () => {
  await expect(respondFromCatalogue(Promise.resolve({}), fail)).rejects.toThrow('no such field');
  expect((await respondFromCatalogue(Promise.resolve(null), fail)).status).toBe(404);
  expect(reports.details).toEqual([]);
});
