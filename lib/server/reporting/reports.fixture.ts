import { afterEach, beforeEach } from 'vitest';
import { type ReportDetails, setReporter } from './report';

/** The reports of the running test, instead of lines on the console. Call once, at the top of a test file. */
export function collectReports(): { readonly messages: string[]; readonly details: ReportDetails[] } {
  const reports: { messages: string[]; details: ReportDetails[] } = { messages: [], details: [] };
  beforeEach(() => {
    reports.messages.length = 0;
    reports.details.length = 0;
    setReporter((message, details) => {
      reports.messages.push(message);
      reports.details.push(details);
    });
  });
  afterEach(() => setReporter(undefined));
  return reports;
}
